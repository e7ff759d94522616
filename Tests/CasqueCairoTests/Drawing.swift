import CasqueCairo
import CasqueGeometry
import CasqueImaging
import CasqueModel
import CasqueScene
import CasqueText

/// Draws small lists whose pixels are known by construction.
enum Drawing {
  static func list(
    _ width: Double = 10, _ height: Double = 10, scale: Double = 1,
    _ body: (inout DisplayList) -> Void
  ) -> DisplayList {
    var list = DisplayList(size: Size(width: width, height: height), scale: scale)
    list.fill(.rect(Rect(x: 0, y: 0, width: width, height: height)), .white)
    body(&list)
    return list
  }

  static func renderer(_ images: [String: Bitmap] = [:]) -> Renderer {
    Renderer(text: TextEngine(), resources: EncodedImages(images))
  }

  static func bitmap(
    _ list: DisplayList, images: [String: Bitmap] = [:]
  ) throws(DrawingError) -> Bitmap {
    try renderer(images).bitmap(list)
  }

  /// Red and green over blue and black, with a pixel each.
  static var quarters: Bitmap {
    var bitmap = Bitmap(width: 2, height: 2)
    bitmap[0, 0] = Pixel(red: 255, green: 0, blue: 0)
    bitmap[1, 0] = Pixel(red: 0, green: 255, blue: 0)
    bitmap[0, 1] = Pixel(red: 0, green: 0, blue: 255)
    bitmap[1, 1] = .black
    return bitmap
  }

  /// A picture with text, shadows, a layer, a mask and a gradient.
  static func everything() -> DisplayList {
    let engine = TextEngine()
    let text = engine.shape(
      TextRequest(text: "Casque 12", font: .system(14), traits: TraitCollection()))
    return list(120, 60, scale: 2) { list in
      let card = Shape.continuousRect(Rect(x: 10, y: 10, width: 60, height: 40), radius: 8)
      list.commands.append(
        .shadow(
          card,
          DisplayShadow(
            color: RGBA.black.multiplyingAlpha(by: 0.4), radius: 4, offset: Point(x: 1, y: 2))))
      list.commands.append(
        .fill(
          card,
          .linearGradient(
            [
              GradientStop(location: 0, color: .white),
              GradientStop(location: 1, color: RGBA(red: 0, green: 0.4, blue: 1)),
            ], from: Point(x: 10, y: 10), to: Point(x: 70, y: 50))))
      let group = DisplayGroup(
        transform: .rotation(0.1), alpha: 0.8,
        shadow: DisplayShadow(color: .black, radius: 1, offset: Point(x: 0, y: 1)))
      list.group(group) {
        $0.commands.append(
          .text(DisplayText(text: text, lineOrigins: [Point(x: 14, y: 30)], color: .black)))
      }
      let place = Rect(x: 80, y: 10, width: 30, height: 30)
      let mask = DisplayMask.image(name: "q", destination: place, transform: .identity)
      list.group(DisplayGroup(alpha: 0.5, mask: mask)) { $0.fill(.ellipse(place), .black) }
      list.commands.append(.image(name: "q", destination: place, clip: place))
    }
  }
}

/// Images as PNG files.
struct EncodedImages: Resources {
  private let files: [String: [UInt8]]

  init(_ images: [String: Bitmap]) { files = images.mapValues { PNGWriter.encode($0) } }

  func imageDescription(named name: String) -> ImageDescription? {
    files[name].map { _ in ImageDescription(size: Size(width: 2, height: 2)) }
  }

  func imageData(named name: String) -> [UInt8]? { files[name] ?? (name == "bad" ? [1, 2] : nil) }
}

extension Pixel {
  static let pureRed = Pixel(red: 255, green: 0, blue: 0)
  static let pureGreen = Pixel(red: 0, green: 255, blue: 0)
  static let pureBlue = Pixel(red: 0, green: 0, blue: 255)

  /// Whether every channel is within one step of another pixel's.
  func isNear(_ other: Pixel, within steps: Int = 1) -> Bool {
    let channels = [
      (red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha),
    ]
    return channels.allSatisfy { abs(Int($0) - Int($1)) <= steps }
  }
}
