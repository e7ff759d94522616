#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension LabColor {
  /// The colour difference CIEDE2000, all parametric factors 1.
  ///
  /// **Source** Sharma, Wu, Dalal: The CIEDE2000 Color-Difference Formula, 2005, equations 2–22.
  package func difference(_ other: LabColor) -> Double {
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let (first, second) = (Polar(self, meanChroma), Polar(other, meanChroma))
    let chroma = (first.chroma + second.chroma) / 2
    let isGrey = first.chroma * second.chroma == 0
    let turn = isGrey ? 0 : Polar.turn(from: first.hue, to: second.hue)
    let hue =
      isGrey ? first.hue + second.hue : Polar.mean(first.hue, second.hue)

    let offset = (lightness + other.lightness) / 2 - 50
    let lightnessWeight = 1 + 0.015 * offset * offset / (20 + offset * offset).squareRoot()
    let hueFactor =
      1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)
    let deltaLightness = (other.lightness - lightness) / lightnessWeight
    let deltaChroma = (second.chroma - first.chroma) / (1 + 0.045 * chroma)
    let deltaHue =
      2 * (first.chroma * second.chroma).squareRoot() * sine(turn / 2)
      / (1 + 0.015 * chroma * hueFactor)
    let bump = 30 * exp(-((hue - 275) / 25) * ((hue - 275) / 25))
    let rotation = -sine(2 * bump) * 2 * Polar.saturation(chroma)
    let sum =
      deltaLightness * deltaLightness + deltaChroma * deltaChroma + deltaHue * deltaHue
      + rotation * deltaChroma * deltaHue
    return max(0, sum).squareRoot()
  }

  private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
  private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
}

/// Chroma and hue of a colour after the formula's stretching of a.
private struct Polar {
  let chroma: Double
  /// In degrees, 0 to 360.
  let hue: Double

  init(_ color: LabColor, _ meanChroma: Double) {
    let a = color.a * (1 + 0.5 * (1 - Polar.saturation(meanChroma)))
    chroma = hypot(a, color.b)
    let angle = chroma == 0 ? 0 : atan2(color.b, a) * 180 / .pi
    hue = angle < 0 ? angle + 360 : angle
  }

  /// √(c⁷ / (c⁷ + 25⁷)).
  static func saturation(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
  }

  /// The way from one hue to another, at most half a circle.
  static func turn(from first: Double, to second: Double) -> Double {
    let turn = second - first
    if turn > 180 { return turn - 360 }
    return turn < -180 ? turn + 360 : turn
  }

  /// The hue in the middle of the shorter way.
  static func mean(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    if abs(first - second) <= 180 { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }
}
