/// How a snapshot differs from its reference.
public enum SnapshotDifference: Sendable {
  /// The frames differ.
  case frames(FrameDifference)
  /// The texts differ.
  case text(TextDifference)
  /// The pictures differ by more than the comparator lets pass.
  case image(ImageDifference)
  /// The pages differ.
  case page(BytesDifference)
  /// The picture is not the one whose hash is kept.
  case hash(HashDifference)
  /// The reference is not what a reference of its kind is.
  case unreadable(reason: String)

  /// The difference for readers, a line each.
  public var lines: [String] {
    switch self {
    case .frames(let difference): difference.lines
    case .text(let difference): difference.lines
    case .image(let difference): difference.lines
    case .page(let difference): difference.lines
    case .hash(let difference): difference.lines
    case .unreadable(let reason): ["the reference cannot be read: \(reason)"]
    }
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

  /// The difference on one line.
  public var description: String { lines.joined() }

  /// The difference for readers, a line each.
  var lines: [String] {
    let texts = [reference, snapshot].map { $0.map { "'\($0)'" } ?? "no such line" }
    return ["line \(line): \(texts[0]) → \(texts[1])"]
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}
