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
}
