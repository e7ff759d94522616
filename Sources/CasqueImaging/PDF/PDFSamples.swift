/// A function by samples on a grid, linear between them.
///
/// **Source** ISO 32000-1, 7.10.2.
struct PDFSamples {
  private let data: [UInt8]
  private let size: [Int]
  private let bits: Int
  private let domain: [Double]
  private let range: [Double]
  private let encode: [Double]
  private let decode: [Double]
  private var outputs: Int { range.count / 2 }

  /// Creates a function; nil if the data do not hold all samples.
  init?(
    data: [UInt8], size: [Int], bits: Int, domain: [Double], range: [Double], encode: [Double]?,
    decode: [Double]?
  ) {
    guard [1, 2, 4, 8, 16, 32].contains(bits), (1...4).contains(size.count),
      size.allSatisfy({ $0 > 0 }), domain.count >= 2 * size.count, range.count >= 2,
      range.count <= 64
    else { return nil }
    let count = size.reduce(1.0) { $0 * Double($1) } * Double(range.count / 2 * bits)
    guard count <= Double(data.count) * 8 else { return nil }
    self.data = data
    self.size = size
    self.bits = bits
    self.domain = domain
    self.range = range
    let whole = size.flatMap { [0.0, Double($0 - 1)] }
    self.encode = encode.flatMap { $0.count >= 2 * size.count ? $0 : nil } ?? whole
    self.decode = decode.flatMap { $0.count >= range.count ? $0 : nil } ?? range
  }

  /// The results for arguments.
  func values(_ arguments: [Double]) -> [Double] {
    var places: [(Int, Double)] = []
    for axis in size.indices {
      let x = PDFFunction.clamp(axis < arguments.count ? arguments[axis] : 0, domain, axis)
      let (low, high) = (domain[2 * axis], domain[2 * axis + 1])
      let part = high > low ? (x - low) / (high - low) : 0
      let place = encode[2 * axis] + part * (encode[2 * axis + 1] - encode[2 * axis])
      let inside = min(max(place.isFinite ? place : 0, 0), Double(size[axis] - 1))
      let index = min(Int(inside), max(0, size[axis] - 2))
      places.append((index, inside - Double(index)))
    }
    return (0..<outputs).map { output in
      let value = corners(places, output)
      let (low, high) = (decode[2 * output], decode[2 * output + 1])
      return PDFFunction.clamp(low + value * (high - low), range, output)
    }
  }

  /// The mean of the samples around a place, by how near they are.
  private func corners(_ places: [(Int, Double)], _ output: Int) -> Double {
    var sum = 0.0
    for corner in 0..<(1 << places.count) {
      var (index, step, weight) = (0, 1, 1.0)
      for (axis, place) in places.enumerated() {
        let isFar = corner >> axis & 1 == 1
        weight *= isFar ? place.1 : 1 - place.1
        index += min(place.0 + (isFar ? 1 : 0), size[axis] - 1) * step
        step *= size[axis]
      }
      if weight > 0 { sum += weight * sample(index * outputs + output) }
    }
    return sum
  }

  /// A sample from 0 to 1.
  private func sample(_ index: Int) -> Double {
    var value = 0
    if bits >= 8 {
      for byte in 0..<bits / 8 { value = value << 8 | Int(data[index * bits / 8 + byte]) }
    } else {
      let place = index * bits
      value = Int(data[place / 8]) >> (8 - bits - place % 8) & (1 << bits - 1)
    }
    return Double(value) / Double(1 << bits - 1)
  }
}
