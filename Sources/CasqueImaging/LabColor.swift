#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A colour in CIE Lab under D65.
package struct LabColor {
  /// The lightness, 0 to 100.
  package let lightness: Double
  /// From green to red.
  package let a: Double
  /// From blue to yellow.
  package let b: Double

  /// Creates a colour from its coordinates.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Converts an opaque sRGB colour.
  ///
  /// **Source** IEC 61966-2-1 for the curve and the matrix, CIE 15 for Lab.
  package init(_ pixel: Pixel) {
    let red = LabColor.linear[Int(pixel.red)]
    let green = LabColor.linear[Int(pixel.green)]
    let blue = LabColor.linear[Int(pixel.blue)]
    let rows = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
      [0.0193339, 0.1191920, 0.9503041],
    ]
    // Dividing by a row's sum is dividing by the white point.
    let ratios = rows.map { row in
      LabColor.compressed(
        (row[0] * red + row[1] * green + row[2] * blue) / (row[0] + row[1] + row[2]))
    }
    self.init(
      lightness: 116 * ratios[1] - 16, a: 500 * (ratios[0] - ratios[1]),
      b: 200 * (ratios[1] - ratios[2]))
  }

  private static let linear: [Double] = (0...255).map { value in
    let encoded = Double(value) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  private static func compressed(_ ratio: Double) -> Double {
    ratio > 216.0 / 24389 ? cbrt(ratio) : (24389.0 / 27 * ratio + 16) / 116
  }

  /// The larger of the colour differences of two pixels seen over black and over white.
  static func difference(_ first: Pixel, _ second: Pixel) -> Double {
    let onWhite = LabColor(first.over(.white)).difference(LabColor(second.over(.white)))
    if first.alpha == 255, second.alpha == 255 { return onWhite }
    let onBlack = LabColor(first.over(.black)).difference(LabColor(second.over(.black)))
    return max(onWhite, onBlack)
  }
}
