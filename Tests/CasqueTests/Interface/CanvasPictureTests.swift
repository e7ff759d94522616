import Casque
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
}
