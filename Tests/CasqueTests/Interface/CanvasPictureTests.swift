import Casque
import Foundation
import Testing

/// Pictures of Interface Builder's canvas.
@Suite struct CanvasPictureTests {
  private typealias Fixture = InterfaceFixture

  private static let table = """
    <tableView style="plain" translatesAutoresizingMaskIntoConstraints="NO" id="t">
    <rect key="frame" x="0" y="100" width="414" height="300"/><prototypes>
    <tableViewCell id="c"><rect key="frame" x="0" y="50" width="414" height="44"/>
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/></tableViewCell></prototypes></tableView>
    """

  private static let storyboard = Fixture.storyboard(
    table,
    constraints: ["leading", "top"].map {
      Fixture.equal("t", $0, "root", $0, $0 == "top" ? "constant=\"100\"" : "")
    }.joined() + Fixture.extent("t", "width", 414) + Fixture.extent("t", "height", 300))

  /// The picture has the canvas' size, and a cell where it was saved in its table.
  @Test func aSceneHasItsCells() throws {
    try Fixture.withFile(Self.storyboard) { path in
      let document = try #require(CanvasDocument.readForPictures(path).value)
      let requests = document.pictures(like: try Cell(slug: "iphone-11_portrait", in: .standard))
      #expect(requests.map(\.slug) == ["Main.HomeController"])
      let picture = try LayoutPipeline.standard.bitmap(requests[0])
      #expect((picture.width, picture.height) == (828, 1792))
      let red = Pixel(red: 255, green: 0, blue: 0)
      #expect(picture.at(200, 160) == red)
      #expect(picture.at(200, 148) != red)
      #expect(picture.at(200, 196) != red)
    }
  }

  /// What pictures of a canvas show, by their names.
  private func pictures(_ text: String) throws -> [String: Bitmap] {
    try Fixture.withFile(text) { path in
      let document = try #require(CanvasDocument.readForPictures(path).value)
      var pictures: [String: Bitmap] = [:]
      for request in document.pictures(
        like: try Cell(slug: "iphone-11_portrait", in: .standard))
      {
        pictures[request.slug] = try LayoutPipeline.standard.bitmap(request)
      }
      return pictures
    }
  }

  private static let ground = """
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
    """
  private static let red = Pixel(red: 255, green: 0, blue: 0)

  private func hasInk(_ picture: Bitmap, _ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Bool
  {
    let ground = picture.at(x.lowerBound, y.lowerBound)
    return stride(from: x.lowerBound, through: x.upperBound, by: 1).contains { column in
      stride(from: y.lowerBound, through: y.upperBound, by: 1).contains {
        picture.at(column, $0) != ground
      }
    }
  }

  @Test func aSceneHasTheBarsOfItsControllers() throws {
    let controllers = """
      <scene sceneID="n"><objects><navigationController id="nav" toolbarHidden="NO" \
      sceneMemberID="viewController"><connections>\
      <segue destination="vc1" kind="relationship" relationship="rootViewController" id="g"/>\
      </connections></navigationController></objects></scene>
      """
    let item = """
      <navigationItem key="navigationItem" title="Harbour" id="i"><barButtonItem key="rightBarButtonItem" \
      title="Edit" id="b"/></navigationItem><toolbarItems>\
      <barButtonItem title="Sort" id="s"/></toolbarItems>
      """
    let text = Fixture.storyboard(Self.ground, controllers: controllers)
      .replacingOccurrences(of: "<subviews>\(Self.ground)</subviews>", with: Self.ground)
      .replacingOccurrences(of: "</view>\n", with: "</view>\(item)\n")
    let picture = try #require(try pictures(text)["Main.HomeController"])
    // The bar ends at 44 and 44; its title stands in the middle, its item at the end.
    #expect(picture.at(100, 60) != Self.red && picture.at(100, 92) == Self.red)
    #expect(hasInk(picture, 180...234, 52...80) && hasInk(picture, 360...400, 52...80))
    #expect(!hasInk(picture, 60...120, 52...80))
    // The toolbar stands above the home indicator's 34.
    #expect(picture.at(200, 815) == Self.red && picture.at(200, 825) != Self.red)
    #expect(hasInk(picture, 10...60, 825...855))
    // The time.
    #expect(hasInk(picture, 20...90, 10...40))
  }

  @Test func aTabBarAndAPlainScene() throws {
    let simulated = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let text = Fixture.storyboard(Self.ground)
      .replacingOccurrences(of: "<subviews>\(Self.ground)</subviews>", with: Self.ground)
    let plain = try #require(try pictures(text)["Main.HomeController"])
    #expect(plain.at(200, 60) == Self.red && plain.at(200, 840) == Self.red)
    #expect(hasInk(plain, 20...90, 10...40))
    let tabs = try #require(
      try pictures(text.replacingOccurrences(of: "</view>\n", with: "</view>\(simulated)\n"))[
        "Main.HomeController"])
    #expect(tabs.at(200, 800) == Self.red && tabs.at(200, 840) != Self.red)
  }

  /// A scene's own list is scrolled below its bars; before Xcode 8 its cells were saved there.
  @Test(arguments: [("17701", 28, 94.0), ("10117", 72, 94)])
  func cellsStandBelowBars(tools: String, y: Int, place: Double) throws {
    let list = """
      <scene sceneID="l"><objects><tableViewController id="tv" customClass="List" \
      sceneMemberID="viewController"><tableView key="view" style="plain" id="lt">\
      <rect key="frame" x="0" y="0" width="414" height="896"/><prototypes><tableViewCell id="lc">\
      <rect key="frame" x="0" y="\(y)" width="414" height="44"/>\(Self.ground)</tableViewCell>\
      </prototypes></tableView></tableViewController></objects></scene>
      """
    let text = Fixture.storyboard("", tools: tools, controllers: list)
    let picture = try #require(try pictures(text)["Main.List"])
    #expect(picture.at(200, place) == Self.red && picture.at(200, place - 24) != Self.red)
  }

  /// Bars are in no frame.
  @Test func framesStayWithoutBars() throws {
    let text = Fixture.storyboard(Fixture.view("v"))
    #expect(try Fixture.frames(text).count == 2)
  }
}
