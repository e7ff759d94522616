import CasqueModel

/// A glyph at its place within its unit, in thousandths of the size, y down.
struct UnitGlyph {
  var id: UInt32
  var x: Double
  var y: Double
}

/// The smallest part of a text that stands on one line: a grapheme cluster or a ligature.
struct TextUnit {
  /// Where it starts, as a UTF-8 offset into its paragraph.
  var start: Int
  /// Its first glyph and their number.
  var firstGlyph: Int
  var glyphCount: Int
  /// The index of its face, or -1 if nothing is drawn.
  var face: Int
  /// The bidirectional level: odd from right to left.
  var level: UInt8
  /// The kerning class of its first character in the system font; 0 if it is not kerned.
  var kerningClass: UInt8
  /// Whether it is a blank that hangs at a line's end.
  var isBlank: Bool
  /// Whether a line may break before it.
  var isBreak: Bool
  /// Whether it is a letter or a syllable of Hangul.
  var isHangul: Bool
  /// Whether text may be cut before it.
  var isBoundary: Bool
  /// Whether the system font's tracking is added.
  var isTracked: Bool
  /// The advance in the text cut and in the display cut, in thousandths of the size.
  var text: Double
  var display: Double

  /// A unit that draws nothing and takes no room.
  init(start: Int, level: UInt8) {
    self.start = start
    self.level = level
    firstGlyph = 0
    glyphCount = 0
    face = -1
    kerningClass = 0
    isBlank = false
    isBreak = false
    isHangul = false
    isBoundary = true
    isTracked = false
    text = 0
    display = 0
  }
}

/// A paragraph as shaped for a typeface: good for every size and width.
struct TextAnalysis {
  /// The bytes of the paragraph.
  var length: Int
  /// The units in logical order.
  var units: [TextUnit]
  /// The glyphs that units point into, from left to right within each unit.
  var glyphs: [UnitGlyph]
  /// Whether the paragraph runs from right to left.
  var isRightToLeft: Bool
  /// Characters that no font has, in order of occurrence, once each.
  var missingCharacters: [Character]

  /// Where a unit ends, as a UTF-8 offset into the paragraph.
  func end(of unit: Int) -> Int { unit + 1 < units.count ? units[unit + 1].start : length }

  /// Where a unit starts; `units.count` is the paragraph's end.
  func offset(of unit: Int) -> Int { unit < units.count ? units[unit].start : length }
}
