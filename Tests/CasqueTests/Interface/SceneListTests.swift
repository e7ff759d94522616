import Casque
import Testing

/// Collections in scenes, and documents for other platforms.
@Suite struct SceneListTests {
  private typealias Fixture = InterfaceFixture

  /// A flow has the spaces and insets of the document; a header takes its room and is no cell.
  ///
  /// Below the inset of 4 the header of 50 stands above the cells: 54.
  @Test func aFlowIsThatOfTheDocument() throws {
    func cell(_ id: String) -> String {
      """
      <collectionViewCell id="\(id)"><rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
      </collectionViewCell>
      """
    }
    let list = Fixture.view(
      "list", kind: "collectionView", "",
      """
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" \
      minimumInteritemSpacing="8" id="flow">
        <size key="itemSize" width="100" height="60"/>
        <size key="headerReferenceSize" width="50" height="50"/>
        <size key="footerReferenceSize" width="0.0" height="0.0"/>
        <inset key="sectionInset" minX="16" minY="4" maxX="20" maxY="6"/>
      </collectionViewFlowLayout>
      <cells>\(cell("c1"))\(cell("c2"))</cells>
      <collectionReusableView key="sectionHeaderView" id="head">
        <rect key="frame" x="0.0" y="0.0" width="414" height="50"/>
      </collectionReusableView>
      """)
    let constraints = ["top", "leading", "bottom", "trailing"].map {
      Fixture.equal("list", $0, "root", $0)
    }
    let read = try Fixture.withFile(
      Fixture.storyboard(list, constraints: constraints.joined())
    ) { Document.readAll($0) }
    let document = try #require(read.value.first)
    let view = try #require(document.layout.root.subviews.first)
    guard case .collectionView(let collection) = view.content,
      case .flow(let flow) = collection.arrangement
    else {
      Issue.record("no flow")
      return
    }
    #expect(view.subviews.count == 2)
    #expect(
      flow
        == CollectionView.Flow(
          itemSize: Size(width: 100, height: 60), minimumInteritemSpacing: 8,
          minimumLineSpacing: 12))
    #expect(
      collection.sectionInset
        == DirectionalInsets(top: 54, leading: 16, bottom: 6, trailing: 20))
  }

  /// A document for a watch, a television or a Mac is said to be one.
  @Test(arguments: [
    ("iOS.CocoaTouch", false), ("iOS.CocoaTouch.iPad", false), ("watchKit", true),
    ("AppleTV", true), ("MacOSX.Cocoa", true),
  ])
  func otherPlatformsAreTold(runtime: String, isOther: Bool) throws {
    let text = Fixture.storyboard(Fixture.view("a")).replacing(
      "<document ", with: "<document targetRuntime=\"\(runtime)\" ")
    let read = try Fixture.withFile(text) { CanvasDocument.read($0) }
    let told = read.diagnostics.filter { $0.code == .documentInvalidValue }
    #expect(told.count == (isOther ? 1 : 0))
    #expect(told.allSatisfy { $0.message.contains(runtime) })
  }

  /// A table from edge to edge of the screen.
  private func text(_ attributes: String, _ inner: String) -> String {
    Fixture.storyboard(
      Fixture.view("t", kind: "tableView", attributes, inner),
      constraints: ["top", "leading", "bottom", "trailing"].map {
        Fixture.equal("t", $0, "root", $0)
      }.joined())
  }

  private func table(_ attributes: String, _ inner: String) throws -> Document {
    let read = try Fixture.withFile(text(attributes, inner)) { Document.readAll($0) }
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
    return try #require(read.value.first)
  }

  private func cell(_ id: String, _ attributes: String, _ views: String, _ constraints: String = "")
    -> String
  {
    """
    <tableViewCell id="\(id)" userLabel="\(id)" \(attributes)>
    <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">
    <rect key="frame" x="0.0" y="0.0" width="414" height="43.5"/><subviews>\(views)</subviews>
    <constraints>\(constraints)</constraints></tableViewCellContentView></tableViewCell>
    """
  }

  private func label(_ id: String, _ text: String, x: Double, width: Double) -> String {
    """
    <label opaque="NO" text="\(text)" userLabel="\(id)" id="\(id)">
    <rect key="frame" x="\(x)" y="14" width="\(width)" height="17"/>
    <autoresizingMask key="autoresizingMask"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    """
  }

  private func result(_ document: Document, _ slug: String) throws -> LayoutResult {
    LayoutPipeline.standard.resolve(document.layout, in: try Cell(slug: slug, in: .standard))
  }

  /// The system lays out the labels of its styles, whatever frames were saved: between the margins of the
  /// device, the detail at the end, and one below the other at accessibility sizes.
  @Test func labelsOfTheSystemAreNotCutByTheirSavedFrames() throws {
    let document = try table(
      "dataMode=\"prototypes\" rowHeight=\"-1\"",
      "<prototypes>"
        + cell(
          "row", "style=\"IBUITableViewCellStyleValue1\" textLabel=\"a\" detailTextLabel=\"b\"",
          label("a", "Reservoir", x: 16, width: 28.5) + label("b", "Empty", x: 321.5, width: 37.5))
        + "</prototypes>")
    for (slug, margin) in [("iphone-se-3_portrait", 16.0), ("iphone-16-pro-max_portrait", 20)] {
      let usual = try result(document, slug)
      let (a, b) = (usual["a"].absoluteFrame, usual["b"].absoluteFrame)
      #expect(a.minX == margin && a.width > 60)
      #expect(b.maxX == usual["row"].frame.width - margin && b.width > 40)
      #expect(abs(a.midY - usual["row"].absoluteFrame.midY) <= 0.5 && a.midY == b.midY)
      let large = try result(document, "\(slug)_ax5")
      let (first, second) = (large["a"].absoluteFrame, large["b"].absoluteFrame)
      #expect(first.minX == margin && second.minX == margin)
      #expect(second.minY == first.maxY + 3)
      #expect(large["row"].frame.height > first.height + second.height + 20)
    }
  }

  /// A content ends before what stands at the end of its row, and begins inside the safe area.
  @Test func contentsKeepToTheSafeAreaAndTheAccessory() throws {
    let box = Fixture.view("box", "userLabel=\"box\"")
    let document = try table(
      "dataMode=\"prototypes\" rowHeight=\"-1\"",
      "<prototypes>"
        + cell(
          "row", "accessoryType=\"disclosureIndicator\"", box,
          Fixture.equal("box", "leading", "rowc", "leading")
            + Fixture.equal("box", "trailing", "rowc", "trailing")
            + Fixture.equal("box", "top", "rowc", "top") + Fixture.extent("box", "height", 10))
        + "</prototypes>")
    let upright = try result(document, "iphone-se-3_portrait_os18")
    // A chevron takes 30.5 at two pixels to a point.
    #expect(upright["box"].absoluteFrame.minX == 0)
    #expect(upright["box"].frame.width == 375 - 30.5)
    let lying = try result(document, "iphone-16-pro_landscape")
    #expect(lying["box"].absoluteFrame.minX == lying.environment.safeAreaInsets.left)
    #expect(lying["row"].absoluteFrame.minX == 0)
  }

  /// Rows have the height that they state, or else their table; it is no less than the system's.
  @Test func statedHeightsOfRowsHold() throws {
    let document = try table(
      "dataMode=\"prototypes\" rowHeight=\"36\"",
      "<prototypes>\(cell("a", "", ""))\(cell("b", "rowHeight=\"60\"", ""))</prototypes>")
    let result = try result(document, "iphone-16-pro_portrait")
    #expect(result["a"].frame == Rect(x: 0, y: 0, width: 402, height: 36))
    #expect(result["b"].frame == Rect(x: 0, y: 36, width: 402, height: 60))
  }

  /// The views above and below all rows are no rows: they are as high as they were saved, as wide as the
  /// table, and no line or card is theirs.
  @Test(arguments: ["plain", "insetGrouped"])
  func viewsAboveAndBelowRowsAreNoRows(style: String) throws {
    func band(_ key: String, _ id: String, _ height: Double) -> String {
      """
      <view key="\(key)" userLabel="\(id)" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="414" height="\(height)"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
      """
    }
    let attributes = "dataMode=\"prototypes\" style=\"\(style)\" rowHeight=\"50\""
    let inner =
      band("tableHeaderView", "above", 30) + band("tableFooterView", "below", 20)
      + "<prototypes>\(cell("a", "", ""))\(cell("b", "", ""))</prototypes>"
    let document = try table(attributes, inner)
    let result = try result(document, "iphone-16-pro_portrait")
    #expect(result["above"].frame == Rect(x: 0, y: 0, width: 402, height: 30))
    let last = result["b"].absoluteFrame
    let below = result["below"].absoluteFrame
    #expect(below.minX == 0 && below.width == 402 && abs(below.height - 20) < 0.34)
    #expect(style == "plain" ? below.minY == last.maxY : below.minY > last.maxY)
    #expect(result.views.filter { $0.id.contains("separator") }.count == 1)
    let imported = try Fixture.withFile(text(attributes, inner)) { InterfaceImport.read($0).value }
    let written = try #require(imported.documents.first).bytes
    let again = try Fixture.withBytes(written, named: "Main.yml") { Document.read($0).value }
    let copy = try self.result(try #require(again), "iphone-16-pro_portrait")
    #expect(copy["below"].absoluteFrame == below && copy["b"].absoluteFrame == last)
    #expect(copy.views.count == result.views.count)
  }

  /// The cell of a xib grows with its content, as a table makes it, and is no lower than it was saved.
  @Test func theCellOfAXibGrows() throws {
    let row = cell(
      "row", "",
      Fixture.view(
        "a", kind: "label", "text=\"Reservoir\" userLabel=\"a\"",
        "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"),
      ["top", "bottom", "leading"].map { Fixture.equal("a", $0, "rowc", $0 + "Margin") }.joined())
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/><objects>\(row)</objects></document>
      """
    let document = try #require(
      try Fixture.withFile(text, named: "Row.xib") { Document.readAll($0).value }.first)
    let usual = try result(document, "iphone-se-3_portrait_os18")
    #expect(usual["row"].frame.size == Size(width: 375, height: 44))
    let large = try result(document, "iphone-se-3_portrait_os18_ax5")
    let line = large["a"].frame.height
    #expect(line > 50)
    #expect(abs(large["row"].frame.height - (line + 22)) <= 0.5)
  }
}
