internal import Foundation

/// A function of a PDF: numbers to numbers.
///
/// **Source** ISO 32000-1, 7.10.
indirect enum PDFFunction {
  case sampled(PDFSamples)
  case exponential(from: [Double], to: [Double], exponent: Double, domain: [Double])
  case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: [Double])
  case calculator(PDFCalculator, domain: [Double], range: [Double])
  /// A function for each result.
  case several([PDFFunction])

  /// The results for arguments.
  func values(_ arguments: [Double]) -> [Double] {
    switch self {
    case .sampled(let samples): return samples.values(arguments)
    case .exponential(let from, let to, let exponent, let domain):
      let x = Self.clamp(arguments.first ?? 0, domain, 0)
      let power = exponent == 1 ? x : pow(x, exponent)
      return zip(from, to).map { $0 + power * ($1 - $0) }
    case .stitched(let parts, let bounds, let encode, let domain):
      let x = Self.clamp(arguments.first ?? 0, domain, 0)
      let index = bounds.firstIndex { x < $0 } ?? bounds.count
      let low = index == 0 ? domain[0] : bounds[index - 1]
      let high = index == bounds.count ? domain[1] : bounds[index]
      let (start, end) = (encode[2 * index], encode[2 * index + 1])
      let part = high > low ? (x - low) / (high - low) : 0
      return parts[index].values([start + part * (end - start)])
    case .calculator(let calculator, let domain, let range):
      let inside = arguments.enumerated().map { Self.clamp($1, domain, $0) }
      let results = calculator.values(inside).suffix(range.count / 2)
      return results.enumerated().map { Self.clamp($1, range, $0) }
    case .several(let parts): return parts.map { $0.values(arguments).first ?? 0 }
    }
  }

  /// The arguments at which the results may jump or bend, without the ends.
  var breaks: [Double] {
    switch self {
    case .stitched(_, let bounds, _, _): bounds
    case .several(let parts): parts.flatMap(\.breaks)
    default: []
    }
  }

  static func clamp(_ value: Double, _ limits: [Double], _ index: Int) -> Double {
    guard value.isFinite, 2 * index + 1 < limits.count else { return value.isFinite ? value : 0 }
    return min(max(value, limits[2 * index]), limits[2 * index + 1])
  }
}

extension PDFFile {
  private static let functionDepth = 8

  /// Reads a function, or several in an array.
  func function(
    _ value: PDFValue?, depth: Int = 0
  ) throws(ImageDecodingError) -> PDFFunction {
    functions -= 1
    guard functions > 0, depth < Self.functionDepth else {
      throw .unsupported("a PDF with that many functions")
    }
    if let parts = array(value) {
      var functions: [PDFFunction] = []
      for part in parts { functions.append(try function(part, depth: depth + 1)) }
      return .several(functions)
    }
    guard let values = dictionary(value), let kind = number(values["FunctionType"]) else {
      throw .corrupt("a function of it cannot be read")
    }
    let domain = numbers(values["Domain"]) ?? [0, 1]
    guard domain.count >= 2, domain[0] <= domain[1] else {
      throw .corrupt("a function of it has no domain")
    }
    switch kind {
    case 0: return .sampled(try samples(value, values, domain))
    case 2:
      let from = numbers(values["C0"]) ?? [0]
      let to = numbers(values["C1"]) ?? [1]
      return .exponential(
        from: from, to: to, exponent: number(values["N"]) ?? 1, domain: domain)
    case 3: return try stitched(values, domain, depth)
    case 4:
      guard let stream = stream(value), let range = numbers(values["Range"]), range.count >= 2
      else {
        throw .corrupt("a function of it cannot be read")
      }
      let calculator = try PDFCalculator(try decode(stream))
      return .calculator(calculator, domain: domain, range: range)
    default: throw .corrupt("a function of it is of no kind")
    }
  }

  private func stitched(
    _ values: [String: PDFValue], _ domain: [Double], _ depth: Int
  ) throws(ImageDecodingError) -> PDFFunction {
    var parts: [PDFFunction] = []
    for part in array(values["Functions"]) ?? [] {
      parts.append(try function(part, depth: depth + 1))
    }
    let bounds = numbers(values["Bounds"]) ?? []
    let encode = numbers(values["Encode"]) ?? []
    guard !parts.isEmpty, bounds.count == parts.count - 1, encode.count >= 2 * parts.count else {
      throw .corrupt("a function of it cannot be read")
    }
    return .stitched(parts, bounds: bounds, encode: encode, domain: domain)
  }

  private func samples(
    _ value: PDFValue?, _ values: [String: PDFValue], _ domain: [Double]
  ) throws(ImageDecodingError) -> PDFSamples {
    guard let stream = stream(value), let size = numbers(values["Size"]),
      let range = numbers(values["Range"]), let bits = number(values["BitsPerSample"])
    else { throw .corrupt("a function of it cannot be read") }
    let samples = PDFSamples(
      data: try decode(stream), size: size.map { Int(min(1e6, max(0, $0))) },
      bits: Int(min(32, max(0, bits))), domain: domain, range: range,
      encode: numbers(values["Encode"]), decode: numbers(values["Decode"]))
    guard let samples else { throw .corrupt("a function of it has too few samples") }
    return samples
  }
}
