/// Blocks of pixels with their mean colours, in 64ths of a level, blue first.
struct FrostGrid {
  let width: Int
  let height: Int
  private(set) var sums: [SIMD4<Int32>]

  /// Takes the means of blocks of a surface's pixels; blocks at the far edges may be smaller.
  init(
    _ bytes: UnsafeMutablePointer<UInt8>, stride: Int, columns: Range<Int>, rows: Range<Int>,
    _ coarseness: Int
  ) {
    width = (columns.count + coarseness - 1) / coarseness
    height = (rows.count + coarseness - 1) / coarseness
    sums = []
    sums.reserveCapacity(width * height)
    for y in 0..<height {
      let top = rows.lowerBound + y * coarseness
      let bottom = min(rows.upperBound, top + coarseness)
      for x in 0..<width {
        let left = columns.lowerBound + x * coarseness
        let right = min(columns.upperBound, left + coarseness)
        var sum = SIMD4<Int32>(repeating: 0)
        for row in top..<bottom {
          let line = unsafe UnsafeRawPointer(bytes + row * stride)
          for column in left..<right {
            let pixel = unsafe line.load(fromByteOffset: column &* 4, as: SIMD4<UInt8>.self)
            sum &+= SIMD4<Int32>(truncatingIfNeeded: pixel)
          }
        }
        sums.append((sum &* 64) / Int32((bottom - top) * (right - left)))
      }
    }
  }

  /// Replaces each block by the mean of a box around it, along both axes; what lies outside does
  /// not count, so that edges stay as bright as they are.
  mutating func blur(_ box: Int) {
    guard box > 1 else { return }
    let half = box / 2
    var line: [SIMD4<Int32>] = []
    for row in 0..<height {
      pass(start: row * width, step: 1, count: width, half, &line)
    }
    for column in 0..<width {
      pass(start: column, step: width, count: height, half, &line)
    }
  }

  private mutating func pass(
    start: Int, step: Int, count: Int, _ half: Int, _ line: inout [SIMD4<Int32>]
  ) {
    line.removeAll(keepingCapacity: true)
    for index in 0..<count { line.append(sums[start + index * step]) }
    var sum = SIMD4<Int32>(repeating: 0)
    for index in 0..<min(half, count) { sum &+= line[index] }
    for index in 0..<count {
      if index + half < count { sum &+= line[index + half] }
      if index > half { sum &-= line[index - half - 1] }
      let size = Int32(min(count - 1, index + half) - max(0, index - half) + 1)
      sums[start + index * step] = (sum &+ (size >> 1)) / size
    }
  }
}
