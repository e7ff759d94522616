import CasqueModel

/// The lines of a family whose file is not there.
///
/// The glyphs are then the system font's stand-in's; heights, and the advance of families whose
/// characters are all as wide, are the family's own. ``FamilyAdvances`` has the widths of some others.
/// **Source** `families.json`.
package struct FamilyMetrics: Sendable {
  /// The height above the baseline, in parts of the size.
  let ascent: Double
  /// The depth below it, the line gap included, in parts of the size.
  let descent: Double
  /// The advance of every character in a family of one width, in thousandths; nil for others.
  let advance: Double?

  /// The metrics of a family by its name, or nil for one that is not known.
  static func of(_ family: String, weight: FontWeight = .regular) -> FamilyMetrics? {
    guard let facts = FamilyFacts.of(family) else { return nil }
    let lines = facts.lines.min {
      abs($0.weight.openTypeValue - weight.openTypeValue)
        < abs($1.weight.openTypeValue - weight.openTypeValue)
    }
    return lines.map {
      FamilyMetrics(ascent: $0.ascent, descent: $0.descent, advance: facts.advance)
    }
  }

  /// Whether the heights of a family's lines are known although its file is not there.
  package static func hasKnownLines(_ family: String) -> Bool { of(family) != nil }

  /// How much the width of a family's text may be off although its file is not there, in parts of
  /// it; nil where widths are not known.
  package static func widthUncertainty(_ family: String) -> Double? {
    FamilyFacts.of(family)?.uncertainty
  }
}
