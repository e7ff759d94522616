import Casque
import Testing

/// The margins of cells on Interface Builder's canvas, by version.
@Suite struct CanvasCellTests {
  private typealias Fixture = InterfaceFixture

  /// A cell of a collection had the margins of a root until Xcode 10 and has 8 since.
  ///
  /// **Source** SavedFrames §3; a storyboard of Xcode 11 (5 views).
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

  /// At the top of a xib it has the margins of a root.
  ///
  /// **Source** xibs: cells of 335 and 375 points and a header, 16 at their sides.
  @Test(arguments: ["collectionViewCell", "collectionReusableView"])
  func collectionCellsOfXibs(kind: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="24128" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <objects>
          <\(kind) id="cell">
            <rect key="frame" x="0.0" y="0.0" width="375" height="80"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>\(Fixture.view("a"))</subviews>
            <constraints>
              \(Fixture.equal("a", "leading", "cell", "leadingMargin"))
              \(Fixture.equal("a", "trailing", "cell", "trailingMargin"))
              \(Fixture.equal("a", "top", "cell", "top"))\(Fixture.extent("a", "height", 10))
            </constraints>
          </\(kind)>
        </objects>
      </document>
      """
    let frames = try Fixture.frames(text, named: "Cell.xib")
    #expect(frames["a"] == Rect(x: 16, y: 0, width: 343, height: 10))
  }

  /// A cell that keeps its table's margins has those; another had 15 in Xcode 11 beside a home button.
  ///
  /// **Source** storyboards of Xcode 11, one of either kind; xibs' cells.
  @Test(arguments: [("15505", "NO", 15.0), ("15400", "YES", 16), ("17701", "NO", 16)])
  func tableCells(tools: String, keeps: String, margin: Double) throws {
    let rect = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"80\"/>"
    let keeping = "preservesSuperviewLayoutMargins=\"\(keeps)\""
    let cell = """
      <prototypes><tableViewCell id="cell" \(keeping)>
        \(rect)<autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" id="content" tableViewCell="cell" \(keeping)>
          \(rect)<autoresizingMask key="autoresizingMask"/>
          <subviews>\(Fixture.view("a"))</subviews>
          <constraints>
            \(Fixture.equal("a", "leading", "content", "leadingMargin"))
            \(Fixture.equal("a", "trailing", "content", "trailingMargin"))
            \(Fixture.equal("a", "top", "content", "top"))\(Fixture.extent("a", "height", 10))
          </constraints>
        </tableViewCellContentView>
      </tableViewCell></prototypes>
      """
    let frames = try Fixture.frames(
      Fixture.storyboard(
        Fixture.view("table", kind: "tableView", "", cell), tools: tools, device: "retina4_7",
        size: (375, 667)))
    #expect(frames["a"] == Rect(x: margin, y: 0, width: 375 - 2 * margin, height: 10))
  }
}
