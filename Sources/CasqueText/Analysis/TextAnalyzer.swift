import CPangoCairo
import CasqueModel

/// Shapes one paragraph: finds faces for its clusters, shapes runs of one face, level and script,
/// and sets the advances of the system font.
///
/// O(n) in the number of characters.
struct TextAnalyzer {
  /// Pango's substitutions that would merge or exchange the system font's characters.
  static let systemFeatures = "kern=0, liga=0, clig=0, calt=0, dlig=0, hlig=0"

  let stack: FontStack
  let metrics: SystemFontMetrics
  let paragraph: ParagraphText
  var result: TextAnalysis
  /// The face of each character; -1 for missing ones, -2 for what is never drawn.
  private(set) var faceOf: [Int]
  static let missing = -1, invisible = -2

  private init(_ paragraph: ParagraphText, stack: FontStack, metrics: SystemFontMetrics) {
    self.paragraph = paragraph
    self.stack = stack
    self.metrics = metrics
    faceOf = [Int](repeating: Self.invisible, count: paragraph.count)
    result = TextAnalysis(
      length: paragraph.length, units: [], glyphs: [], isRightToLeft: paragraph.isRightToLeft,
      missingCharacters: [])
    result.units.reserveCapacity(paragraph.count)
    result.glyphs.reserveCapacity(paragraph.count)
  }

  /// Shapes a paragraph in the faces of a stack.
  static func analyze(
    _ text: String, stack: FontStack, direction: ParagraphDirection, library: inout FaceLibrary
  ) -> TextAnalysis {
    var analyzer = TextAnalyzer(
      ParagraphText(text, direction: direction), stack: stack, metrics: .shared)
    analyzer.chooseFaces(&library)
    analyzer.shapeRuns(library)
    analyzer.markBreaks()
    return analyzer.result
  }

  // MARK: Faces

  private mutating func chooseFaces(_ library: inout FaceLibrary) {
    var start = 0
    var seen: Set<Character> = []
    while start < paragraph.count {
      var end = start + 1
      while end < paragraph.count, !paragraph.isBoundary(end) { end += 1 }
      let face = face(of: start..<end, &library)
      for index in start..<end { faceOf[index] = face }
      if face == Self.missing {
        let character = paragraph.character(start..<end)
        if seen.insert(character).inserted { result.missingCharacters.append(character) }
      }
      start = end
    }
  }

  private func face(of cluster: Range<Int>, _ library: inout FaceLibrary) -> Int {
    let first = paragraph.scalars[cluster.lowerBound]
    if cluster.count == 1, let primary = stack.primary, library.faces[primary].has(first) {
      return CharacterRules.isInvisible(first) ? inherited(cluster.lowerBound) : primary
    }
    // A pile of marks is looked up by its first ones, so that each character is looked at once.
    let visible = paragraph.scalars[cluster].lazy.filter { !CharacterRules.isInvisible($0) }
    var scalars = Array(visible.prefix(8))
    if scalars.isEmpty { return inherited(cluster.lowerBound) }
    if scalars == [0x09] { scalars = [0x20] }
    let isEmoji =
      Unicode.Scalar(first)?.properties.isEmojiPresentation == true
      || paragraph.scalars[cluster].prefix(3).contains(0xFE0F)
    return library.index(of: stack, having: scalars, isEmoji: isEmoji)
      ?? library.index(of: stack, having: [scalars[0]], isEmoji: isEmoji) ?? Self.missing
  }

  /// Joiners and marks of direction go with the character before, so that they do not part a run.
  private func inherited(_ index: Int) -> Int {
    let isControl = paragraph.scalars[index] < 0xA0
    guard !isControl, index > 0, faceOf[index - 1] >= 0 else { return Self.invisible }
    return faceOf[index - 1]
  }

  // MARK: Runs

  private mutating func shapeRuns(_ library: FaceLibrary) {
    guard let glyphs = unsafe pango_glyph_string_new() else { return }
    defer { unsafe pango_glyph_string_free(glyphs) }
    var start = 0
    while start < paragraph.count {
      var end = start + 1
      while end < paragraph.count, faceOf[end] == faceOf[start],
        paragraph.levels[end] == paragraph.levels[start],
        paragraph.scripts[end] == paragraph.scripts[start]
      {
        end += 1
      }
      if faceOf[start] >= 0 {
        unsafe shape(start..<end, library.faces[faceOf[start]], glyphs)
      } else {
        placeUnshaped(start..<end, library)
      }
      start = end
    }
  }

  private mutating func shape(
    _ run: Range<Int>, _ face: Face, _ glyphs: UnsafeMutablePointer<PangoGlyphString>
  ) {
    let isOwn = faceOf[run.lowerBound] == stack.primary
    unsafe paragraph.bytes.withUnsafeBufferPointer { bytes in
      guard let text = bytes.baseAddress else { return }
      unsafe face.shape(
        text, length: paragraph.length,
        range: paragraph.offsets[run.lowerBound]..<paragraph.offsets[run.upperBound],
        level: paragraph.levels[run.lowerBound], script: paragraph.scripts[run.lowerBound],
        features: stack.systemRow != nil && isOwn ? Self.systemFeatures : nil, into: glyphs)
    }
    let count = Int(unsafe glyphs.pointee.num_glyphs)
    let shapes = unsafe UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: count)
    let clusters = unsafe UnsafeBufferPointer(start: glyphs.pointee.log_clusters, count: count)
    var character = run.lowerBound
    var end = character
    var pending = 0..<0
    for group in unsafe groups(of: clusters, level: paragraph.levels[run.lowerBound]) {
      // Marks that were not composed are clusters of their own: they join their base's.
      pending =
        pending.isEmpty
        ? group.glyphs
        : min(
          pending.lowerBound, group.glyphs.lowerBound)..<max(
            pending.upperBound, group.glyphs.upperBound)
      let limit = paragraph.offsets[run.lowerBound] + group.end
      while end < run.upperBound, paragraph.offsets[end] < limit { end += 1 }
      guard end > character, end == run.upperBound || paragraph.isBoundary(end) else { continue }
      unsafe append(character..<end, glyphs: shapes, group: pending)
      character = end
      pending = 0..<0
    }
    if character < run.upperBound {
      unsafe append(character..<run.upperBound, glyphs: shapes, group: pending)
    }
  }

  /// The glyphs of each cluster and its end in bytes, in logical order.
  private func groups(
    of clusters: UnsafeBufferPointer<Int32>, level: UInt8
  ) -> [(glyphs: Range<Int>, end: Int)] {
    var groups: [(glyphs: Range<Int>, end: Int)] = []
    groups.reserveCapacity(clusters.count)
    var start = 0
    while start < clusters.count {
      var end = start + 1
      while end < clusters.count, unsafe clusters[end] == clusters[start] { end += 1 }
      groups.append((start..<end, unsafe Int(clusters[start])))
      start = end
    }
    if level & 1 == 1 { groups.reverse() }
    for index in groups.indices {
      groups[index].end = index + 1 < groups.count ? groups[index + 1].end : Int.max / 2
    }
    return groups
  }

  private mutating func append(
    _ characters: Range<Int>, glyphs: UnsafeBufferPointer<PangoGlyphInfo>, group: Range<Int>
  ) {
    let first = characters.lowerBound
    var unit = TextUnit(start: paragraph.offsets[first], level: paragraph.levels[first])
    unit.firstGlyph = result.glyphs.count
    unit.face = faceOf[first]
    var pen: Int32 = 0
    for index in group {
      let shaped = unsafe glyphs[index]
      // Blanks without ink and what Pango itself could not find are not glyphs of the face.
      let isEmpty = shaped.glyph >= 0x0FFF_FFFF
      if !isEmpty {
        result.glyphs.append(
          UnitGlyph(
            id: shaped.glyph, x: Face.thousandths(pen &+ shaped.geometry.x_offset),
            y: Face.thousandths(shaped.geometry.y_offset)))
      }
      pen = pen &+ shaped.geometry.width
    }
    unit.glyphCount = result.glyphs.count - unit.firstGlyph
    setAdvance(of: &unit, characters, natural: Face.thousandths(pen))
    result.units.append(unit)
  }
}
