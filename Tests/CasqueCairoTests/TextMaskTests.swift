import CasqueGeometry
import CasqueImaging
import CasqueModel
import CasqueScene
import CasqueText
import Testing

@testable import CasqueCairo

/// Text that is drawn through kept masks has the pixels of text that is drawn as outlines.
@Suite struct TextMaskTests {
  private let engine = TextEngine()

  private static let colors: [RGBA] = [
    .black, RGBA(red: 0.2, green: 0.48, blue: 1), RGBA(red: 1, green: 0.23, blue: 0.19),
    RGBA(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6),
    RGBA(red: 1, green: 1, blue: 1, alpha: 0.3),
    RGBA(red: 0, green: 0.5, blue: 0.1, alpha: 0.995),
  ]

  /// Texts at fractions of pixels in all colours, over a gradient, in groups and clips.
  private func list(scale: Double, shift: Double) -> DisplayList {
    Drawing.list(160, 150, scale: scale) { list in
      list.commands.append(
        .fill(
          .rect(Rect(x: 0, y: 0, width: 160, height: 150)),
          .linearGradient(
            [
              GradientStop(location: 0, color: .white),
              GradientStop(location: 1, color: RGBA(red: 0.9, green: 0.4, blue: 0.2)),
            ], from: .zero, to: Point(x: 160, y: 150))))
      for (number, color) in Self.colors.enumerated() {
        let at = Point(x: 3 + shift * Double(number), y: 2 + 22 * Double(number))
        let text = { (list: inout DisplayList) in
          let shaped = engine.shape(
            TextRequest(
              text: "Ill –Tée fj\(number) 12", font: .system(11 + 1.3 * Double(number)),
              traits: TraitCollection()))
          list.commands.append(
            .text(
              DisplayText(
                text: shaped, lineOrigins: shaped.lines.map { _ in at + Point(x: 0, y: 16) },
                color: color)))
        }
        text(&list)
        var group = DisplayGroup(alpha: number % 2 == 0 ? 1 : 0.7)
        group.transform = .translation(x: 70, y: shift)
        group.clip =
          number % 3 == 0
          ? .roundedRect(Rect(x: at.x, y: at.y, width: 40, height: 18), radius: 6)
          : .rect(Rect(x: at.x, y: at.y + 3, width: 45, height: 12))
        list.group(group) { text(&$0) }
      }
    }
  }

  private func outlines(_ list: DisplayList) throws -> Bitmap {
    let surface = try ImageSurface(
      width: Int(list.size.width * list.scale), height: Int(list.size.height * list.scale),
      format: .color)
    let canvas = unsafe try Canvas(on: surface.surface)
    canvas.concatenate(.scale(x: list.scale, y: list.scale))
    try ListDrawing(
      list: list, groups: GroupTable(list), fonts: engine, images: ImageCache(EmptyResources()),
      textDrawing: .outlines(nil), density: 1
    ).draw(on: canvas)
    return try surface.bitmap(scale: list.scale)
  }

  @Test(arguments: [1.0, 2, 3]) func masksChangeNoPixel(scale: Double) throws {
    let renderer = Renderer(text: engine, resources: EmptyResources())
    for shift in [0, 0.1, 1 / 3.0, 0.501_953_125, 0.77] {
      let texts = list(scale: scale, shift: shift)
      let plain = try outlines(texts)
      #expect(try renderer.bitmap(texts) == plain, "as they are made, shift \(shift)")
      #expect(try renderer.bitmap(texts) == plain, "as they are kept, shift \(shift)")
    }
  }

  @Test func renderersMemoryHoldsNothingOfTheLastPicture() throws {
    let renderer = Renderer(text: engine, resources: EmptyResources())
    let empty = DisplayList(size: Size(width: 20, height: 30), scale: 2)
    _ = try renderer.bitmap(list(scale: 2, shift: 0))
    #expect(try renderer.bitmap(empty).pixels.allSatisfy { $0 == 0 })
    let file = try renderer.png(list(scale: 2, shift: 0))
    #expect(try PNGReader.decode(file, scale: 2) == renderer.bitmap(list(scale: 2, shift: 0)))
  }
}
