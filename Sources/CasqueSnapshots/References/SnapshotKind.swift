/// What a snapshot is made of.
public enum SnapshotKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Frames as text.
  case frames
  /// Any other text.
  case text
  /// A picture.
  case image

  /// The end of a file name, without its first dot; no kind's end is the end of another's.
  public var suffix: String {
    switch self {
    case .frames, .text: "\(rawValue).txt"
    case .image: "\(rawValue).png"
    }
  }
}
