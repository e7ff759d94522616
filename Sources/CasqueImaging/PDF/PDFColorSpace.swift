internal import Foundation

/// A colour in sRGB, each part from 0 to 1.
struct PDFColor: Equatable {
  var red = 0.0
  var green = 0.0
  var blue = 0.0

  /// `#rrggbb`.
  var text: String {
    "#"
      + [red, green, blue].map { part in
        let byte = Int((min(1, max(0, part.isFinite ? part : 0)) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

/// What the numbers of a colour mean.
///
/// **Source** ISO 32000-1, 8.6.
///
/// Profiles are not applied: grey, three and four parts are those of the device, as in images.
indirect enum PDFColorSpace {
  case gray
  case rgb
  case cmyk
  case lab(range: [Double])
  case indexed([PDFColor])
  case tint(Int, PDFColorSpace, PDFFunction)
  /// A pattern, with the space of the colour of stencils.
  case pattern(PDFColorSpace?)

  /// How many numbers a colour has.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .tint(let count, _, _): count
    case .pattern: 0
    }
  }

  /// What is painted with until a colour is set.
  var initial: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .tint(let count, _, _): [Double](repeating: 1, count: count)
    default: [Double](repeating: 0, count: count)
    }
  }

  /// The numbers that the samples of an image are between, by pairs.
  func bounds(bits: Int) -> [Double] {
    switch self {
    case .indexed: [0, Double(1 << bits - 1)]
    case .lab(let range): [0, 100] + range
    default: (0..<count).flatMap { _ in [0.0, 1.0] }
    }
  }

  /// The colour of numbers; those that are missing are zero.
  func color(_ numbers: [Double]) -> PDFColor {
    func part(_ index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
    func unit(_ index: Int) -> Double { min(1, max(0, part(index))) }
    switch self {
    case .gray: return PDFColor(red: unit(0), green: unit(0), blue: unit(0))
    case .rgb: return PDFColor(red: unit(0), green: unit(1), blue: unit(2))
    case .cmyk:
      let paper = 1 - unit(3)
      return PDFColor(
        red: (1 - unit(0)) * paper, green: (1 - unit(1)) * paper, blue: (1 - unit(2)) * paper)
    case .lab: return Self.lab(part(0), part(1), part(2))
    case .indexed(let table):
      let index = Int(min(255, max(0, part(0))))
      return table.isEmpty ? PDFColor() : table[min(index, table.count - 1)]
    case .tint(_, let space, let function): return space.color(function.values(numbers))
    case .pattern: return PDFColor()
    }
  }

  private static func lab(_ lightness: Double, _ a: Double, _ b: Double) -> PDFColor {
    func linear(_ value: Double) -> Double {
      value >= 6.0 / 29 ? value * value * value : 108.0 / 841 * (value - 4.0 / 29)
    }
    let middle = (lightness + 16) / 116
    // Relative to its own white, so that white stays white: in D65, sRGB's.
    let x = 0.9505 * linear(middle + a / 500)
    let y = linear(middle)
    let z = 1.089 * linear(middle - b / 200)
    func light(_ value: Double) -> Double {
      value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(min(1, value), 1 / 2.4) - 0.055
    }
    return PDFColor(
      red: light(3.2406 * x - 1.5372 * y - 0.4986 * z),
      green: light(-0.9689 * x + 1.8758 * y + 0.0415 * z),
      blue: light(0.0557 * x - 0.2040 * y + 1.0570 * z))
  }
}

extension PDFFile {
  private static let spaceDepth = 6

  /// Reads a colour space; one of the resources by its name.
  func colorSpace(
    _ value: PDFValue?, _ resources: [String: PDFValue], depth: Int = 0
  ) throws(ImageDecodingError) -> PDFColorSpace {
    guard depth < Self.spaceDepth else { throw .corrupt("a colour space of it has no end") }
    if let name = name(value) {
      switch name {
      case "DeviceGray", "G", "CalGray": return .gray
      case "DeviceRGB", "RGB", "CalRGB": return .rgb
      case "DeviceCMYK", "CMYK": return .cmyk
      case "Pattern": return .pattern(nil)
      default:
        guard let named = dictionary(resources["ColorSpace"])?[name] else {
          throw .corrupt("it has no colour space '\(name)'")
        }
        return try colorSpace(named, resources, depth: depth + 1)
      }
    }
    guard let values = array(value), let kind = name(values.first) else {
      throw .corrupt("a colour space of it cannot be read")
    }
    func part(_ index: Int) -> PDFValue? { index < values.count ? values[index] : nil }
    switch kind {
    case "ICCBased":
      switch number(dictionary(part(1))?["N"]) {
      case 1: return .gray
      case 4: return .cmyk
      default: return .rgb
      }
    case "Lab":
      let entries = dictionary(part(1)) ?? [:]
      let range = numbers(entries["Range"]) ?? []
      return .lab(range: range.count == 4 ? range : [-100, 100, -100, 100])
    case "Indexed", "I": return try indexed(part(1), part(3), resources, depth)
    case "Separation", "DeviceN":
      let count = kind == "DeviceN" ? array(part(1))?.count ?? 1 : 1
      let space = try colorSpace(part(2), resources, depth: depth + 1)
      return .tint(min(32, count), space, try function(part(3)))
    case "Pattern":
      return .pattern(
        values.count > 1 ? try colorSpace(part(1), resources, depth: depth + 1) : nil)
    default: return try colorSpace(.name(kind), resources, depth: depth + 1)
    }
  }

  private func indexed(
    _ base: PDFValue?, _ table: PDFValue?, _ resources: [String: PDFValue], _ depth: Int
  ) throws(ImageDecodingError) -> PDFColorSpace {
    let space = try colorSpace(base, resources, depth: depth + 1)
    var data: [UInt8] = []
    if case .string(let bytes)? = resolve(table) { data = bytes }
    if let stream = stream(table) { data = try decode(stream) }
    let count = max(1, space.count)
    let bounds = space.bounds(bits: 8)
    return .indexed(
      stride(from: 0, to: min(data.count, 256 * count) - count + 1, by: count).map { start in
        space.color(
          (0..<count).map { index in
            let (low, high) = (bounds[2 * index], bounds[2 * index + 1])
            return low + Double(data[start + index]) / 255 * (high - low)
          })
      })
  }
}
