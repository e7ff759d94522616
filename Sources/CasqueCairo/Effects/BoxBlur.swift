/// A blur of coverage by three box passes along each axis, nearly a Gaussian.
///
/// Whole numbers only, so that the same mask gives the same bytes everywhere.
struct BoxBlur {
  /// The extents of the three boxes, in pixels; odd.
  let boxes: [Int]

  /// Chooses three boxes whose variance is nearest to that of a Gaussian of `deviation` pixels.
  ///
  /// A box of n pixels has the variance (n² − 1)/12; m narrow ones and 3 − m of two more sum up.
  init(deviation: Double) {
    guard deviation > 0, deviation < 1e4 else {
      boxes = []
      return
    }
    let variance = 12 * deviation * deviation
    let ideal = (variance / 3 + 1).squareRoot()
    var narrow = Int(ideal)
    if narrow.isMultiple(of: 2) { narrow -= 1 }
    let n = Double(narrow)
    let count = ((variance - 3 * n * n - 12 * n - 9) / (-4 * n - 4)).rounded()
    boxes = (0..<3).map { Double($0) < count ? narrow : narrow + 2 }
  }

  /// How far the blur carries coverage, in pixels.
  var reach: Int { boxes.reduce(0) { $0 + $1 / 2 } }

  /// Blurs rows of bytes in place; what lies outside counts as nothing.
  func apply(
    to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) {
    guard !boxes.isEmpty, width > 0, height > 0 else { return }
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(width, height)) { line in
      for row in 0..<height {
        let start = unsafe bytes + row * stride
        for box in boxes { unsafe BoxBlur.pass(start, count: width, step: 1, box, line) }
      }
      for column in 0..<width {
        let start = unsafe bytes + column
        for box in boxes { unsafe BoxBlur.pass(start, count: height, step: stride, box, line) }
      }
    }
  }

  /// Replaces each place of a line by the mean of the box around it.
  private static func pass(
    _ start: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ box: Int,
    _ line: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard box > 1 else { return }
    let half = box / 2
    for index in 0..<count { unsafe line[index] = unsafe start[index &* step] }
    // A sum of at most 255 · box, divided by the box through a reciprocal of 32 bits.
    let reciprocal = (UInt64(1) << 32) / UInt64(box) + 1
    var sum: UInt64 = 0
    for index in 0..<min(half, count) { sum &+= UInt64(unsafe line[index]) }
    for index in 0..<count {
      if index &+ half < count { sum &+= UInt64(unsafe line[index &+ half]) }
      if index > half { sum &-= UInt64(unsafe line[index &- half &- 1]) }
      let mean = ((sum &+ UInt64(half)) &* reciprocal) >> 32
      unsafe start[index &* step] = UInt8(truncatingIfNeeded: mean)
    }
  }
}
