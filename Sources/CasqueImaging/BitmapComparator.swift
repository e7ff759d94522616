/// What a snapshot may differ in and still pass.
public enum BitmapComparator: Sendable, Hashable {
  /// Nothing may differ.
  case exact
  /// At most so many pixels may differ, by whatever amount.
  case pixels(max: Int)
  /// No pixel may differ by more than this colour difference, CIEDE2000 in CIE Lab under D65.
  ///
  /// About 1 is just noticeable, 2.3 is small, 100 is black against white. Of a translucent
  /// pixel, the larger of the differences over black and over white counts. A pixel that only
  /// one of the pictures has differs by 100.
  /// **Source** CIE 142-2001; Sharma, Wu and Dalal 2005.
  case perceptual(deltaE: Double)

  /// Compares a snapshot with its reference and judges the difference.
  ///
  /// Complexity: O(pixels).
  public func verdict(_ reference: Bitmap, _ snapshot: Bitmap) -> ComparisonVerdict {
    let difference = BitmapComparison.compare(reference, snapshot)
    let count = Double(difference.differingPixels)
    return switch self {
    case .exact:
      ComparisonVerdict(measured: count, allowed: 0, unit: .pixels, difference: difference)
    case .pixels(let limit):
      ComparisonVerdict(
        measured: count, allowed: Double(limit), unit: .pixels, difference: difference)
    case .perceptual(let deltaE):
      ComparisonVerdict(
        measured: BitmapComparator.largestDeltaE(reference, snapshot, difference),
        allowed: deltaE, unit: .deltaE, difference: difference)
    }
  }

  private static func largestDeltaE(
    _ reference: Bitmap, _ snapshot: Bitmap, _ difference: PixelDifference
  ) -> Double {
    if difference.isEqual { return 0 }
    var largest: Double = difference.sizesDiffer ? 100 : 0
    // Flat areas repeat one pair of colours, and the formula is dear.
    var last: (UInt32, UInt32) = (0, 0)
    BitmapComparison.forEachDifference(reference, snapshot) { _, _, first, second in
      if (first, second) == last { return }
      last = (first, second)
      largest = max(largest, LabColor.difference(Pixel(word: first), Pixel(word: second)))
    }
    return largest
  }
}
