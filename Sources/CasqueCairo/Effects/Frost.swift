import CPangoCairo
import CasqueGeometry
import CasqueModel
import CasqueScene

/// A material over a part of a drawing, a pixel for each block.
struct FrostPicture: ~Copyable {
  let surface: ImageSurface
  /// Where it begins, in the pixels of the drawing.
  let origin: Point
}

/// Makes a material of the pixels that lie under it: three box passes, saturation and a tint.
///
/// Whole numbers only, so that the same ground gives the same bytes everywhere. A wide blur is
/// made of blocks of pixels, since it holds nothing fine.
struct Frost {
  /// The pixels of a side that are taken together.
  let coarseness: Int
  private let boxes: [Int]
  private let saturation: Int
  private let tint: (blue: Int, green: Int, red: Int, alpha: Int)

  /// The fixed point of factors.
  private static let one = 1 << 14

  /// Prepares a material; `growth` is the pixels to a point.
  init(_ material: DisplayMaterial, growth: Double) {
    let deviation = min(max(0, material.radius) * growth, 1000)
    coarseness = max(1, Int((deviation / 3).rounded(.down)))
    boxes = BoxBlur(deviation: deviation / Double(coarseness)).boxes
    func fixed(_ value: Double) -> Int {
      Int((min(16, max(0, value)) * Double(Frost.one)).rounded())
    }
    saturation = fixed(material.saturation)
    let color = material.tint
    let alpha = min(1, max(0, color.alpha))
    tint = (
      fixed(color.blue * alpha), fixed(color.green * alpha), fixed(color.red * alpha),
      fixed(alpha)
    )
  }

  /// The material over a box of a surface's pixels, a pixel for each block, and where it begins.
  ///
  /// - Parameters:
  ///   - surface: an image surface of colours.
  ///   - box: the pixels in the coordinates of the drawing.
  ///   - offset: from those coordinates to the surface's pixels.
  /// - Returns: nil if the surface has none of the pixels.
  func picture(
    of surface: OpaquePointer?, _ box: PixelBox, offset: (Double, Double)
  ) throws(DrawingError) -> FrostPicture? {
    unsafe cairo_surface_flush(surface)
    let width = Int(unsafe cairo_image_surface_get_width(surface))
    let height = Int(unsafe cairo_image_surface_get_height(surface))
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    let (left, top) = (Int((box.x + offset.0).rounded()), Int((box.y + offset.1).rounded()))
    let columns = max(0, left)..<max(0, left, min(width, left + box.width))
    let rows = max(0, top)..<max(0, top, min(height, top + box.height))
    guard !columns.isEmpty, !rows.isEmpty,
      let bytes = unsafe cairo_image_surface_get_data(surface)
    else { return nil }
    var grid = unsafe FrostGrid(bytes, stride: stride, columns: columns, rows: rows, coarseness)
    for box in boxes { grid.blur(box) }
    let result = try ImageSurface(width: grid.width, height: grid.height, format: .color)
    try unsafe result.withBytes { target, step in
      for y in 0..<grid.height {
        for x in 0..<grid.width {
          unsafe write(grid.sums[y * grid.width + x], to: target + y * step + x * 4)
        }
      }
    }
    let origin = Point(
      x: Double(columns.lowerBound) - offset.0, y: Double(rows.lowerBound) - offset.1)
    return FrostPicture(surface: result, origin: origin)
  }

  /// Writes a·tint + (1 − a)·(L + s·(B − L)), premultiplied, B in 64ths.
  private func write(_ ground: SIMD4<Int32>, to pixel: UnsafeMutablePointer<UInt8>) {
    let (blue, green, red, alpha) = (
      Int(ground[0]), Int(ground[1]), Int(ground[2]), Int(ground[3])
    )
    // Rec. 709 in 10 000ths.
    let luma = (2126 * red + 7152 * green + 722 * blue) / 10_000
    let rest = Frost.one - tint.alpha
    let opacity = (tint.alpha * 255 * 64 + rest * alpha) / Frost.one
    func channel(_ value: Int, _ ink: Int) -> UInt8 {
      let vivid = luma * Frost.one + saturation * (value - luma)
      let mixed = (ink * 255 * 64 + rest * vivid / Frost.one) / Frost.one
      return UInt8(clamping: (min(max(0, mixed), opacity) + 32) >> 6)
    }
    unsafe pixel[0] = channel(blue, tint.blue)
    unsafe pixel[1] = channel(green, tint.green)
    unsafe pixel[2] = channel(red, tint.red)
    unsafe pixel[3] = UInt8(clamping: (opacity + 32) >> 6)
  }
}
