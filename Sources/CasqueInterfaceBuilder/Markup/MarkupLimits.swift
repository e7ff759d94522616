/// The bounds within which a document of Interface Builder is read.
enum MarkupLimits {
  /// The most bytes of a file.
  static let bytes = 8 << 20
  /// The most tags of a file; the largest public documents have some ten thousand.
  static let tags = 200_000
  /// The deepest nesting of tags; a view below another takes two.
  static let depth = 256
  /// The most attributes of a tag; the largest public ones have some thirty.
  static let attributes = 1_000
  /// The most diagnostics of one file; the rest is left out.
  static let diagnostics = 1_000
}
