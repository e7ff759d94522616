import CasqueModel

/// Heights and distances of a text's lines, in points.
struct LineMetrics {
  /// From the top of a line to its baseline.
  var ascent: Double
  /// From a baseline to the bottom of a line.
  var descent: Double
  /// Between two baselines.
  var leading: Double

  /// The height of one line.
  var lineHeight: Double { ascent + descent }

  /// The lines of a font; `ideographs` says whether the text has any.
  ///
  /// The system font's line is 2444/2048 of its size; a text style's baselines are its published
  /// leading apart, those of other fonts one line height.
  /// **Source**: layout rule 18; ideographs: ``CharacterRules/ideographLineHeight``.
  init(_ font: ResolvedFont, stack: FontStack, faces: [Face], ideographs: Bool) {
    let scale = font.size / 1000
    if stack.systemRow == nil, let primary = stack.primary {
      let face = faces[primary]
      ascent = face.ascent * scale
      descent = (face.descent + face.gap) * scale
      leading = ascent + descent
      return
    }
    if let family = stack.familyMetrics {
      ascent = family.ascent * font.size
      descent = family.descent * font.size
      leading = ascent + descent
      return
    }
    descent = SystemFontMetrics.descent * scale
    ascent = SystemFontMetrics.ascent * scale
    if ideographs { ascent = max(ascent, CharacterRules.ideographLineHeight * scale - descent) }
    leading = font.leading ?? (ascent + descent)
  }

  /// The most lines that a height has room for, at least one; nil if it does not bound them.
  func lines(in height: Double?) -> Int? {
    guard let height, !height.isNaN, height < .infinity, leading > 0 else { return nil }
    let more = (height + WidthProbe.tolerance - lineHeight) / leading
    return 1 + Int(min(max(0, more.rounded(.down)), 1e9))
  }

  /// The height of some lines.
  func height(ofLines count: Int) -> Double {
    count == 0 ? 0 : lineHeight + Double(count - 1) * leading
  }
}
