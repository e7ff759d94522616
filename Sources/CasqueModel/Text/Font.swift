/// The system's text styles, as in UIFont.TextStyle.
public enum TextStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// The title of a screen.
  case largeTitle
  /// First-level titles.
  case title1
  /// Second-level titles.
  case title2
  /// Third-level titles.
  case title3
  /// Headings.
  case headline
  /// Body text.
  case body
  /// Callouts.
  case callout
  /// Subheadings.
  case subheadline
  /// Footnotes.
  case footnote
  /// Standard captions.
  case caption1
  /// Alternate captions.
  case caption2
}

/// The weights of a family, light to heavy, as in UIFont.Weight.
public enum FontWeight: String, Sendable, Hashable, Codable, CaseIterable {
  /// The lightest.
  case ultraLight
  /// Thin.
  case thin
  /// Light.
  case light
  /// The usual weight.
  case regular
  /// Medium.
  case medium
  /// Semibold.
  case semibold
  /// Bold.
  case bold
  /// Heavy.
  case heavy
  /// The heaviest.
  case black
}

/// A font as a layout states it, before the user's text size is applied.
public struct Font: Sendable, Hashable {
  /// Where the size comes from.
  public enum Size: Sendable, Hashable {
    /// The size, leading and weight of a text style at the user's text size.
    case style(TextStyle)
    /// A size in points at every text size.
    case fixed(Double)
    /// A size in points at the default text size, which grows as a text style does (UIFontMetrics).
    case scaled(Double, relativeTo: TextStyle)
  }

  /// The family, or nil for the system font.
  public var family: String?
  /// Where the size comes from.
  public var size: Size
  /// The weight, or nil for the style's own (regular for a size).
  public var weight: FontWeight?

  /// Creates a font from its family, size and weight.
  public init(family: String? = nil, size: Size, weight: FontWeight? = nil) {
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// The system font of a text style at the user's text size.
  public static func preferred(_ style: TextStyle, weight: FontWeight? = nil) -> Font {
    Font(size: .style(style), weight: weight)
  }

  /// The system font of a fixed size in points.
  public static func system(_ size: Double, weight: FontWeight = .regular) -> Font {
    Font(size: .fixed(size), weight: weight)
  }

  /// A named family at a fixed size in points.
  public static func custom(_ family: String, size: Double, weight: FontWeight? = nil) -> Font {
    Font(family: family, size: .fixed(size), weight: weight)
  }
}
