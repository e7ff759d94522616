import Casque
import Foundation
import Testing

/// Scenes in container views.
@Suite struct EmbeddedSceneTests {
  private typealias Fixture = InterfaceFixture

  private func scene(_ id: String, _ name: String, _ views: String) -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="\(id)" customClass="\(name)" \
    sceneMemberID="viewController"><view key="view" id="v\(id)">\
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>\(views)</subviews>\
    <viewLayoutGuide key="safeArea" id="safe\(id)"/><constraints>\
    <constraint firstItem="x\(id)" firstAttribute="top" secondItem="safe\(id)" \
    secondAttribute="top" constant="5" id="t\(id)"/>\
    <constraint firstItem="x\(id)" firstAttribute="leading" secondItem="v\(id)" \
    secondAttribute="leading" constant="7" id="e\(id)"/></constraints>\
    </view></viewController></objects></scene>
    """
  }

  private func container(_ id: String, _ destination: String) -> String {
    """
    <containerView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="Panel">\
    <rect key="frame" x="0.0" y="0.0" width="1" height="1"/><connections>\
    <segue destination="\(destination)" kind="embed" id="g\(id)"/></connections></containerView>
    """
  }

  private static let sides =
    ["leading", "trailing", "bottom"].map {
      InterfaceFixture.equal("c", $0, "root", $0)
    }.joined() + InterfaceFixture.extent("c", "height", 300)

  @Test func theSceneIsInsideAndImportedAsALayout() throws {
    let text = Fixture.storyboard(
      container("c", "in"), constraints: Self.sides,
      controllers: scene(
        "in", "Inner", Fixture.view("xin", kind: "label", "text=\"Inside\"")))
    try Fixture.withFile(text) { path in
      let documents = Document.readAll(path).value
      let cell = try Cell(slug: "iphone-se-3_portrait", in: .standard)
      let result = LayoutPipeline.standard.resolve(documents[0].layout, in: cell)
      #expect(result["Panel"].frame == Rect(x: 0, y: 367, width: 375, height: 300))
      #expect(result["Panel.Inside"].absoluteFrame.origin == Point(x: 7, y: 372))
      let imported = InterfaceImport.read(path)
      #expect(imported.diagnostics.isEmpty, "\(imported.diagnostics)")
      let outer = String(decoding: imported.value.documents[0].bytes, as: UTF8.self)
      #expect(outer.contains("- containerView: Panel\n"))
      #expect(outer.contains("layout: \(imported.value.documents[1].name)\n"))
      #expect(!outer.contains("Inside"))
    }
  }

  /// What a container view shows has of the screen's lower inset what its root reaches below its edge.
  ///
  /// **Source** a storyboard of 17701, whose embedded root of 818 of 896 points ends with its table.
  @Test(arguments: [(818, 818.0), (880, 862), (896, 862)])
  func theLowerInsetOfALowScene(height: Int, bottom: Double) throws {
    let views = Fixture.view("xin", "", "")
    let inner = scene("in", "Inner", views)
      .replacing("height=\"896\"", with: "height=\"\(height)\"")
      .replacing(
        "</constraints>",
        with: Fixture.equal("xin", "bottom", "safein", "bottom")
          + Fixture.extent("xin", "width", 10) + "</constraints>")
    let frames = try Fixture.frames(
      Fixture.storyboard(
        container("c", "in"), constraints: Self.sides, controllers: inner))
    #expect(frames["xin"]?.maxY == bottom)
    #expect(frames["xin"]?.minY == 49)
  }

  /// What is wrong with a scene wherever it is shown is told once; what is so only in its container, there.
  @Test func findingsOfAnEmbeddedSceneAreToldOnce() throws {
    let small = Fixture.view("xin", kind: "button", "userLabel=\"Small\"")
    let text = Fixture.storyboard(
      container("c", "in"), constraints: Self.sides, controllers: scene("in", "Inner", small))
    let documents = try Fixture.withFile(text) { Document.readAll($0).value }
    let cells = [try Cell(slug: "iphone-se-3_portrait", in: .standard)]
    let found = LayoutPipeline.standard.check(documents, on: cells).flatMap(\.findings)
    let targets = found.filter { $0.diagnostic.code == .layoutTouchTarget }
    #expect(targets.map(\.views) == [["Small"]], "\(found.map(\.views))")
  }

  @Test func aSceneInsideItselfIsTold() throws {
    let text = Fixture.storyboard(container("c", "vc1"), constraints: Self.sides)
    let read = try Fixture.withFile(text) { Document.readAll($0) }
    #expect(read.diagnostics.map(\.code).contains(.documentCycle))
    let cell = try Cell(slug: "iphone-se-3_portrait", in: .standard)
    let result = LayoutPipeline.standard.resolve(read.value[0].layout, in: cell)
    #expect(result["Panel"].frame.height == 300)
  }
}
