import Casque
import Testing

/// `casque check --canvas`: what a document shows against what it solves to.
@Suite struct CanvasCheckTests {
  private typealias Fixture = InterfaceFixture

  private func findings(_ text: String) throws -> [Finding] {
    try Fixture.withFile(text) { path in
      let document = try #require(CanvasDocument.readForChecks(path).value)
      return LayoutPipeline.standard.canvasFindings(of: [document])[0].findings
    }
  }

  /// A box at (20, 64), 100 × 40, below the status bar of 44.
  private func box(x: Int, top: String? = nil) -> String {
    let constraints = [
      Fixture.equal("a", "leading", "root", "leading", "constant=\"20\""),
      top ?? Fixture.equal("a", "top", "safe", "top", "constant=\"20\""),
      Fixture.extent("a", "width", 100), Fixture.extent("a", "height", 40),
    ]
    return Fixture.storyboard(
      Fixture.view("a", "userLabel=\"Box\""), constraints: constraints.joined()
    ).replacing(
      "x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"",
      with: "x=\"\(x)\" y=\"64\" width=\"100\" height=\"40\"")
  }

  @Test func whatLiesWhereItShouldIsFine() throws {
    #expect(try findings(box(x: 20)).isEmpty)
  }

  @Test func aMovedViewIsNamedWithBothFrames() throws {
    let finding = try #require(try findings(box(x: 23)).first)
    #expect(finding.diagnostic.code == .layoutMisplaced)
    #expect(
      finding.diagnostic.message
        == "'Box' is shown at (23, 64; 100 × 40), but its constraints put it at (20, 64; 100 × 40)")
    // Only the constraint that settles what is off.
    #expect(finding.diagnostic.notes.count == 1)
    #expect(finding.diagnostic.notes.first?.message.contains("Box.leading = ") ?? false)
    #expect(finding.views == ["Box"])
  }

  /// The ids that are told of where boxes of 100 × 40 are shown at some heights: all are tied to the
  /// safe area, 20 below it at 64, or each to the one before, 8 below that.
  private func misplaced(_ tops: [Double], inChain: Bool) throws -> [String] {
    var views = ""
    var constraints: [String] = []
    for (index, top) in tops.enumerated() {
      let (id, last) = ("box\(index)", "box\(index - 1)")
      views += """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id)">
          <rect key="frame" x="\(110 * index)" y="\(top)" width="100" height="40"/></view>
        """
      constraints += [
        Fixture.equal(id, "leading", "root", "leading", "constant=\"\(110 * index)\""),
        Fixture.extent(id, "width", 100), Fixture.extent(id, "height", 40),
        inChain && index > 0
          ? Fixture.equal(id, "top", last, "bottom", "constant=\"8\"")
          : Fixture.equal(id, "top", "safe", "top", "constant=\"20\""),
      ]
    }
    return try findings(Fixture.storyboard(views, constraints: constraints.joined()))
      .filter { $0.diagnostic.code == .layoutMisplaced }.flatMap(\.views)
  }

  @Test func whatHangsOnAMovedViewIsFine() throws {
    #expect(try misplaced([64, 112, 160], inChain: true).isEmpty)
    #expect(try misplaced([70, 118, 166], inChain: true) == ["box0"])
    #expect(try misplaced([64, 118, 166], inChain: true) == ["box1"])
    #expect(try misplaced([64, 112, 154], inChain: true) == ["box2"])
  }

  /// Where all that hangs on a bar shows it to be another one, no view was moved.
  @Test func whatViewsAgreeOnIsFine() throws {
    #expect(try misplaced([108, 108, 108], inChain: false).isEmpty)
    #expect(try misplaced([108, 108, 64], inChain: false) == ["box0", "box1"])
    #expect(try misplaced([108, 108, 111], inChain: false) == ["box2"])
    #expect(try misplaced([108, 64], inChain: false) == ["box0"])
    #expect(try misplaced([108], inChain: false) == ["box0"])
  }

  @Test func aMissingConstraintIsTold() throws {
    let codes = try findings(box(x: 20, top: "")).map(\.diagnostic.code)
    #expect(codes.contains(.layoutAmbiguous))
  }

  /// Two labels side by side lack a point where their texts are taken that much too wide.
  ///
  /// **Source** a storyboard whose labels are 201 and 100 wide, and 1.5 more by the stand-in.
  @Test(arguments: [(115.0, 57.5, false), (90, 45, true)])
  func whatTextsLackIsNoAmbiguity(end: Double, width: Double, isTold: Bool) throws {
    func label(_ id: String, x: Double) -> String {
      """
      <label translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" text="mmmm">
        <rect key="frame" x="\(x)" y="44" width="\(width)" height="20.5"/></label>
      """
    }
    let text = Fixture.storyboard(
      label("a", x: 0) + label("b", x: width),
      constraints: Fixture.equal("a", "leading", "root", "leading")
        + Fixture.equal("b", "leading", "a", "trailing")
        + Fixture.equal("b", "trailing", "root", "leading", "constant=\"\(end)\"")
        + Fixture.equal("a", "top", "safe", "top") + Fixture.equal("b", "top", "safe", "top"))
    let codes = try findings(text).map(\.diagnostic.code)
    #expect(codes.contains(.layoutAmbiguous) == isTold)
  }

  /// Interface Builder judges what is hidden as it judges all else.
  @Test func aHiddenViewIsJudged() throws {
    func hidden(_ text: String) -> String {
      text.replacing("userLabel=\"Box\"", with: "userLabel=\"Box\" hidden=\"YES\"")
    }
    #expect(try findings(hidden(box(x: 20))).isEmpty)
    #expect(
      try findings(hidden(box(x: 23))).map(\.diagnostic.code) == [.layoutMisplaced])
    let codes = try findings(hidden(box(x: 20, top: ""))).map(\.diagnostic.code)
    #expect(codes.contains(.layoutAmbiguous))
  }

  /// A text may be half a point higher than it was saved: nobody sees which of two has it.
  @Test func whatIsOpenByLessThanAPixelIsNotTold() throws {
    let labels = ["a", "b"].map {
      Fixture.view($0, kind: "label", "text=\"Hello\" verticalHuggingPriority=\"251\"")
    }
    func constraints(_ height: Double) -> String {
      ["a", "b"].map { Fixture.equal($0, "leading", "root", "leading") }.joined()
        + Fixture.equal("a", "top", "safe", "top") + Fixture.equal("b", "top", "a", "bottom")
        + Fixture.equal("b", "bottom", "safe", "top", "constant=\"\(height)\"")
    }
    func isAmbiguous(_ height: Double) throws -> Bool {
      try findings(Fixture.storyboard(labels.joined(), constraints: constraints(height)))
        .contains { $0.diagnostic.code == .layoutAmbiguous }
    }
    // Two lines of 20.5 points at most.
    #expect(try !isAmbiguous(41.4))
    #expect(try isAmbiguous(60))
  }

  /// The root of a scene may be hidden, as messages are until there is something to say.
  @Test func whatIsInAHiddenRootIsJudged() throws {
    func hidden(_ text: String) -> String {
      text.replacing(
        "<view key=\"view\" id=\"root\">", with: "<view key=\"view\" hidden=\"YES\" id=\"root\">")
    }
    #expect(hidden(box(x: 23)) != box(x: 23))
    #expect(try findings(hidden(box(x: 20))).isEmpty)
    #expect(try findings(hidden(box(x: 23))).map(\.diagnostic.code) == [.layoutMisplaced])
  }

  /// A label saved with another height or width: one that no number of lines has, and one that its
  /// text hardly has, are told.
  @Test func contentsAreNoLargerThanTextsMayBe() throws {
    func label(width: Double, height: Double) throws -> [DiagnosticCode] {
      let text = Fixture.storyboard(
        Fixture.view("a", kind: "label", "text=\"Take a picture of it (placeholder)\""),
        constraints: Fixture.equal("a", "leading", "root", "leading")
          + Fixture.equal("a", "top", "root", "top")
      ).replacing(
        "x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"",
        with: "x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"")
      return try findings(text).map(\.diagnostic.code)
    }
    let own = try #require(
      try Fixture.frames(
        Fixture.storyboard(
          Fixture.view("a", kind: "label", "text=\"Take a picture of it (placeholder)\""),
          constraints: Fixture.equal("a", "leading", "root", "leading")
            + Fixture.equal("a", "top", "root", "top")))["a"])
    #expect(try label(width: own.width, height: own.height).isEmpty)
    #expect(try label(width: own.width + 2, height: own.height).isEmpty)
    #expect(try label(width: own.width + 12, height: own.height) == [.layoutMisplaced])
    #expect(try label(width: own.width, height: own.height + 9) == [.layoutMisplaced])
  }
  /// The lines of a family of which nothing is known may be lower and higher by a quarter.
  @Test(arguments: [
    ("Nowhere Sans", 24.0, true), ("Nowhere Sans", 27, false), ("Verdana", 24, false),
  ])
  func linesOfUnknownFamilies(family: String, height: Double, isFine: Bool) throws {
    let plain = """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Aa" \
      lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="20" y="20" width="WIDTH" height="HEIGHT"/>
        <fontDescription key="fontDescription" name="\(family)" family="\(family)" pointSize="17"/>
      </label>
      """
    let constraints =
      Fixture.equal("a", "leading", "root", "leading") + Fixture.equal("a", "top", "root", "top")
    let text = Fixture.storyboard(plain, constraints: constraints)
    let own = try #require(
      try Fixture.frames(
        text.replacing("WIDTH", with: "10").replacing("HEIGHT", with: "20"))["a"])
    let saved = text.replacing("x=\"20\" y=\"20\"", with: "x=\"0.0\" y=\"0.0\"")
      .replacing("WIDTH", with: "\(own.width)").replacing("HEIGHT", with: "\(height)")
    #expect(try findings(saved).isEmpty == isFine)
  }
  /// An image view is as high as its symbol, and its constraints are to the symbol's alignment rectangle.
  @Test(arguments: [
    ("system", 0.5, 33.0, true), ("system", 0, 26, false), ("system", 3, 34, false),
    ("", 1, 32, false),
  ])
  func imagesOfSymbols(catalog: String, top: Double, height: Double, isFine: Bool) throws {
    let view = """
      <imageView contentMode="scaleAspectFit" image="questionmark.circle" catalog="\(catalog)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0.0" y="\(top)" width="34" height="\(height)"/>
      </imageView>
      """
    let resources = """
      <resources>
        <image name="questionmark.circle" \(catalog.isEmpty ? "" : "catalog=\"\(catalog)\"") \
      width="128" height="123"/>
      </resources>
      """
    let text = Fixture.storyboard(
      view,
      constraints: Fixture.equal("a", "leading", "root", "leading")
        + Fixture.equal("a", "top", "root", "top") + Fixture.extent("a", "width", 34)
        + Fixture.extent("a", "height", 34)
    ).replacing("</document>", with: resources + "</document>")
    #expect(try findings(text).isEmpty == isFine)
  }
}
