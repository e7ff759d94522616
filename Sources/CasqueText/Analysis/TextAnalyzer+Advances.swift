import CPangoCairo

extension TextAnalyzer {
  /// Gives a unit the system font's advance where there is one, else its face's own.
  func setAdvance(of unit: inout TextUnit, _ characters: Range<Int>, natural: Double) {
    let first = paragraph.scalars[characters.lowerBound]
    unit.isBlank = characters.allSatisfy { CharacterRules.isBlank(paragraph.scalars[$0]) }
    (unit.text, unit.display) = (natural, natural)
    if CharacterRules.isInvisible(first), characters.count == 1 {
      (unit.text, unit.display, unit.glyphCount) = (0, 0, 0)
      return
    }
    guard let row = stack.systemRow else { return }
    if let isFirst = placeInEmoji(characters.lowerBound) {
      (unit.text, unit.display) = isFirst ? CharacterRules.emojiAdvance : (0, 0)
      return
    }
    if let advance = stack.familyMetrics?.advance, !CharacterRules.isFullWidth(first) {
      (unit.text, unit.display) = (advance, advance)
      return
    }
    let base = first == 0x09 ? 0x20 : KerningPairs.base(of: first)
    if let advance = stack.advances?.advance(of: first) ?? stack.advances?.advance(of: base) {
      (unit.text, unit.display) = (advance, advance)
      unit.isTracked = true
      return
    }
    if let place = metrics.place(of: first) ?? (base == first ? nil : metrics.place(of: base)) {
      (unit.text, unit.display) = metrics.advance(at: place, row: row)
      unit.kerningClass = metrics.kerningClass(at: place)
      unit.isTracked = true
    } else if CharacterRules.isFullWidth(first) {
      (unit.text, unit.display) = (stack.ideographAdvance, stack.ideographAdvance)
    } else {
      unit.isTracked = faceOf[characters.lowerBound] == stack.primary && natural > 0
    }
  }

  /// Whether a scalar begins an emoji (true) or is a later part of one (false); nil for other text.
  private func placeInEmoji(_ place: Int) -> Bool? {
    var first = place
    while first > 0, !paragraph.isBoundary(first) { first -= 1 }
    let next = first + 1 < paragraph.scalars.count ? paragraph.scalars[first + 1] : nil
    guard CharacterRules.isEmoji(paragraph.scalars[first], before: next) else { return nil }
    return first == place
  }

  /// Units that no face draws: the first face's empty box for what is missing, else nothing.
  mutating func placeUnshaped(_ run: Range<Int>, _ library: FaceLibrary) {
    var start = run.lowerBound
    while start < run.upperBound {
      var end = start + 1
      while end < run.upperBound, !paragraph.isBoundary(end) { end += 1 }
      var unit = TextUnit(start: paragraph.offsets[start], level: paragraph.levels[start])
      if faceOf[start] == Self.missing {
        let isWide = g_unichar_iswide(paragraph.scalars[start]) != 0
        var advance = 1000.0
        if let primary = stack.primary {
          if !isWide { advance = library.faces[primary].advance(of: 0) }
          unit.face = primary
          unit.firstGlyph = result.glyphs.count
          unit.glyphCount = 1
          result.glyphs.append(UnitGlyph(id: 0, x: 0, y: 0))
        }
        setAdvance(of: &unit, start..<end, natural: advance)
      }
      result.units.append(unit)
      start = end
    }
  }

  mutating func markBreaks() {
    var character = 0
    for index in result.units.indices {
      while paragraph.offsets[character] < result.units[index].start { character += 1 }
      result.units[index].isBreak = paragraph.isBreak(character)
      result.units[index].isHangul = CharacterRules.isHangul(paragraph.scalars[character])
      result.units[index].isBoundary = paragraph.isBoundary(character)
    }
  }
}
