import CasqueGeometry
import CasqueImaging
import CasqueModel
import CasqueScene
import CasqueText
import Testing

@testable import CasqueCairo

/// SVG images are drawn as outlines, sharp however small their own size is.
@Suite struct VectorImageTests {
  /// A picture of 10 × 10 whose left half is red.
  private struct Halves: Resources {
    func imageDescription(named name: String) -> ImageDescription? {
      ImageDescription(size: Size(width: 10, height: 10), scale: 3)
    }

    func imageData(named name: String) -> [UInt8]? {
      let content =
        name == "text" ? "<text x='0' y='9'>A</text>" : "<rect width='5' height='10' fill='red'/>"
      return Array(
        "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'>\(content)</svg>".utf8)
    }
  }

  private func renderer() -> Renderer { Renderer(text: TextEngine(), resources: Halves()) }

  private static let red = Pixel(red: 255, green: 0, blue: 0)

  @Test func anEnlargedImageHasOnePixelOfEdge() throws {
    let whole = Rect(x: 0, y: 0, width: 500, height: 500)
    let bitmap = try renderer().bitmap(
      Drawing.list(500, 500) {
        $0.commands.append(.image(name: "halves", destination: whole, clip: whole))
      })
    // Its pixels at three to a unit would be 17 wide here.
    #expect(bitmap[248, 100] == Self.red && bitmap[251, 100] == .white)
    #expect(bitmap[2, 498] == Self.red && bitmap[498, 2] == .white)
  }

  @Test func anEnlargedMaskHasOnePixelOfEdge() throws {
    let whole = Rect(x: 0, y: 0, width: 10, height: 10)
    let bitmap = try renderer().bitmap(
      Drawing.list(500, 500) { list in
        let mask = DisplayMask.image(
          name: "halves", destination: whole, transform: .scale(x: 50, y: 50))
        list.group(DisplayGroup(mask: mask)) {
          $0.fill(.rect(Rect(x: 0, y: 0, width: 500, height: 500)), .black)
        }
      })
    #expect(bitmap[248, 100] == .black && bitmap[251, 100] == .white)
  }

  @Test func documentsHoldTheOutlines() throws {
    let whole = Rect(x: 0, y: 0, width: 100, height: 100)
    let list = Drawing.list(100, 100) {
      $0.commands.append(.image(name: "halves", destination: whole, clip: whole))
    }
    let text = String(decoding: try renderer().svg(list), as: UTF8.self)
    #expect(!text.contains("<image") && text.contains("<path"))
    let file = String(decoding: try renderer().pdf([list]), as: UTF8.self)
    #expect(!file.contains("/Subtype /Image"))
  }

  /// Text would depend on the fonts of the machine: it is refused as before.
  @Test func textIsNotDrawn() throws {
    let whole = Rect(x: 0, y: 0, width: 60, height: 60)
    let bitmap = try renderer().bitmap(
      Drawing.list(60, 60) {
        $0.commands.append(.image(name: "text", destination: whole, clip: whole))
      })
    // The cross of an image that cannot be read.
    #expect(bitmap[3, 30] != .white)
  }
}
