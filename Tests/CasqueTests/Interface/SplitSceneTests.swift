import Casque
import Foundation
import Testing

/// Scenes in the columns of a split view.
@Suite struct SplitSceneTests {
  private func scene(_ id: String, _ name: String, _ views: String, _ segues: String = "") -> String
  {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" customClass="\(name)" \
    sceneMemberID="viewController"><view key="view" id="v\(id)">\
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>\(views)</subviews>\
    <constraints><constraint firstItem="x\(id)" firstAttribute="top" secondItem="v\(id)" \
    secondAttribute="top" constant="100" id="t\(id)"/>\
    <constraint firstItem="x\(id)" firstAttribute="leading" secondItem="v\(id)" \
    secondAttribute="leadingMargin" id="e\(id)"/>\
    <constraint firstItem="x\(id)" firstAttribute="trailing" secondItem="v\(id)" \
    secondAttribute="trailing" id="r\(id)"/>\
    <constraint firstItem="x\(id)" firstAttribute="height" constant="20" id="h\(id)">\
    <variation key="widthClass=regular" constant="40"/></constraint></constraints>\
    </view><connections>\(segues)</connections></viewController></objects></scene>
    """
  }

  /// A list with a navigation bar, a detail and what it shows later.
  private func documents(_ mode: String = "") throws -> [Document] {
    let split = """
      <scene sceneID="ss"><objects><splitViewController id="split" sceneMemberID="viewController"\(mode)>\
      <connections><segue destination="nav" kind="relationship" relationship="masterViewController" id="g1"/>\
      <segue destination="detail" kind="relationship" relationship="detailViewController" id="g2"/>\
      </connections></splitViewController></objects></scene>
      <scene sceneID="sn"><objects><navigationController id="nav" sceneMemberID="viewController">\
      <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="g3"/>\
      </connections></navigationController></objects></scene>
      """
    let box = InterfaceFixture.view
    let text = InterfaceFixture.storyboard(
      "",
      controllers: split
        + scene(
          "list", "List", box("xlist", "view", "", ""),
          "<segue destination=\"later\" kind=\"showDetail\" id=\"g4\"/>")
        + scene("detail", "Detail", box("xdetail", "button", "userLabel=\"Box\"", ""))
        + scene("later", "Later", box("xlater", "view", "userLabel=\"Later box\"", "")))
    return try InterfaceFixture.withFile(text) { Document.readAll($0).value }
  }

  private func result(_ document: Document, _ cell: String) throws -> LayoutResult {
    LayoutPipeline.standard.resolve(document.layout, in: try Cell(slug: cell, in: .standard))
  }

  @Test func columnsStandBesideOneAnother() throws {
    let documents = try documents()
    #expect(
      documents.map(\.layout.name) == [
        "Main.HomeController", "Main.List", "Main.Detail", "Main.Later",
      ])
    let wide = "ipad-9_landscape"
    for (document, other) in [(1, "secondary.Box"), (2, "primary.view (xlist)")] {
      let result = try result(documents[document], wide)
      #expect(result["primary"].frame == Rect(x: 0, y: 0, width: 320, height: 810))
      #expect(result["secondary"].frame == Rect(x: 320.5, y: 0, width: 759.5, height: 810))
      #expect(result[other].frame.height == (document == 1 ? 40 : 20))
    }
    // A primary column is of compact width, whatever the window is.
    let list = try result(documents[1], wide)
    #expect(list["view (xlist)"].absoluteFrame == Rect(x: 20, y: 100, width: 300, height: 20))
    let later = try result(documents[3], wide)
    #expect(later["Later box"].absoluteFrame.minX == 340.5)
    #expect(later["primary.view (xlist)"].absoluteFrame.minX == 20)
  }

  @Test func portraitHidesThePrimaryColumn() throws {
    let documents = try documents()
    let detail = try result(documents[2], "ipad-9_portrait")
    #expect(detail["secondary"].frame.width == 810 && detail["Box"].frame.height == 40)
    let list = try result(documents[1], "ipad-9_portrait")
    #expect(list["primary"].frame.width == 320 && list["secondary"].frame.width == 810)
    let beside = try self.documents(" preferredDisplayMode=\"beside\"")
    #expect(try result(beside[2], "ipad-9_portrait")["secondary"].frame.width == 489.5)
    let alone = try self.documents(" preferredDisplayMode=\"secondaryOnly\"")
    #expect(try result(alone[2], "ipad-9_landscape")["secondary"].frame.width == 1080)
  }

  @Test func aColumnIsNeverMostOfAWindow() throws {
    let list = try result(try documents()[1], "iphone-8-plus_landscape")
    #expect(abs(list["primary"].frame.width - 0.4 * 736) <= 0.5)
  }

  @Test func compactWidthShowsOneScene() throws {
    let documents = try documents()
    let list = try result(documents[1], "iphone-se-3_portrait")
    #expect(list["view (xlist)"].absoluteFrame == Rect(x: 16, y: 100, width: 359, height: 20))
    #expect(list["navigation bar"].frame.height > 40)
    #expect(try result(documents[2], "iphone-se-3_portrait")["secondary"].frame.width == 375)
  }

  @Test func findingsAreToldOnce() throws {
    let cells = [try Cell(slug: "ipad-9_landscape", in: .standard)]
    let found = LayoutPipeline.standard.check(try documents(), on: cells).flatMap(\.findings)
    let small = found.filter { $0.diagnostic.code == .layoutTouchTarget }
    #expect(small.map(\.views) == [["Box"]], "\(found.map(\.diagnostic.message))")
  }

  /// A column that lies over another in portrait is the system's doing and no overlap.
  @Test func columnsOverOthersAreNoOverlap() throws {
    let cells = [try Cell(slug: "ipad-9_portrait", in: .standard)]
    let documents = try documents()
    #expect(try result(documents[1], "ipad-9_portrait")["secondary"].frame.minX == 0)
    let found = LayoutPipeline.standard.check(documents, on: cells).flatMap(\.findings)
    #expect(!found.contains { $0.diagnostic.code == .layoutOverlap }, "\(found.map(\.views))")
  }
}
