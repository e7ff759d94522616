import CasqueFacts
import CasqueModel

/// Sizes, leadings and weights of the text styles by content size category.
///
/// **Source**: HIG Typography (2025-07-20), dynamic_type.json (H).
struct TextStyleTable: Sendable {
  /// What one style is at one text size.
  struct Entry: Sendable, Hashable {
    /// The size in points.
    var size: Double
    /// The published distance of baselines in points.
    var leading: Double
    /// The style's own weight.
    var weight: FontWeight
  }

  /// The table in the product.
  static let shared = TextStyleTable(facts: Facts.dynamicType())

  private let entries: [Entry]

  init(facts: [UInt8]) {
    let root = try? JSONReader.read(facts)
    var entries: [Entry] = []
    for category in ContentSizeCategory.allCases {
      for style in TextStyle.allCases {
        let cell = root?["dynamicType"]?[category.rawValue]?[style.rawValue]
        let weight = cell?["weight"]?.string.flatMap(FontWeight.init(rawValue:))
        entries.append(
          Entry(
            size: cell?["size"]?.number ?? 17, leading: cell?["leading"]?.number ?? 22,
            weight: weight ?? .regular))
      }
    }
    self.entries = entries
  }

  /// What a style is at a text size.
  func entry(_ style: TextStyle, _ category: ContentSizeCategory) -> Entry {
    let column = TextStyle.allCases.firstIndex(of: style) ?? 0
    return entries[category.step * TextStyle.allCases.count + column]
  }

  /// A size in points that grows as a style does, to whole points (UIFontMetrics.scaledFont).
  ///
  /// The leadings give the scale: 17 points relative to body are 17 × 19 / 22 = 14.68 → 15 at
  /// xSmall and 17 × 29 / 22 = 22.41 → 22 at xxxLarge, as measured.
  /// **Source**: EnvironmentFacts §5, dynamic_type.json `uiFontMetrics` (M).
  func scaled(_ size: Double, _ style: TextStyle, _ category: ContentSizeCategory) -> Double {
    if category == .large { return size }
    let scale = entry(style, category).leading / entry(style, .large).leading
    return (size * scale).rounded()
  }
}
