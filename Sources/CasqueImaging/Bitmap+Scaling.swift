extension Bitmap {
  /// The picture made smaller by a whole factor: 3 makes one pixel of 3×3.
  ///
  /// An extent that `factor` does not divide is rounded down, to at least one pixel.
  public func downscaled(by factor: Int) -> Bitmap {
    precondition(factor > 0, "a factor is positive")
    return downscaled(width: max(1, width / factor), height: max(1, height / factor))
  }

  /// The picture made smaller to an exact size in pixels, each result the mean of what it covers.
  ///
  /// The box filter: result column i covers the source from i·W/w to (i+1)·W/w, and a source
  /// pixel on a border counts with the part that is covered. The arithmetic is whole numbers, so
  /// the result is the same everywhere. The scale shrinks with the width.
  /// Complexity: O(pixels of the source).
  public func downscaled(width newWidth: Int, height newHeight: Int) -> Bitmap {
    precondition(
      newWidth > 0 && newWidth <= width && newHeight > 0 && newHeight <= height,
      "a picture is made smaller to at least one pixel")
    if newWidth == width, newHeight == height { return self }
    let columns = BoxSpan.spans(of: width, into: newWidth)
    let rows = BoxSpan.spans(of: height, into: newHeight)
    var result = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    var sums = [UInt64](repeating: 0, count: width * 4)
    let total = UInt64(width) * UInt64(height)
    var place = 0
    for row in rows {
      sum(rows: row, into: &sums)
      for column in columns {
        for channel in 0..<4 {
          var sum = total / 2
          for index in column.range {
            sum &+= sums[index &* 4 &+ channel] &* column.weight(of: index)
          }
          result[place] = UInt8(truncatingIfNeeded: sum / total)
          place &+= 1
        }
      }
    }
    return Bitmap(
      unchecked: result, width: newWidth, height: newHeight,
      scale: scale * Double(newWidth) / Double(width))
  }

  /// Adds up the channels of some rows, column by column, each row by its weight.
  private func sum(rows: BoxSpan, into sums: inout [UInt64]) {
    for index in sums.indices { sums[index] = 0 }
    for row in rows.range {
      let weight = rows.weight(of: row)
      let start = row * width * 4
      for index in sums.indices { sums[index] &+= UInt64(pixels[start &+ index]) &* weight }
    }
  }
}

/// The source places that one result place of a box filter covers, and how much of each.
///
/// A source place is `results` units long and a result place `sources` units, so that every
/// border is a whole number.
private struct BoxSpan {
  let range: Range<Int>
  private let first: UInt64
  private let last: UInt64
  private let whole: UInt64

  private init(_ index: Int, sources: Int, results: Int) {
    let (start, end) = (index * sources, (index + 1) * sources)
    range = (start / results)..<((end + results - 1) / results)
    whole = UInt64(results)
    if range.count == 1 {
      (first, last) = (UInt64(sources), UInt64(sources))
    } else {
      first = UInt64(results - start % results)
      last = UInt64(results - (range.upperBound * results - end))
    }
  }

  /// How many units of a source place are covered.
  func weight(of index: Int) -> UInt64 {
    if index == range.lowerBound { return first }
    return index &+ 1 == range.upperBound ? last : whole
  }

  static func spans(of sources: Int, into results: Int) -> [BoxSpan] {
    (0..<results).map { BoxSpan($0, sources: sources, results: results) }
  }
}
