import Casque
import Testing

/// The lengths that the canvas gives to what asks for none, and to symbols.
@Suite struct CanvasSizeTests {
  private typealias Fixture = InterfaceFixture

  /// A length bounded from above alone takes the bound; with a least length it takes that.
  ///
  /// **Source** a xib whose view has a height of at most 50 and is 50 high (3 views).
  @Test func aBoundIsTaken() throws {
    func bound(_ id: String, _ relation: String, _ constant: Int) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="height" relation="\(relation)" \
      constant="\(constant)" id="\(id)-\(relation)"/>
      """
    }
    let frames = try Fixture.frames(
      Fixture.storyboard(
        Fixture.view("a") + Fixture.view("b") + Fixture.view("c"),
        constraints: ["a", "b", "c"].map {
          Fixture.equal($0, "top", "root", "top") + Fixture.equal($0, "leading", "root", "leading")
            + Fixture.extent($0, "width", 10) + bound($0, "lessThanOrEqual", 50)
        }.joined() + bound("b", "greaterThanOrEqual", 20)
          + Fixture.equal("root", "bottom", "c", "bottom", "constant=\"860\"")))
    #expect(frames["a"]?.height == 50)
    #expect(frames["b"]?.height == 20)
    #expect(frames["c"]?.height == 36)
  }

  /// The canvas's 50 is kept before the content of other views.
  ///
  /// **Source** a storyboard's stack, 60 high, of a label of 20.5 and one without characters, saved
  /// as 10 and 50 (2 stacks of one document; 2 of another, 41 of 54 and 50).
  @Test func theEmptyLengthIsKeptBeforeContent() throws {
    let stack = Fixture.view(
      "s", kind: "stackView", "axis=\"vertical\"",
      "<subviews>\(Fixture.view("a", kind: "label", "text=\"g Total\""))"
        + "\(Fixture.view("b", kind: "label", "text=\"\""))</subviews>")
    let frames = try Fixture.frames(
      Fixture.storyboard(
        stack,
        constraints: Fixture.equal("s", "leading", "root", "leading")
          + Fixture.equal("s", "top", "root", "top") + Fixture.extent("s", "width", 100)
          + Fixture.extent("s", "height", 60)))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 100, height: 10))
    #expect(frames["b"] == Rect(x: 0, y: 10, width: 100, height: 50))
  }

  /// The canvas's 50 is not for an arranged view that is bounded from above, nor for blanks.
  ///
  /// **Source** a storyboard's image of at most 200 in a stack, 200 high; a storyboard's labels of
  /// one blank in a stack, each a line of 20.5 high.
  @Test func theEmptyLengthIsForNothingElse() throws {
    let bound = """
      <constraints><constraint firstAttribute="height" relation="lessThanOrEqual" constant="200" \
      id="bound"/></constraints>
      """
    let stack = Fixture.view(
      "s", kind: "stackView", "axis=\"vertical\"",
      "<subviews>\(Fixture.view("a", kind: "imageView", "", bound))"
        + "\(Fixture.view("b", kind: "label", "text=\" \""))</subviews>")
    let frames = try Fixture.frames(
      Fixture.storyboard(
        stack,
        constraints: Fixture.equal("s", "leading", "root", "leading")
          + Fixture.equal("s", "top", "root", "top") + Fixture.extent("s", "width", 100)))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 100, height: 200))
    #expect(frames["b"] == Rect(x: 0, y: 200, width: 100, height: 20.5))
  }

  /// Fields without border are a line high, from Xcode 12 on 0.093 of the size more; secure ones not.
  ///
  /// **Source** fields of 14 points 17 high in a storyboard of Xcode 11, of 14 points 18.5 and, secure, 17
  /// high in one of Xcode 26; SavedFrames §5, §8c.
  @Test(arguments: [
    ("14854", 17, false, 21.0), ("15505", 14, false, 17), ("17701", 17, false, 22),
    ("24093.7", 14, false, 18.5), ("24093.7", 14, true, 17), ("24506", 17, true, 21),
  ])
  func plainFields(tools: String, size: Int, isSecure: Bool, height: Double) throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"
    let traits = """
      <textInputTraits key="textInputTraits" secureTextEntry="\(isSecure ? "YES" : "NO")"/>
      """
    let frames = try Fixture.frames(
      Self.corner(
        Fixture.view("a", kind: "textField", "placeholder=\"Name\"", font + traits), tools: tools))
    #expect(frames["a"]?.height == height)
  }

  /// Fields with a line around them are 4 higher than those without border.
  ///
  /// **Source** a secure field of 20 points, 32 high, in a storyboard of Xcode 10 and one of 50 points, 77
  /// high, in one of Xcode 12.
  @Test(arguments: [
    ("14460", "AvenirNext-Regular", 20, 32.0), ("17701", "AvenirNext-Bold", 50, 77),
  ])
  func fieldsWithALine(tools: String, face: String, size: Int, height: Double) throws {
    let font = """
      <fontDescription key="fontDescription" name="\(face)" family="Avenir Next" pointSize="\(size)"/>
      """
    let frames = try Fixture.frames(
      Self.corner(
        Fixture.view("a", kind: "textField", "text=\"0\" borderStyle=\"line\"", font), tools: tools)
    )
    #expect(frames["a"]?.height == height)
  }

  /// Segments are as wide as the widest title in the selected weight, with lines between them.
  ///
  /// **Source** segmented controls of xibs and storyboards of Xcode 9 and 12.
  @Test(arguments: [
    ("13189", ["Photo", "Movie"], 103.0), ("17701", ["custom", "automatic"], 161),
    ("17701", ["fullScreen", "automatic"], 163),
  ])
  func segments(tools: String, titles: [String], width: Double) throws {
    let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
    let frames = try Fixture.frames(
      Self.corner(
        Fixture.view("a", kind: "segmentedControl", "", "<segments>\(segments)</segments>"),
        tools: tools))
    #expect(frames["a"]?.width == width)
  }

  /// Ideographs make lines higher from Xcode 14 on.
  ///
  /// **Source** xibs: a label of 14 points, 33.5 for two lines in Xcode 13; of 17 points, 21 for one
  /// in Xcode 14.
  @Test(arguments: [("19162", 14, 33.5), ("21225", 14, 34.5)])
  func ideographs(tools: String, size: Int, height: Double) throws {
    let text = String(repeating: "\u{6F22}", count: 10)
    let frames = try Fixture.frames(
      Self.corner(
        Fixture.view(
          "a", kind: "label", "text=\"\(text)\" numberOfLines=\"2\"",
          "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>"),
        Fixture.extent("a", "width", 100), tools: tools))
    #expect(frames["a"]?.height == height)
  }

  /// A wrapped label is as wide as its longest line with the blank at its end, if it may be.
  ///
  /// **Source** a storyboard's label of 17 points, 288 of 288 wide, and a xib's of 14 points, 248
  /// of 248, whose longest lines are 283.5 and 246 by the stand-in.
  @Test(arguments: [64, 90]) func blanksAtBreaks(bound: Int) throws {
    let most = """
      <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" \
      constant="\(bound)" id="a-most"/>
      """
    func label(_ id: String, _ text: String) -> String {
      Fixture.view(id, kind: "label", "text=\"\(text)\" numberOfLines=\"0\"")
    }
    let frames = try Fixture.frames(
      Self.corner(label("a", "mmmm mmmm") + label("b", "mmmm "), most))
    let whole = try #require(frames["b"]?.width)
    #expect(frames["a"]?.width == min(whole, Double(bound)))
    #expect(frames["a"]?.height == 41)
  }

  /// A document of views of which `a` and `b` are in the corner.
  private static func corner(
    _ views: String, _ constraints: String = "", tools: String = "17701"
  ) -> String {
    Fixture.storyboard(
      views,
      constraints: ["a", "b"].filter { views.contains("id=\"\($0)\"") }.map {
        Fixture.equal($0, "leading", "root", "leading") + Fixture.equal($0, "top", "root", "top")
      }.joined() + constraints, tools: tools)
  }

  /// The preferred width of Xcode 5 and 6 is the width that a label of several lines had.
  @Test(arguments: [("6250", 100.0), ("13771", 58)])
  func savedWidths(tools: String, width: Double) throws {
    let frames = try Fixture.frames(
      Self.corner(
        Fixture.view(
          "a", kind: "label", "text=\"mmmm\" numberOfLines=\"0\" preferredMaxLayoutWidth=\"100\""),
        tools: tools))
    #expect(frames["a"]?.width == width)
  }

  /// A view of one's own class has the content size that it told Interface Builder.
  ///
  /// **Source** a xib's labels, 37 and 76 × 17 as listed; three of another, which are 18 high.
  @Test func sizesOfDesignables() throws {
    let listed = """
      <designables>
        <designable name="a"><size key="intrinsicContentSize" width="37" height="14.5"/></designable>
        <designable name="b"><size key="intrinsicContentSize" width="-1" height="-1"/></designable>
      </designables></document>
      """
    let frames = try Fixture.frames(
      Self.corner(
        Fixture.view("a", kind: "label", "text=\"15 min\" customClass=\"Small\"")
          + Fixture.view("b", kind: "label", "text=\"mmmm\" customClass=\"Small\"")
      ).replacing("</document>", with: listed))
    #expect(frames["a"]?.size == Size(width: 37, height: 14.5))
    #expect(frames["b"]?.size == Size(width: 58, height: 20.5))
  }

  /// Symbols in a text style's size, and one that the document lists under its former name.
  ///
  /// **Source** a storyboard: `timer` at 12 points 14 × 14, `square.and.pencil` at 22 points
  /// 26.5 × 25, `line.3.horizontal` in large scale 26 × 13.
  @Test(arguments: [
    ("timer", "<fontDescription key=\"f\" style=\"UICTFontTextStyleCaption1\"/>", "", 14.0, 14.0),
    (
      "square.and.pencil", "<fontDescription key=\"f\" style=\"UICTFontTextStyleTitle2\"/>", "",
      26.5, 25
    ),
    ("line.3.horizontal", "", "scale=\"large\"", 26, 13),
  ])
  func symbols(
    name: String, font: String, scale: String, width: Double, height: Double
  ) throws {
    let view = Fixture.view(
      "a", kind: "imageView", "image=\"\(name)\" catalog=\"system\"",
      "<preferredSymbolConfiguration key=\"c\" \(scale)>\(font)</preferredSymbolConfiguration>")
    let listed = """
      <resources>
        <image name="timer" catalog="system" width="128" height="121"/>
        <image name="square.and.pencil" catalog="system" width="128" height="118"/>
        <image name="line.horizontal.3" catalog="system" width="128" height="64"/>
      </resources></document>
      """
    let frames = try Fixture.frames(
      Fixture.storyboard(
        view,
        constraints: Fixture.equal("a", "leading", "root", "leading")
          + Fixture.equal("a", "top", "root", "top")
      ).replacing("</document>", with: listed))
    let size = try #require(frames["a"]?.size)
    #expect(abs(size.width - width) <= 0.5 && abs(size.height - height) <= 0.5)
  }

  /// The 50 of an arranged view counts across the stack as well where the view holds others and the
  /// stack leaves it its own length.
  ///
  /// **Source** a xib whose arranged view is 50 high around a label of 20.5 and two spaces of 10.
  @Test(arguments: [("top", 50.0), ("fill", 100)])
  func emptyAcross(alignment: String, height: Double) throws {
    let inner = Fixture.view(
      "a", "",
      """
      <subviews>\(Fixture.view("b"))</subviews>
      <constraints>\(Fixture.equal("b", "top", "a", "top"))
      \(Fixture.equal("b", "bottom", "a", "bottom"))</constraints>
      """)
    let stack = Fixture.view(
      "stack", kind: "stackView", "alignment=\"\(alignment)\"", "<subviews>\(inner)</subviews>")
    let frames = try Fixture.frames(
      Fixture.storyboard(
        stack,
        constraints: Fixture.equal("stack", "top", "root", "top")
          + Fixture.equal("stack", "leading", "root", "leading")
          + Fixture.extent("stack", "width", 200) + Fixture.extent("stack", "height", 100)))
    #expect(frames["a"]?.height == height)
  }

  /// A stack view that hides all it arranges is no empty one.
  ///
  /// **Source** a xib of an inner stack with a hidden label, saved without an extent.
  @Test func stacksOfHiddenViews() throws {
    let inner = Fixture.view(
      "inner", kind: "stackView", "axis=\"vertical\"",
      "<subviews>\(Fixture.view("gone", kind: "label", "text=\"a\" hidden=\"YES\""))</subviews>")
    let other = Fixture.view(
      "other", "", "<constraints>\(Fixture.extent("other", "height", 30))</constraints>")
    let stack = Fixture.view(
      "stack", kind: "stackView", "axis=\"vertical\"", "<subviews>\(inner)\(other)</subviews>")
    let frames = try Fixture.frames(
      Fixture.storyboard(
        stack,
        constraints: Fixture.equal("stack", "top", "root", "top")
          + Fixture.equal("stack", "leading", "root", "leading")
          + Fixture.extent("stack", "width", 200)))
    #expect(frames["other"]?.minY == 0)
  }

  /// An indicator that hides itself has its place in a stack view of the canvas; a hidden one has none,
  /// and neither has in an app.
  ///
  /// **Source** a storyboard of 15400 with one beside a segmented control and a button, which are as
  /// wide as it leaves them.
  @Test(arguments: [("hidesWhenStopped=\"YES\"", 62.0), ("", 100)])
  func indicatorsThatHide(attribute: String, width: Double) throws {
    let stack = Fixture.view(
      "stack", kind: "stackView", "spacing=\"8\"",
      """
      <subviews>\(Fixture.view("a", "userLabel=\"Bar\""))
      \(Fixture.view(
        "wheel", kind: "activityIndicatorView", "hidden=\"YES\" \(attribute)",
        "<constraints>\(Fixture.extent("wheel", "width", 30))</constraints>"))</subviews>
      """)
    let text = Fixture.storyboard(
      stack,
      constraints: Fixture.equal("stack", "top", "root", "top")
        + Fixture.equal("stack", "leading", "root", "leading")
        + Fixture.extent("stack", "width", 100))
    #expect(try Fixture.frames(text)["a"]?.width == width)
    let app = try Fixture.withFile(text) { path in
      let cell = try Cell(slug: "iphone-11_portrait", in: .standard)
      return LayoutPipeline.standard.resolve(Document.readAll(path).value[0].layout, in: cell)
    }
    #expect(app["Bar"].frame.width == 100)
  }

  /// A button of an image alone is as wide as it; one with a title has the system's least.
  ///
  /// **Source** two buttons of 24 points in a xib; SavedFrames §5 for titles.
  @Test(arguments: [("image=\"go\"", 24.0), ("title=\"i\"", 30)])
  func leastWidthsOfButtons(state: String, width: Double) throws {
    let button = Fixture.view(
      "a", kind: "button", "buttonType=\"system\"", "<state key=\"normal\" \(state)/>")
    let text = Fixture.storyboard(
      button,
      constraints: Fixture.equal("a", "leading", "root", "leading")
        + Fixture.equal("a", "top", "root", "top")
    ).replacing(
      "</document>",
      with: "<resources><image name=\"go\" width=\"24\" height=\"24\"/></resources></document>")
    #expect(try Fixture.frames(text)["a"]?.width == width)
  }

  /// A search bar with a prompt has another line.
  ///
  /// **Source** a storyboard of 600 × 600 whose search bar with a prompt is 75 high.
  @Test(arguments: [("", 44.0), ("prompt=\"Find\"", 75)])
  func searchBars(prompt: String, height: Double) throws {
    let frames = try Fixture.frames(
      Fixture.storyboard(
        Fixture.view("a", kind: "searchBar", prompt),
        constraints: ["top", "leading", "trailing"].map { Fixture.equal("a", $0, "root", $0) }
          .joined(), tools: "10117", device: "retina4_7", size: (375, 667)))
    #expect(frames["a"]?.height == height)
  }
}
