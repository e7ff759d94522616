import CasqueModel
import Foundation

/// A space that documents and catalogs give the components of a colour in.
///
/// A picture is in sRGB, to which the others are turned; what is outside of it is cut off.
enum ColorSpace {
  /// sRGB, and what is taken for it: the device's, greys of gamma 2.2.
  case standard
  /// sRGB whose components are amounts of light.
  case linear
  /// The wide space of newer screens.
  case displayP3
  /// The space that colours were picked in before spaces could be chosen, of gamma 1.8.
  case genericRGB

  /// Finds the space of a document's colour by `colorSpace` and `customColorSpace`.
  init(_ name: String?, custom: String?) {
    switch name == "custom" ? custom : name {
    case "displayP3": self = .displayP3
    case "calibratedRGB": self = .genericRGB
    default: self = .standard
    }
  }

  /// Finds the space of a catalog's colour by its `color-space`.
  init(catalog name: String?) {
    switch name {
    case "display-p3": self = .displayP3
    case "extended-linear-srgb": self = .linear
    default: self = .standard
    }
  }

  /// A colour of this space in sRGB.
  ///
  /// **Source** the primaries of Display P3 and of Apple's Generic RGB profile over those of sRGB, all
  /// with white D65; pure red, green and blue of the latter are known as #FF2600, #00F900 and #0433FF.
  func standard(_ color: RGBA) -> RGBA {
    let rows: [[Double]]
    switch self {
    case .standard: return color
    case .linear: rows = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .displayP3:
      rows = [
        [1.22494, -0.22494, 0], [-0.042057, 1.042057, 0], [-0.019638, -0.078636, 1.098274],
      ]
    case .genericRGB:
      rows = [
        [1.024732, -0.027528, 0.002797], [0.020638, 0.948747, 0.030614],
        [-0.002032, -0.002031, 1.004063],
      ]
    }
    let light = [color.red, color.green, color.blue].map(linear)
    let mixed = rows.map { row in zip(row, light).reduce(0) { $0 + $1.0 * $1.1 } }
      .map(Self.encoded)
    return RGBA(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: color.alpha)
  }

  private func linear(_ component: Double) -> Double {
    if self == .linear { return component }
    if self == .genericRGB { return pow(component, 1.8) }
    return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ light: Double) -> Double {
    let light = min(1, max(0, light))
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
