public import CasqueImaging

/// A picture that is not as its reference: what was measured, and the pictures that show it.
public struct ImageDifference: Sendable {
  /// The three pictures of a comparison.
  public struct Pictures: Sendable {
    /// The picture on disk.
    public var reference: Bitmap
    /// The picture just made.
    public var snapshot: Bitmap
    /// The reference faded, with what differs in red and in boxes.
    public var difference: Bitmap

    /// Reference, snapshot and difference beside each other.
    ///
    /// Complexity: O(pixels).
    public var sideBySide: Bitmap { SideBySide.draw([reference, snapshot, difference]) }
  }

  /// What was measured and what is allowed.
  public var verdict: ComparisonVerdict
  /// The pictures; nil once they were written, since those of a whole matrix fill the memory.
  public var pictures: Pictures?
  /// What made both, where it is not the same, a line each.
  public var provenance: [String] = []

  /// Creates the difference of two pictures from what a comparator found.
  ///
  /// Complexity: O(pixels).
  public init(from reference: Bitmap, to snapshot: Bitmap, _ verdict: ComparisonVerdict) {
    self.verdict = verdict
    pictures = Pictures(
      reference: reference, snapshot: snapshot,
      difference: DifferencePicture.draw(reference, snapshot, verdict.difference))
  }

  /// The difference for readers, a line each.
  var lines: [String] {
    let bounds = [verdict.difference.referenceBounds, verdict.difference.snapshotBounds]
    let sizes = bounds.map { "\($0.width)×\($0.height)" }
    let size = sizes[0] == sizes[1] ? [] : ["size: \(sizes[0]) → \(sizes[1]) pixels"]
    return provenance + size + [verdict.description]
  }
}
