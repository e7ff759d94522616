/// Finds the pixels in which two pictures differ.
public enum BitmapComparison {
  /// Compares a snapshot with its reference, both from the top left pixel on.
  ///
  /// Pictures of different sizes are compared where both have pixels; the rest differs. Scales
  /// are not compared. Complexity: O(pixels), at the speed of memory where nothing differs.
  public static func compare(_ reference: Bitmap, _ snapshot: Bitmap) -> PixelDifference {
    compare(reference, snapshot, isCounted: nil)
  }

  /// Compares as ``compare(_:_:)`` does, but of the pixels that differ only some count.
  static func compare(
    _ reference: Bitmap, _ snapshot: Bitmap, isCounted: ((_ x: Int, _ y: Int) -> Bool)?
  ) -> PixelDifference {
    let rest = unshared(reference, snapshot)
    var count = rest.reduce(0) { $0 + $1.width * $1.height }
    var largest = 0
    var tiles = DifferenceTiles(reference.bounds.union(snapshot.bounds))
    forEachDifference(reference, snapshot) { x, y, first, second in
      guard isCounted?(x, y) ?? true else { return }
      count += 1
      largest = max(largest, PixelWord.largestChannelDifference(first, second))
      tiles.insert(x, y)
    }
    for rect in rest { tiles.insert(rect) }
    let shared = reference.bounds.intersection(snapshot.bounds) ?? reference.bounds
    let areas = (reference.width * reference.height, snapshot.width * snapshot.height)
    return PixelDifference(
      differingPixels: count,
      comparedPixels: areas.0 + areas.1 - shared.width * shared.height,
      clusters: tiles.clusters(), largestChannelDifference: largest,
      referenceBounds: reference.bounds, snapshotBounds: snapshot.bounds)
  }

  /// Calls `body` with place and words of each differing pixel that both pictures have, by rows.
  static func forEachDifference(
    _ reference: Bitmap, _ snapshot: Bitmap, _ body: (Int, Int, UInt32, UInt32) -> Void
  ) {
    let (width, height) = (
      min(reference.width, snapshot.width), min(reference.height, snapshot.height)
    )
    if Bitmap.hasSameRows(reference, snapshot, x: 0, rows: 0..<height, width: width) { return }
    unsafe reference.withWords { first in
      unsafe snapshot.withWords { second in
        for row in 0..<height {
          let same = Bitmap.hasSameRows(
            reference, snapshot, x: 0, rows: row..<row + 1, width: width)
          if same { continue }
          unsafe PixelLoops.forEachDifference(
            first + row * reference.width, second + row * snapshot.width, count: width
          ) { column, one, other in body(column, row, one, other) }
        }
      }
    }
  }

  /// The pixels that only one of the pictures has, as rectangles that share none.
  static func unshared(_ reference: Bitmap, _ snapshot: Bitmap) -> [PixelRect] {
    let (width, height) = (
      min(reference.width, snapshot.width), min(reference.height, snapshot.height)
    )
    return [reference, snapshot].flatMap { bitmap in
      [
        PixelRect(x: width, y: 0, width: bitmap.width - width, height: height),
        PixelRect(x: 0, y: height, width: bitmap.width, height: bitmap.height - height),
      ]
    }.filter { !$0.isEmpty }
  }
}
