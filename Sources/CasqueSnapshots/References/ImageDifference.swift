public import CasqueImaging

/// The three pictures of a comparison that failed, and what was measured.
public struct ImageDifference: Sendable {
  /// What was measured and what is allowed.
  public var verdict: ComparisonVerdict
  /// The picture on disk.
  public var reference: Bitmap
  /// The picture just made.
  public var snapshot: Bitmap
  /// The reference faded, with what differs in red and in boxes.
  public var picture: Bitmap
  /// What made both, where it is not the same, a line each.
  public var provenance: [String] = []

  /// Creates the difference of two pictures from what a comparator found.
  ///
  /// Complexity: O(pixels).
  public init(from reference: Bitmap, to snapshot: Bitmap, _ verdict: ComparisonVerdict) {
    self.verdict = verdict
    self.reference = reference
    self.snapshot = snapshot
    picture = DifferencePicture.draw(reference, snapshot, verdict.difference)
  }

  /// Reference, snapshot and difference beside each other.
  ///
  /// Complexity: O(pixels).
  public var sideBySide: Bitmap { SideBySide.draw([reference, snapshot, picture]) }

  /// The difference for readers, a line each.
  var lines: [String] {
    let sizes = [reference, snapshot].map { "\($0.width)×\($0.height)" }
    let size = sizes[0] == sizes[1] ? [] : ["size: \(sizes[0]) → \(sizes[1]) pixels"]
    return provenance + size + [verdict.description]
  }
}
