import CasqueGeometry
import CasqueImaging
import CasqueModel
import CasqueScene
import Foundation
import Testing

@testable import CasqueCairo

@Suite struct MaterialTests {
  static func picture(
    _ ground: RGBA, _ material: DisplayMaterial, scale: Double = 1
  ) throws -> Bitmap {
    try Drawing.bitmap(
      Drawing.list(20, 20, scale: scale) { list in
        let all = Shape.rect(Rect(x: 0, y: 0, width: 20, height: 20))
        list.fill(all, ground)
        list.commands.append(.material(all, material))
      })
  }

  /// On one colour nothing is to be blurred: a·tint + (1 − a)·B.
  @Test func tintCoversTheGround() throws {
    let tint = RGBA(red: 1, green: 0, blue: 0.5, alpha: 0.25)
    let bitmap = try Self.picture(
      RGBA(gray: 0.4), DisplayMaterial(radius: 3, saturation: 1, tint: tint))
    let rest = 0.75 * 102.0
    let expected = Pixel(
      red: UInt8((rest + 63.75).rounded()), green: UInt8(rest.rounded()),
      blue: UInt8((rest + 31.875).rounded()))
    #expect(bitmap[10, 10].isNear(expected))
    #expect(bitmap[0, 19].isNear(expected))
  }

  /// L = 0.2126·200 + 0.7152·100 + 0.0722·50 = 117.65; L + 2·(B − L) = 282, 82, −18.
  @Test func saturationIsAboutTheLuma() throws {
    let ground = RGBA(red: 200 / 255, green: 100 / 255, blue: 50 / 255)
    let bitmap = try Self.picture(
      ground, DisplayMaterial(radius: 2, saturation: 2, tint: .clear))
    #expect(bitmap[5, 5].isNear(Pixel(red: 255, green: 82, blue: 0)))
  }

  /// An edge between black and white becomes the sum of a Gaussian.
  @Test(arguments: [1.0, 2, 3])
  func blurIsNearlyGaussian(scale: Double) throws {
    let radius = 6.0
    let bitmap = try Drawing.bitmap(
      Drawing.list(80, 12, scale: scale) { list in
        list.fill(.rect(Rect(x: 0, y: 0, width: 40, height: 12)), .black)
        list.commands.append(
          .material(
            .rect(Rect(x: 0, y: 0, width: 80, height: 12)),
            DisplayMaterial(radius: radius, saturation: 1, tint: .clear)))
      })
    for x in stride(from: 22.0, through: 58, by: 3) {
      let expected = 255 * 0.5 * (1 + erf((x + 0.5 / scale - 40) / radius / 2.0.squareRoot()))
      let found = Double(bitmap[Int(x * scale), Int(6 * scale)].red)
      #expect(abs(found - expected) < 9, "\(x): \(found), not \(expected)")
    }
  }

  /// What lies beyond the shape does not bleed in.
  @Test func groundEndsAtTheBounds() throws {
    let bitmap = try Drawing.bitmap(
      Drawing.list(40, 10) { list in
        list.fill(.rect(Rect(x: 20, y: 0, width: 20, height: 10)), .black)
        list.commands.append(
          .material(
            .rect(Rect(x: 0, y: 0, width: 20, height: 10)),
            DisplayMaterial(radius: 8, saturation: 1, tint: .clear)))
      })
    #expect(bitmap[19, 5] == .white && bitmap[20, 5] == .black)
  }

  /// A layer sees its own ground alone, moved by where the layer lies.
  @Test func layersAreReadWhereTheyLie() throws {
    let bitmap = try Drawing.bitmap(
      Drawing.list(40, 40) { list in
        list.group(DisplayGroup(alpha: 0.999)) { list in
          list.fill(.rect(Rect(x: 20, y: 20, width: 10, height: 10)), .black)
          list.commands.append(
            .material(
              .rect(Rect(x: 20, y: 20, width: 10, height: 10)),
              DisplayMaterial(radius: 1, saturation: 1, tint: .clear)))
        }
      })
    #expect(bitmap[25, 25].isNear(.black, within: 2) && bitmap[15, 15] == .white)
  }

  /// Documents hold the material as pixels, made of what lies under it on the page.
  @Test func documentsHoldPixels() throws {
    let list = Drawing.list(40, 40) { list in
      list.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 40)), .pureRed)
      list.commands.append(
        .material(
          .rect(Rect(x: 10, y: 10, width: 20, height: 20)),
          DisplayMaterial(radius: 3, saturation: 1, tint: .clear)))
    }
    let svg = String(decoding: try Drawing.renderer().svg(list), as: UTF8.self)
    #expect(svg.contains("<image") && svg.contains("data:image/png;base64,"))
    let pdf = String(decoding: try Drawing.renderer().pdf([list]), as: UTF8.self)
    #expect(pdf.contains("/Subtype /Image"))
  }
}

extension RGBA {
  fileprivate static let pureRed = RGBA(red: 1, green: 0, blue: 0)
  fileprivate init(gray: Double) { self.init(red: gray, green: gray, blue: gray) }
}
