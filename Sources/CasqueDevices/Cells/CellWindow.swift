public import CasqueGeometry

/// The part of a screen that an app has.
public enum CellWindow: Sendable, Hashable {
  /// The whole screen.
  case full
  /// The narrow window of Split View.
  case oneThird
  /// One of two equal windows of Split View.
  case oneHalf
  /// The wide window of Split View.
  case twoThirds
  /// The window that floats over another app.
  case slideOver
  /// The whole screen with Display Zoom, or with More Space on iPad.
  case zoomed
  /// A window of a size of its own, in points.
  case custom(Size)
}

extension CellWindow {
  /// The windows that have a word of their own, in the order of a matrix.
  public static let named: [CellWindow] = [
    .full, .oneThird, .oneHalf, .twoThirds, .slideOver, .zoomed,
  ]

  /// The longest edge that a custom window may have, in points.
  public static let longestEdge = 20_000.0

  /// The window of a flag's word: `full`, `1/3`, `1/2`, `2/3`, `slideover`, `zoom` or `400x600`.
  ///
  /// Returns nil for any other text, and for sizes of 0 or above ``longestEdge``.
  public init?(word: String) {
    if let window = Self.named.first(where: { $0.word == word }) {
      self = window
      return
    }
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width > 0, height > 0, width <= Self.longestEdge, height <= Self.longestEdge
    else { return nil }
    self = .custom(Size(width: width, height: height))
  }

  /// The word that flags use for the window.
  public var word: String {
    switch self {
    case .full: "full"
    case .oneThird: "1/3"
    case .oneHalf: "1/2"
    case .twoThirds: "2/3"
    case .slideOver: "slideover"
    case .zoomed: "zoom"
    case .custom(let size): "\(plain(size.width))x\(plain(size.height))"
    }
  }

  /// The part of a description that names the window.
  var phrase: String {
    switch self {
    case .slideOver: "slide over"
    case .zoomed: "zoomed"
    default: word
    }
  }

  /// The part of a file name that names the window.
  var slug: String {
    switch self {
    case .oneThird: "one-third"
    case .oneHalf: "one-half"
    case .twoThirds: "two-thirds"
    default: word
    }
  }

  private func plain(_ value: Double) -> String {
    if let whole = Int(exactly: value) { "\(whole)" } else { "\(value)" }
  }
}

extension CellWindow: Codable {
  /// Reads the window's word.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let window = CellWindow(word: word) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(word)' is no window")
    }
    self = window
  }

  /// Writes the window's word.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(word)
  }
}
