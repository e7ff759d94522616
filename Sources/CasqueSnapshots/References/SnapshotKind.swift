/// What a snapshot is made of.
public enum SnapshotKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Frames as text.
  case frames
  /// Any other text.
  case text
  /// A picture.
  case image
  /// A picture under its blueprint: guides, frames and constraints.
  case blueprint
  /// A picture of a moment.
  case motion
  /// A page of vectors with real text.
  case pdf

  /// The forms of contents.
  public enum Form: Sendable, Hashable {
    /// Text.
    case text
    /// Pixels.
    case picture
    /// A page.
    case page
  }

  /// Which form it has.
  public var form: Form {
    switch self {
    case .frames, .text: .text
    case .image, .blueprint, .motion: .picture
    case .pdf: .page
    }
  }

  /// The end of a file name, without its first dot; no kind's end is the end of another's.
  public var suffix: String {
    switch form {
    case .text: "\(rawValue).txt"
    case .picture: "\(rawValue).png"
    case .page: "page.pdf"
    }
  }
}
