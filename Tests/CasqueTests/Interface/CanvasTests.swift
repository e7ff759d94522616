import Casque
import Testing

/// The canvas, rule by rule, with the numbers that Interface Builder saves.
@Suite struct CanvasTests {
  private typealias Fixture = InterfaceFixture

  /// A view pinned to the safe area: below the status bar and above the home indicator.
  private func safeArea(
    tools: String, device: String, size: (Int, Int), controllers: String = ""
  ) throws -> Rect? {
    let pinned = ["top", "bottom", "leading", "trailing"].map {
      Fixture.equal("a", $0, "safe", $0)
    }
    return try Fixture.frames(
      Fixture.storyboard(
        Fixture.view("a"), constraints: pinned.joined(), tools: tools, device: device, size: size,
        controllers: controllers))["a"]
  }

  /// **Source** SavedFrames §4, §8a, §8b.
  @Test(arguments: [
    ("17701", "retina6_1", 414, 896, 44.0, 34.0), ("21701", "retina6_1", 414, 896, 48, 34),
    ("13122", "retina4_7", 375, 667, 20, 0), ("15505", "retina4_7", 375, 667, 0, 0),
    ("24506", "retina6_1", 414, 896, 96, 68), ("17701", "retina5_9", 375, 812, 44, 34),
    ("17156", "retina4_7", 375, 667, 0, 0), ("19455", "retina4_7", 375, 667, 0, 0),
    ("21701", "retina4_7", 375, 667, 20, 0), ("20037", "retina5_9", 375, 812, 44, 34),
    ("22505", "retina5_9", 375, 812, 50, 34), ("22505", "retina6_12", 393, 852, 59, 34),
  ])
  func statusBarsByVersion(
    tools: String, device: String, width: Int, height: Int, top: Double, bottom: Double
  ) throws {
    let frame = try #require(
      try safeArea(tools: tools, device: device, size: (width, height)))
    #expect(
      frame
        == Rect(x: 0, y: top, width: Double(width), height: Double(height) - top - bottom))
  }

  /// The root of a navigation controller lies under its bar, unless that is hidden.
  @Test(arguments: [("", 64.0), ("navigationBarHidden=\"YES\"", 20)])
  func barsComeFromSegues(attribute: String, top: Double) throws {
    let navigation = """
      <scene sceneID="s2"><objects>
        <navigationController \(attribute) id="nav" sceneMemberID="viewController">
          <connections><segue destination="vc1" kind="relationship" \
      relationship="rootViewController" id="seg"/></connections>
        </navigationController>
      </objects></scene>
      """
    let frame = try safeArea(
      tools: "13122", device: "retina4_7", size: (375, 667), controllers: navigation)
    #expect(frame?.minY == top)
  }

  /// **Source** SavedFrames §3: 16 below 414 points, 20 from there.
  @Test(arguments: [("retina4_7", 375, 667, 16.0), ("retina6_1", 414, 896, 20)])
  func rootMargins(device: String, width: Int, height: Int, margin: Double) throws {
    let frames = try Fixture.frames(
      Fixture.storyboard(
        Fixture.view("a"),
        constraints: Fixture.equal("a", "leading", "root", "leadingMargin")
          + Fixture.equal("a", "trailing", "root", "trailingMargin")
          + Fixture.equal("a", "top", "root", "top") + Fixture.extent("a", "height", 10),
        device: device, size: (width, height)))
    #expect(frames["a"] == Rect(x: margin, y: 0, width: Double(width) - 2 * margin, height: 10))
  }

  /// A slider's frame is 2 wider at either side than what constraints place; its height is 31.
  ///
  /// **Source** SavedFrames §1: 71 of 72.
  @Test func slidersReachBeyondTheirAlignmentRectangle() throws {
    let frames = try Fixture.frames(
      Fixture.storyboard(
        Fixture.view("a", kind: "slider"),
        constraints: Fixture.equal("a", "leading", "root", "leading", "constant=\"20\"")
          + Fixture.equal("root", "trailing", "a", "trailing", "constant=\"20\"")
          + Fixture.equal("a", "top", "root", "top", "constant=\"100\"")))
    #expect(frames["a"] == Rect(x: 18, y: 100, width: 378, height: 31))
  }

  /// A standard space to the safe area is none, to a top layout guide 8 in documents of Xcode 5.
  ///
  /// **Source** SavedFrames §2, §8a.
  @Test func standardSpaces() throws {
    let frames = try Fixture.frames(
      Fixture.storyboard(
        Fixture.view("a") + Fixture.view("b"),
        constraints: Fixture.equal("a", "top", "safe", "top", "constant=\"20\" symbolic=\"YES\"")
          + Fixture.equal("a", "leading", "root", "leading", "constant=\"20\" symbolic=\"YES\"")
          + Fixture.extent("a", "width", 10) + Fixture.extent("a", "height", 10)
          + Fixture.equal("b", "top", "a", "bottom", "constant=\"8\" symbolic=\"YES\"")
          + Fixture.equal("b", "leading", "a", "leading")
          + Fixture.extent("b", "width", 10) + Fixture.extent("b", "height", 10)))
    #expect(frames["a"]?.origin == Point(x: 20, y: 44))
    #expect(frames["b"]?.origin == Point(x: 20, y: 62))
  }

  /// An arranged view without content has 50 along its stack.
  ///
  /// **Source** SavedFrames §8b, rule 4 (25 views).
  @Test func emptyArrangedViewsHaveALength() throws {
    let stack = Fixture.view(
      "s", kind: "stackView", "axis=\"vertical\"",
      "<subviews>\(Fixture.view("a"))\(Fixture.view("b"))</subviews>")
    let frames = try Fixture.frames(
      Fixture.storyboard(
        stack,
        constraints: Fixture.equal("s", "leading", "root", "leading")
          + Fixture.equal("s", "top", "root", "top") + Fixture.extent("s", "width", 100)))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(frames["b"] == Rect(x: 0, y: 50, width: 100, height: 50))
    #expect(frames["s"] == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  /// A hidden arranged view lies where nothing stops it: who has its leading edge keeps its width.
  @Test func hiddenArrangedViewsYield() throws {
    let stack = Fixture.view(
      "s", kind: "stackView", "",
      "<subviews>\(Fixture.view("a"))\(Fixture.view("b", "hidden=\"YES\""))</subviews>")
    let frames = try Fixture.frames(
      Fixture.storyboard(
        stack,
        constraints: ["leading", "trailing", "top", "bottom"].map {
          Fixture.equal("s", $0, "root", $0)
        }.joined() + Fixture.equal("a", "leading", "b", "leading")))
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 414, height: 896))
  }

  /// Nothing of a scored frame is read: the same document with other frames gives the same result.
  @Test func savedFramesAreNoInput() throws {
    let text = Fixture.storyboard(
      Fixture.view("a", kind: "label", "text=\"Hello\""),
      constraints: Fixture.equal("a", "centerX", "root", "centerX")
        + Fixture.equal("a", "centerY", "root", "centerY"))
    let moved = text.replacing("width=\"1\" height=\"1\"", with: "width=\"300\" height=\"70\"")
    #expect(moved != text)
    #expect(try Fixture.frames(text) == (try Fixture.frames(moved)))
    #expect(try Fixture.frames(text)["a"]?.height == 20.5)
  }
}
