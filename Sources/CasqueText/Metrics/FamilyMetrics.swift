import CasqueModel

/// The lines of a family that comes with iOS, which are kept where its file is not there.
///
/// The glyphs are then the system font's stand-in's; heights, and the advance of families whose
/// characters are all as wide, are the family's own. ``FamilyAdvances`` has the widths of some others.
/// **Source** the published `hhea` tables of the families, in parts of the size; of Kohinoor Bangla and
/// Papyrus the height of two labels of one document.
package struct FamilyMetrics: Sendable {
  /// The height above the baseline.
  let ascent: Double
  /// The depth below it, the line gap included.
  let descent: Double
  /// The advance of every character in a family of one width; nil for others.
  let advance: Double?

  init(_ ascent: Double, _ descent: Double, advance: Double? = nil) {
    self.ascent = ascent
    self.descent = descent
    self.advance = advance
  }

  /// The metrics of a family by its name, or nil for one that is not known.
  ///
  /// The faces of Helvetica Neue differ: 3 documents with light ones, 4 with ultralight, medium and
  /// bold ones; those of Marker Felt do in 1.
  static func of(_ family: String, weight: FontWeight = .regular) -> FamilyMetrics? {
    let name = String(family.lowercased().filter { $0.isLetter || $0.isNumber })
    if name == "markerfelt", [.ultraLight, .thin, .light].contains(weight) {
      return FamilyMetrics(0.833, 0.257)
    }
    guard name == "helveticaneue" else { return table[name] }
    return switch weight {
    case .ultraLight: FamilyMetrics(0.931, 0.213)
    case .thin, .light: FamilyMetrics(0.967, 0.213)
    case .regular: FamilyMetrics(0.952, 0.213)
    case .medium, .semibold, .bold, .heavy, .black: FamilyMetrics(0.975, 0.217)
    }
  }

  /// Whether the heights of a family's lines are known although its file is not there.
  package static func hasKnownLines(_ family: String) -> Bool { of(family) != nil }

  /// Whether the widths of a family's texts are known although its file is not there.
  package static func hasKnownWidths(_ family: String) -> Bool {
    of(family)?.advance != nil || FamilyAdvances.of(family, weight: .regular) != nil
  }

  private static let table: [String: FamilyMetrics] = [
    "helvetica": FamilyMetrics(0.77, 0.38),
    "arial": FamilyMetrics(0.905, 0.245), "verdana": FamilyMetrics(1.005, 0.21),
    "avenir": FamilyMetrics(1.0, 0.366), "avenirnext": FamilyMetrics(1.0, 0.366),
    "avenirnextcondensed": FamilyMetrics(1.0, 0.366),
    "applesdgothicneo": FamilyMetrics(0.9, 0.3), "georgia": FamilyMetrics(0.917, 0.219),
    "gillsans": FamilyMetrics(0.918, 0.23), "futura": FamilyMetrics(1.039, 0.26),
    "americantypewriter": FamilyMetrics(0.892, 0.262),
    "timesnewroman": FamilyMetrics(0.891, 0.259), "palatino": FamilyMetrics(0.732, 0.283),
    "trebuchetms": FamilyMetrics(0.939, 0.222), "optima": FamilyMetrics(0.919, 0.268),
    "baskerville": FamilyMetrics(0.898, 0.246), "didot": FamilyMetrics(0.939, 0.314),
    "hoeflertext": FamilyMetrics(0.721, 0.279), "cochin": FamilyMetrics(0.897, 0.25),
    "copperplate": FamilyMetrics(0.763, 0.248), "markerfelt": FamilyMetrics(0.862, 0.272),
    "noteworthy": FamilyMetrics(1.31, 0.39), "chalkboardse": FamilyMetrics(1.133, 0.31),
    "snellroundhand": FamilyMetrics(0.953, 0.311),
    "menlo": FamilyMetrics(0.928, 0.236, advance: 0.602),
    "courier": FamilyMetrics(0.754, 0.246, advance: 0.6),
    "couriernew": FamilyMetrics(0.833, 0.3, advance: 0.6),
    "hiraginosans": FamilyMetrics(0.88, 0.12), "hiraginominchopron": FamilyMetrics(0.88, 0.12),
    "hiraginomarugothicpron": FamilyMetrics(0.88, 0.12),
    "pingfangsc": FamilyMetrics(1.06, 0.34), "pingfangtc": FamilyMetrics(1.06, 0.34),
    "pingfanghk": FamilyMetrics(1.06, 0.34), "kohinoorbangla": FamilyMetrics(1.01, 0.4),
    "papyrus": FamilyMetrics(0.94, 0.63),
  ]
}
