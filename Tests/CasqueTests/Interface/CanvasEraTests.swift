import Casque
import Testing

/// What differs between the canvases of versions of Interface Builder.
@Suite struct CanvasEraTests {
  private typealias Fixture = InterfaceFixture

  /// A label of a text style is a line of 1.19336 of its size high, up to the half point: those of
  /// the smallest category in Xcode 12.5 and 13, of the default one before and after.
  ///
  /// **Source** labels saved 17 and 14.5 high by 20037, 30 high in title 1, 14.5 in a footnote by
  /// 19455, 17 in a headline by 18122; 20.5 for body in other versions.
  @Test(arguments: [
    ("17701", "Body", 20.5), ("18122", "Headline", 17), ("19455", "Footnote", 14.5),
    ("20037", "Headline", 17),
    ("20037", "Subhead", 14.5), ("20037", "Title1", 30), ("21701", "Body", 20.5),
  ])
  func textStyles(tools: String, style: String, height: Double) throws {
    let label = Fixture.view(
      "a", kind: "label", "text=\"Title\"",
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/>")
    let frames = try Fixture.frames(
      Fixture.storyboard(
        label,
        constraints: Fixture.equal("a", "leading", "root", "leading")
          + Fixture.equal("a", "top", "root", "top"), tools: tools))
    #expect(frames["a"]?.height == height)
  }

  /// The controls of iOS 13 come with 14868.
  ///
  /// **Source** three segmented controls saved 32 high by 14868; SavedFrames §5.
  @Test(arguments: [("14854", 29.0), ("14868", 32)])
  func segmentedControls(tools: String, height: Double) throws {
    let control = Fixture.view(
      "a", kind: "segmentedControl", "", "<segments><segment title=\"A\"/></segments>")
    let frames = try Fixture.frames(
      Fixture.storyboard(
        control,
        constraints: Fixture.equal("a", "leading", "root", "leading")
          + Fixture.equal("a", "top", "root", "top"), tools: tools))
    #expect(frames["a"]?.height == height)
  }

  /// A root that begins below an opaque bar has nothing of it, one that begins at the top all.
  ///
  /// **Source** a storyboard of 11542 whose root begins at 64.
  @Test(arguments: [("64", 0.0), ("20", 44), ("0.0", 64)])
  func rootsBelowTheirBar(top: String, inset: Double) throws {
    let text = Fixture.storyboard(
      Fixture.view("a"),
      constraints: Fixture.equal("a", "top", "safe", "top") + Fixture.extent("a", "height", 10)
        + Fixture.equal("a", "leading", "root", "leading"),
      tools: "11542", device: "retina4_7", size: (375, 667)
    )
    .replacing(
      "y=\"0.0\" width=\"375\"", with: "y=\"\(top)\" width=\"375\""
    )
    .replacing(
      "</viewController>",
      with: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
        + "</viewController>")
    #expect(try Fixture.frames(text)["a"]?.minY == inset)
  }

  /// The canvas of 600 × 600 has margins of 16 at its root before Xcode 7.
  ///
  /// **Source** a storyboard of 7702; 20 in all of 21 documents from 8121 on.
  @Test(arguments: [("7702", 16.0), ("8191", 20)])
  func rootMargins(tools: String, margin: Double) throws {
    let text = Fixture.storyboard(
      Fixture.view("a"),
      constraints: Fixture.equal("a", "leading", "root", "leadingMargin")
        + Fixture.equal("a", "top", "root", "top") + Fixture.extent("a", "height", 10)
        + Fixture.extent("a", "width", 10),
      tools: tools, size: (600, 600)
    )
    .replacing("<device id=\"retina6_1\" orientation=\"portrait\" appearance=\"light\"/>", with: "")
    #expect(try Fixture.frames(text)["a"]?.minX == margin)
  }

  /// A table with a cell that holds a view pinned to the content's margins.
  private func table(_ attributes: String, cell: String, frames: (String, String), tools: String)
    throws -> Rect?
  {
    let pinned = ["top", "bottom", "leading", "trailing"].map {
      Fixture.equal("a", $0, "content", $0 + "Margin")
    }
    let table = Fixture.view(
      "table", kind: "tableView", "rowHeight=\"60\" \(attributes)",
      """
      <prototypes><tableViewCell id="cell" \(cell)>\(frames.0)
        <tableViewCellContentView key="contentView" id="content" \(cell)>\(frames.1)
          <subviews>\(Fixture.view("a"))</subviews>
          <constraints>\(pinned.joined())</constraints>
        </tableViewCellContentView></tableViewCell></prototypes>
      """
    ).replacing(
      "width=\"1\" height=\"1\"/><prototypes>", with: "width=\"320\" height=\"500\"/><prototypes>")
    let edges = ["top", "bottom", "leading", "trailing"].map {
      Fixture.equal("table", $0, "root", $0)
    }
    return try Fixture.frames(
      Fixture.storyboard(
        table, constraints: edges.joined(), tools: tools, device: "retina4_0", size: (320, 568)))[
        "a"]
  }

  /// A cell without a frame is as wide as its table and as high as its row; what it holds is a
  /// separator lower.
  ///
  /// **Source** a storyboard of 6254, whose labels lie at the margins of such cells.
  @Test(arguments: [
    ("", "", Rect(x: 8, y: 8, width: 304, height: 43)),
    ("separatorStyle=\"none\"", "", Rect(x: 8, y: 8, width: 304, height: 44)),
    ("", "rowHeight=\"155\"", Rect(x: 8, y: 8, width: 304, height: 138)),
    (
      "", "accessoryType=\"disclosureIndicator\"", Rect(x: 8, y: 8, width: 271, height: 43)
    ),
  ])
  func cellsWithoutFrames(table attributes: String, cell: String, expected: Rect) throws {
    #expect(
      try table(attributes, cell: cell, frames: ("", ""), tools: "6254") == expected)
  }

  /// What keeps a table's margins before Xcode 9 has those of its separators.
  ///
  /// **Source** a storyboard of 11762 (5 views); 8 in all other cells of its time.
  @Test(arguments: [("", 8.0), ("preservesSuperviewLayoutMargins=\"YES\"", 15)])
  func keptMargins(attribute: String, margin: Double) throws {
    let frame = try table(
      "", cell: attribute,
      frames: (
        "<rect key=\"frame\" x=\"0.0\" y=\"28\" width=\"320\" height=\"60\"/>",
        "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"59.5\"/>"
      ), tools: "11762")
    #expect(frame == Rect(x: margin, y: 8, width: 320 - 2 * margin, height: 43.5))
  }

  /// A xib's view of another size than the screen has the inset of the top alone.
  ///
  /// **Source** seven views of 195 to 414 points, which have none below.
  @Test(arguments: [(414, 0.0), (320, 0)])
  func partOfTheScreen(width: Int, bottom: Double) throws {
    let pinned = ["top", "bottom", "leading", "trailing"].map {
      Fixture.equal("a", $0, "safe", $0)
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17156" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="272"/>
            <subviews>\(Fixture.view("a"))</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(pinned.joined())</constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
          </view>
        </objects>
      </document>
      """
    #expect(try Fixture.frames(text, named: "View.xib")["a"]?.height == 272 - 44 - bottom)
  }
}
