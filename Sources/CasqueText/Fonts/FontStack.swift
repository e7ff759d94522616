import CasqueModel

/// Names the fonts that one text is set in: a family, a weight and the cut of the system font.
struct Typeface: Hashable {
  /// The family that was asked for, or nil for the system font.
  var family: String?
  var weight: FontWeight
  /// Whether the system font is drawn with its Display cut.
  var isDisplay: Bool
  /// What the system font is; the same for every other family.
  var system = SystemTypeface.sanFrancisco
}

/// The faces that one text may be drawn with, in order of preference.
struct FontStack {
  /// The faces; the first one that opens is the font itself.
  var faces: [FontKey] = []
  /// The face that comes first for emoji.
  var emoji: FontKey?
  /// The row of the system font's metrics, or nil for a family with advances of its own.
  var systemRow: Int?
  /// The index of the font itself, or nil if no face at all is there.
  var primary: Int?
  /// The family that was asked for and is not there.
  var missingFamily: String?
  /// The lines of the family that is not there, where they are known.
  var familyMetrics: FamilyMetrics?
  /// The advance of ideographs, which in families other than the system's stand close.
  var ideographAdvance = CharacterRules.ideographAdvance
  /// The advances of a family that is not there, or of what the system font was, where they are known.
  var advances: FamilyAdvances?
}
