/// What a snapshot may differ in and still pass.
public indirect enum BitmapComparator: Sendable, Hashable {
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
  /// At most so many differing pixels may touch each other, by edge or corner.
  ///
  /// A missing icon is one large cluster, however large the page is; scattered noise is none.
  case cluster(max: Int)
  /// As the other, but pixels that smooth an edge do not count: for references that another
  /// renderer made.
  ///
  /// **Source** `Antialiasing`.
  case ignoringAntialiasing(BitmapComparator)

  /// Compares a snapshot with its reference and judges the difference.
  ///
  /// Complexity: O(pixels).
  public func verdict(_ reference: Bitmap, _ snapshot: Bitmap) -> ComparisonVerdict {
    verdict(reference, snapshot, isCounted: nil)
  }

  private typealias Filter = (_ x: Int, _ y: Int) -> Bool

  private func verdict(
    _ reference: Bitmap, _ snapshot: Bitmap, isCounted: Filter?
  ) -> ComparisonVerdict {
    if case .ignoringAntialiasing(let comparator) = self {
      // Pictures of different sizes are no two drawings of one thing.
      guard reference.bounds == snapshot.bounds else {
        return comparator.verdict(reference, snapshot, isCounted: isCounted)
      }
      let antialiasing = Antialiasing(reference, snapshot)
      return comparator.verdict(reference, snapshot) { !antialiasing.covers($0, $1) }
    }
    let difference = BitmapComparison.compare(reference, snapshot, isCounted: isCounted)
    let count = Double(difference.differingPixels)
    func verdict(
      _ measured: Double, _ allowed: Double, _ unit: ComparisonVerdict.Unit
    ) -> ComparisonVerdict {
      ComparisonVerdict(measured: measured, allowed: allowed, unit: unit, difference: difference)
    }
    switch self {
    case .exact, .ignoringAntialiasing: return verdict(count, 0, .pixels)
    case .pixels(let limit): return verdict(count, Double(limit), .pixels)
    case .perceptual(let deltaE):
      return verdict(
        BitmapComparator.largestDeltaE(reference, snapshot, difference, isCounted), deltaE, .deltaE)
    case .cluster(let limit):
      let largest = BitmapComparator.largestCluster(reference, snapshot, difference, isCounted)
      return verdict(Double(largest), Double(limit), .clusteredPixels)
    }
  }

  private static func largestCluster(
    _ reference: Bitmap, _ snapshot: Bitmap, _ difference: PixelDifference, _ isCounted: Filter?
  ) -> Int {
    if difference.isEqual { return 0 }
    var clusters = PixelClusters()
    BitmapComparison.forEachDifference(reference, snapshot) { x, y, _, _ in
      if isCounted?(x, y) ?? true { clusters.insert(x, y) }
    }
    let unshared = BitmapComparison.unshared(reference, snapshot).map { $0.width * $0.height }
    return max(clusters.largest, unshared.max() ?? 0)
  }

  private static func largestDeltaE(
    _ reference: Bitmap, _ snapshot: Bitmap, _ difference: PixelDifference, _ isCounted: Filter?
  ) -> Double {
    if difference.isEqual { return 0 }
    var largest: Double = difference.sizesDiffer ? 100 : 0
    // Flat areas repeat one pair of colours, and the formula is dear.
    var last: (UInt32, UInt32) = (0, 0)
    BitmapComparison.forEachDifference(reference, snapshot) { x, y, first, second in
      guard isCounted?(x, y) ?? true else { return }
      if (first, second) == last { return }
      last = (first, second)
      largest = max(largest, LabColor.difference(Pixel(word: first), Pixel(word: second)))
    }
    return largest
  }
}
