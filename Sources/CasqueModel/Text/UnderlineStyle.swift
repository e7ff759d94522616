/// A line under characters or through them, as in NSUnderlineStyle.
public struct UnderlineStyle: Sendable, Hashable {
  /// How many lines there are, and how thick they are.
  public enum Lines: String, Sendable, Hashable, Codable, CaseIterable {
    /// One line.
    case single
    /// One line, twice as thick.
    case thick
    /// Two lines, as far apart as they are thick.
    case double
  }

  /// What the lines are made of.
  public enum Pattern: String, Sendable, Hashable, Codable, CaseIterable {
    /// A whole line.
    case solid
    /// Dots.
    case dot
    /// Dashes.
    case dash
    /// A dash and a dot in turn.
    case dashDot
    /// A dash and two dots in turn.
    case dashDotDot
  }

  /// How many lines there are, and how thick they are.
  public var lines: Lines
  /// What they are made of.
  public var pattern: Pattern
  /// Whether blanks have no line.
  public var isByWord: Bool

  /// Creates a style; without arguments, one whole line.
  public init(lines: Lines = .single, pattern: Pattern = .solid, isByWord: Bool = false) {
    self.lines = lines
    self.pattern = pattern
    self.isByWord = isByWord
  }

  /// One whole line.
  public static let single = UnderlineStyle()

  /// Reads the number of NSUnderlineStyle; nil for no line, and for lines that it does not know.
  ///
  /// **Source** NSUnderlineStyle: 1 single, 2 thick, 9 double, 0x100 to 0x400 patterns, 0x8000 by word.
  public init?(rawValue: Int) {
    switch rawValue & 0xFF {
    case 1: lines = .single
    case 2: lines = .thick
    case 9: lines = .double
    default: return nil
    }
    switch rawValue & 0x700 {
    case 0x100: pattern = .dot
    case 0x200: pattern = .dash
    case 0x300: pattern = .dashDot
    case 0x400: pattern = .dashDotDot
    default: pattern = .solid
    }
    isByWord = rawValue & 0x8000 != 0
  }
}
