import CasqueModel

/// Relative luminance and contrast as WCAG 2.2 defines them.
///
/// **Source** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance and #dfn-contrast-ratio.
enum Luminance {
  /// The share of white light that an opaque sRGB colour gives, from 0 to 1.
  static func of(_ color: RGBA) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The contrast of two luminances, from 1 to 21.
  static func contrast(_ a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Colours are shown in eight bits, so that a table of 256 values is exact.
  private static func linear(_ encoded: Double) -> Double {
    table[min(255, max(0, Int((encoded * 255).rounded())))]
  }

  private static let table: [Double] = (0..<256).map { level in
    let encoded = Double(level) / 255
    guard encoded > 0.04045 else { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    // base^2.4 = base² · (base²)^(1/5)
    return base * base * fifthRoot(base * base)
  }

  /// Newton's method; from 1, numbers between 0 and 1 are approached from above.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 { root -= (root - value / (root * root * root * root)) / 5 }
    return root
  }
}
