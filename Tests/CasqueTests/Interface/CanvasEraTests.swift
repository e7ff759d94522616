import Casque
import Testing

/// What differs between the canvases of versions of Interface Builder.
@Suite struct CanvasEraTests {
  private typealias Fixture = InterfaceFixture

  /// A label of a text style is a line of 1.19336 of its size high, up to the half point: those of
  /// the smallest category in Xcode 12.5 and 13, of the default one before and after; the second title
  /// of Xcode 10 is of 20 points.
  ///
  /// **Source** labels saved 17 and 14.5 high by 20037, 30 high in title 1, 14.5 in a footnote by
  /// 19455, 17 in a headline by 18122; 20.5 for body in other versions; 24 and 26.5 for title 2 by 14490
  /// and 17701.
  @Test(arguments: [
    ("17701", "Body", 20.5), ("18122", "Headline", 17), ("19455", "Footnote", 14.5),
    ("20037", "Headline", 17),
    ("20037", "Subhead", 14.5), ("20037", "Title1", 30), ("21701", "Body", 20.5),
    ("14490.70", "Title2", 24), ("17701", "Title2", 26.5),
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

  /// A scene of its own size that is wider than its device has that width's margins from Xcode 11, and
  /// no part of the screen's top in Xcode 10.
  ///
  /// **Source** storyboards of 14490, 600 wide on a device of 320 and 231 high, and of 18122, 500 wide on a
  /// device of 375.
  @Test(arguments: [("14490.70", 16.0, 0.0), ("18122", 20, 0), ("21701", 20, 20)])
  func widerThanTheDevice(tools: String, margin: Double, top: Double) throws {
    let text = Fixture.storyboard(
      Fixture.view("a"),
      constraints: Fixture.equal("a", "leading", "root", "leadingMargin")
        + Fixture.equal("a", "top", "safe", "top") + Fixture.extent("a", "height", 10)
        + Fixture.extent("a", "width", 10),
      tools: tools, device: "retina4_7", size: (500, 300)
    )
    .replacing(
      "</viewController>",
      with: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/></viewController>")
    let frame = try Fixture.frames(text)["a"]
    #expect(frame == Rect(x: margin, y: top, width: 10, height: 10))
  }

  /// A table with a cell that holds a view pinned to the content's margins.
  private func table(
    _ attributes: String, cell: String, frames: (String, String), tools: String,
    on device: (id: String, width: Int, height: Int) = ("retina4_0", 320, 568)
  ) throws -> Rect? {
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
      "width=\"1\" height=\"1\"/><prototypes>",
      with: "width=\"\(device.width)\" height=\"500\"/><prototypes>")
    let edges = ["top", "bottom", "leading", "trailing"].map {
      Fixture.equal("table", $0, "root", $0)
    }
    return try Fixture.frames(
      Fixture.storyboard(
        table, constraints: edges.joined(), tools: tools, device: device.id,
        size: (device.width, device.height)))["a"]
  }

  /// A table of 390 points and more gives its cells margins of 20 from Xcode 14 on.
  ///
  /// **Source** SavedFrames §3; a storyboard of 21507 on a device 393 wide.
  @Test(arguments: [("20037", 16.0), ("21507", 20), ("22505", 20)])
  func cellMarginsOfTables(tools: String, side: Double) throws {
    let frame = try table(
      "", cell: "",
      frames: (
        "<rect key=\"frame\" x=\"0.0\" y=\"28\" width=\"393\" height=\"60\"/>",
        "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"60\"/>"
      ), tools: tools, on: ("retina6_12", 393, 852))
    #expect(frame == Rect(x: side, y: 11, width: 393 - 2 * side, height: 38))
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

  /// A xib of one view of a kind with a view in it.
  private func xib(
    _ root: String, tools: String, safeAreas: Bool = true, device: String = "retina4_7"
  ) throws -> [String: Rect] {
    try Fixture.frames(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" useAutolayout="YES" useTraitCollections="YES" \
      \(safeAreas ? "useSafeAreas=\"YES\"" : "")>
        <device id="\(device)" orientation="portrait"/>
        <objects>\(root)</objects>
      </document>
      """, named: "View.xib")
  }

  /// A cell of a xib with a view that is pinned to its content's edges or margins.
  private func cell(_ size: (Int, Int), content: (Int, Double), pinnedTo suffix: String) -> String {
    let pinned = ["top", "bottom", "leading", "trailing"].map {
      Fixture.equal("a", $0, "content", $0 + suffix)
    }
    return """
      <tableViewCell id="cell">
        <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
        <tableViewCellContentView key="contentView" id="content">
          <rect key="frame" x="0.0" y="0.0" width="\(content.0)" height="\(content.1)"/>
          <subviews>\(Fixture.view("a"))</subviews>
          <constraints>\(pinned.joined())</constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
  }

  /// Contents that Xcode 6 saved as they are made are as large as their cells allow.
  ///
  /// **Source** four xibs of 6254 to 7706, whose views lie in contents of 79 and 92 points.
  @Test(arguments: [
    ("6254", 43.0, Rect(x: 0, y: 0, width: 347, height: 92)),
    ("7706", 43, Rect(x: 0, y: 0, width: 347, height: 92)),
    ("7706", 60, Rect(x: 0, y: 0, width: 320, height: 60)),
    ("8191", 43, Rect(x: 0, y: 0, width: 320, height: 43)),
  ])
  func contentsAsTheyAreMade(tools: String, height: Double, expected: Rect) throws {
    let frames = try xib(
      cell((347, 93), content: (320, height), pinnedTo: ""), tools: tools)
    #expect(frames["a"] == expected)
  }

  /// Before safe areas cells keep the margins of 8 in Xcode 9.
  ///
  /// **Source** documents of 13168 and 13196 without them; one of 13771 with them, and later ones.
  @Test(arguments: [
    ("13196", false, 8.0), ("13771", true, 11), ("14113", false, 11), ("12121", false, 8),
  ])
  func cellMarginsOfXcode9(tools: String, safeAreas: Bool, top: Double) throws {
    let frames = try xib(
      cell((375, 80), content: (375, 79.5), pinnedTo: "Margin"), tools: tools,
      safeAreas: safeAreas)
    #expect(frames["a"]?.minY == top)
  }

  /// Contents of cells in a xib are 15 from their upper edges in Xcode 26, as those of grouped tables.
  ///
  /// **Source** a xib of 24127 (6 views), a storyboard's grouped cells of 24506; 11 in all earlier ones.
  @Test(arguments: [("23727", 11.0), ("24127", 15)])
  func cellMarginsOfXcode26(tools: String, top: Double) throws {
    let frames = try xib(
      cell((385, 127), content: (385, 127), pinnedTo: "Margin"), tools: tools)
    #expect(frames["a"] == Rect(x: 16, y: top, width: 353, height: 127 - 2 * top))
  }

  /// The margins that come through from a table are those of its separators until Xcode 9.3.
  ///
  /// **Source** storyboards of 11762 and 13771, where they are 15; 16 in later ones.
  @Test(arguments: [("11762", 8.0, 15.0), ("13771", 11, 15), ("14113", 11, 16)])
  func keptMarginsOfXcode9(tools: String, top: Double, side: Double) throws {
    let frame = try table(
      "", cell: "preservesSuperviewLayoutMargins=\"YES\"",
      frames: (
        "<rect key=\"frame\" x=\"0.0\" y=\"28\" width=\"320\" height=\"60\"/>",
        "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"59.5\"/>"
      ), tools: tools)
    #expect(frame?.origin == Point(x: side, y: top))
  }

  /// A wide cell of a xib has the margins of a wide screen, even on a canvas of a narrower device.
  ///
  /// **Source** a xib of 21507 on a device 393 wide, one of 15705 on one 414 wide.
  @Test(arguments: [(449, 20.0), (320, 16)])
  func cellMarginsOfXibs(width: Int, side: Double) throws {
    let frames = try xib(
      cell((width, 80), content: (width, 80), pinnedTo: "Margin"), tools: "21507",
      device: "retina6_12")
    #expect(frames["a"]?.minX == side)
  }

  /// A stated height that does not fill a cell's content breaks the tie of the lower edge.
  ///
  /// **Source** xibs of 11760, 22505 and 23727, of three repositories.
  @Test(arguments: [72.0, 40]) func heightsBeforeLowerEdges(height: Double) throws {
    let root = cell((320, 60), content: (320, 60), pinnedTo: "").replacing(
      "<constraints>", with: "<constraints>\(Fixture.extent("a", "height", height))")
    #expect(
      try xib(root, tools: "22505")["a"] == Rect(x: 0, y: 0, width: 320, height: height))
  }

  /// A low view of its own size has no part of the screen's top in Xcode 9 and 10.
  ///
  /// **Source** xibs of 75 and 84 points; 532 points in the same version, 154 and 161 in later ones.
  @Test(arguments: [("13771", 84, 0.0), ("14113", 75, 0), ("14113", 532, 20), ("15400", 84, 0)])
  func strips(tools: String, height: Int, top: Double) throws {
    let root = """
      <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
        <subviews>\(Fixture.view("a"))</subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          \(Fixture.equal("a", "top", "safe", "top"))\(Fixture.extent("a", "height", 10))
          \(Fixture.equal("a", "leading", "root", "leading"))
        </constraints>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view>
      """
    #expect(try xib(root, tools: tools)["a"]?.minY == top)
  }

  /// Xcode 8.0 saved no frames of views that constraints place, and of others the distances to the
  /// edges around them.
  ///
  /// **Source** four documents of 11201, of two repositories.
  @Test func framesOfXcode8() throws {
    let views = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="b" fixedFrame="YES">
            <frame key="frameInset" minX="28" minY="59" width="52" height="21"/></view>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="c" fixedFrame="YES">
            <frame key="frameInset" maxX="10" maxY="20" width="30" height="40"/></view>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="d" fixedFrame="YES">
            <frame key="frameInset" minX="5" minY="6" maxX="15" maxY="16"/></view>
        </subviews>
      </view>
      """
    let text = Fixture.storyboard(
      views,
      constraints: Fixture.equal("a", "leading", "root", "leading")
        + Fixture.equal("a", "trailing", "root", "trailing")
        + Fixture.equal("a", "top", "root", "top", "constant=\"64\"")
        + Fixture.equal("a", "bottom", "root", "bottom"), tools: "11201", device: "retina4_7",
      size: (375, 667))
    let frames = try Fixture.frames(text)
    #expect(frames["a"] == Rect(x: 0, y: 64, width: 375, height: 603))
    #expect(frames["b"] == Rect(x: 28, y: 59, width: 52, height: 21))
    // What surrounds it has no frame but its constraints' either: the whole view counts.
    #expect(frames["c"]?.size == Size(width: 30, height: 40))
    #expect(frames["d"]?.origin == Point(x: 5, y: 6))
    try Fixture.withFile(text) { path in
      let document = try #require(CanvasDocument.readForChecks(path).value)
      #expect(LayoutPipeline.standard.canvasFindings(of: [document])[0].findings.isEmpty)
    }
  }

  /// A label that is higher than its text has its last baseline as far above its bottom as in its own
  /// height on the canvas, and on a device where its text is.
  ///
  /// **Source** a xib of 13196 and a storyboard of 15505, four labels; 17-pt text is 20.5 high with 4.1 below
  /// its baseline.
  @Test func baselinesOfHighLabels() throws {
    let labels = ["a", "b"].map {
      Fixture.view($0, kind: "label", "userLabel=\"\($0)\" text=\"Hello\"")
    }
    let text = Fixture.storyboard(
      labels.joined(),
      constraints: Fixture.equal("a", "top", "root", "top")
        + Fixture.equal("a", "leading", "root", "leading") + Fixture.extent("a", "height", 60.5)
        + Fixture.equal("b", "leading", "root", "leading")
        + Fixture.equal("b", "lastBaseline", "a", "lastBaseline"), device: "retina4_7",
      size: (375, 667))
    #expect(try Fixture.frames(text)["b"]?.minY == 40)
    let document = try #require(try Fixture.withFile(text) { Document.readAll($0).value }.first)
    let result = LayoutPipeline.standard.resolve(
      document.layout, in: try Cell(slug: "iphone-se-3_portrait_os18", in: .standard))
    #expect(result["b"].frame.minY == 20)
  }
}
