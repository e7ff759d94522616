public import CasqueImaging

/// How a snapshot differs from its reference.
public enum SnapshotDifference: Sendable {
  /// The frames differ.
  case frames(FrameDifference)
  /// The texts differ.
  case text(TextDifference)
  /// The pictures differ by more than the comparator lets pass.
  case image(ImageDifference)
  /// The reference is not what a reference of its kind is.
  case unreadable(reason: String)

  /// The difference for readers, a line each.
  public var lines: [String] {
    switch self {
    case .frames(let difference): difference.lines
    case .text(let difference): difference.lines
    case .image(let difference): difference.lines
    case .unreadable(let reason): ["the reference cannot be read: \(reason)"]
    }
  }
}

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

  /// Creates a difference from its parts.
  public init(
    verdict: ComparisonVerdict, reference: Bitmap, snapshot: Bitmap, picture: Bitmap
  ) {
    self.verdict = verdict
    self.reference = reference
    self.snapshot = snapshot
    self.picture = picture
  }

  /// The difference for readers, a line each.
  var lines: [String] {
    let sizes = [reference, snapshot].map { "\($0.width)×\($0.height)" }
    let size = sizes[0] == sizes[1] ? [] : ["size: \(sizes[0]) → \(sizes[1]) pixels"]
    return size + [verdict.description]
  }
}

/// The first line in which two texts differ.
public struct TextDifference: Sendable, Hashable {
  /// The line's number, from 1.
  public var line: Int
  /// The line of the reference; nil if that ends before.
  public var reference: String?
  /// The line of the snapshot; nil if that ends before.
  public var snapshot: String?

  /// Finds the first difference; nil if there is none beside the ends of lines.
  ///
  /// Complexity: O(text).
  public init?(from reference: String, to snapshot: String) {
    let old = TextDifference.lines(of: reference)
    let new = TextDifference.lines(of: snapshot)
    let same = zip(old, new).prefix { $0 == $1 }.count
    if same == old.count, same == new.count { return nil }
    line = same + 1
    self.reference = same < old.count ? String(old[same]) : nil
    self.snapshot = same < new.count ? String(new[same]) : nil
  }

  /// The difference for readers, a line each.
  var lines: [String] {
    let texts = [reference, snapshot].map { $0.map { "'\($0)'" } ?? "no such line" }
    return ["line \(line): \(texts[0]) → \(texts[1])"]
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}
