import CasqueModel

/// A font at the user's text size: all that measures depend on.
struct ResolvedFont: Hashable {
  /// The family, or nil for the system font.
  var family: String?
  /// The size in points, finite and not negative.
  var size: Double
  /// The weight with Bold Text applied.
  var weight: FontWeight
  /// The published distance of baselines of a text style, in points; nil for other fonts.
  var leading: Double?
  /// What the system font is; the same for every other family.
  var system = SystemTypeface.sanFrancisco

  /// The largest size that is honoured, in points; beyond it coordinates lose their meaning.
  static let largestSize = 10_000.0

  /// Applies the user's settings to a font.
  init(
    _ font: Font, category: ContentSizeCategory, legibility: LegibilityWeight,
    system: SystemTypeface = .sanFrancisco
  ) {
    let table = TextStyleTable.shared
    family = font.family
    if font.family == nil { self.system = system }
    var size: Double
    var weight = font.weight ?? .regular
    switch font.size {
    case .style(let style):
      let entry = table.entry(style, category)
      size = entry.size
      weight = font.weight ?? entry.weight
      if font.family == nil { leading = entry.leading }
    case .fixed(let points): size = points
    case .scaled(let points, let style): size = table.scaled(points, style, category)
    }
    if !(size > 0) { size = 0 }
    self.size = min(size, Self.largestSize)
    // UIKit leaves the weight of other families to the app.
    let isBold = legibility == .bold && font.family == nil
    self.weight = isBold ? weight.emboldened : weight
  }

  /// Makes the font smaller or larger; the distance of its lines follows.
  mutating func multiplySize(by factor: Double) {
    guard factor != 1, factor > 0, factor.isFinite else { return }
    size = min(size * factor, Self.largestSize)
    leading = leading.map { $0 * factor }
  }

  /// The typeface; sizes of 20 points and up are drawn with the Display cut.
  var typeface: Typeface {
    Typeface(
      family: family, weight: weight, isDisplay: family == nil && size >= 20, system: system)
  }
}
