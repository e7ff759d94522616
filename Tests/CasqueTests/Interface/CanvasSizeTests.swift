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

  /// A cell of a collection had the margins of a root until Xcode 10 and has 8 since.
  ///
  /// **Source** interface-builder.md §3; a storyboard of Xcode 11 (5 views).
  @Test(arguments: [("14460", 20.0, 0.0), ("16097", 8, 8)])
  func collectionCells(tools: String, left: Double, top: Double) throws {
    let cell = """
      <cells><collectionViewCell id="cell">
        <rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
        <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
          <autoresizingMask key="autoresizingMask"/>
          <subviews>\(Fixture.view("a"))</subviews></view>
        <constraints>
          \(Fixture.equal("a", "leading", "cell", "leadingMargin"))
          \(Fixture.equal("a", "top", "cell", "topMargin"))
          \(Fixture.extent("a", "width", 10))\(Fixture.extent("a", "height", 10))
        </constraints>
      </collectionViewCell></cells>
      """
    let frames = try Fixture.frames(
      Fixture.storyboard(Fixture.view("list", kind: "collectionView", "", cell), tools: tools))
    #expect(frames["a"]?.origin == Point(x: left, y: top))
  }
}
