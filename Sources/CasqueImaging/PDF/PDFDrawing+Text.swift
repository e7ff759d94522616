internal import CasqueGeometry

/// Text: where it stands, and the shapes of its characters.
///
/// **Source** ISO 32000-1, 9.3 and 9.4.
extension PDFDrawing {
  private static let characterLimit = 20_000
  /// The most steps of all outlines.
  private static let stepLimit = 400_000

  /// Where a text object stands, and what it will cut.
  struct TextObject {
    /// From the coordinates of the text to those of the content: at the next character, and at the
    /// start of the line.
    var map = AffineTransform.identity
    var line = AffineTransform.identity
    var clip = PDFPath()
    var characters = 0
    var steps = 0
  }

  /// Does what an operator of text says; false for any other.
  mutating func write(
    _ word: String, _ values: [PDFValue], _ numbers: [Double]
  ) throws(ImageDecodingError) -> Bool {
    let number = numbers.last ?? 0
    switch word {
    case "BT": (text.map, text.line) = (.identity, .identity)
    case "ET": try endText()
    case "Tc": state.text.characterSpacing = number
    case "Tw": state.text.wordSpacing = number
    case "Tz": state.text.stretch = number / 100
    case "TL": state.text.leading = number
    case "Ts": state.text.rise = number
    case "Tr": state.text.mode = Int(min(7, max(0, number)))
    case "Tf":
      state.text.font = resource("Font", values.first)
      state.text.size = number
    case "Td" where numbers.count == 2: nextLine(numbers[0], numbers[1])
    case "TD" where numbers.count == 2:
      state.text.leading = -numbers[1]
      nextLine(numbers[0], numbers[1])
    case "Tm" where numbers.count == 6:
      text.line = AffineTransform(numbers)
      text.map = text.line
    case "T*": nextLine(0, -state.text.leading)
    case "Tj", "TJ": try show(values.last)
    case "'":
      nextLine(0, -state.text.leading)
      try show(values.last)
    case "\"":
      if numbers.count == 2 {
        (state.text.wordSpacing, state.text.characterSpacing) = (numbers[0], numbers[1])
      }
      nextLine(0, -state.text.leading)
      try show(values.last)
    default: return false
    }
    return true
  }

  private mutating func nextLine(_ x: Double, _ y: Double) {
    text.line = AffineTransform.translation(x: x, y: y).concatenating(text.line)
    text.map = text.line
  }

  private mutating func endText() throws(ImageDecodingError) {
    guard !text.clip.steps.isEmpty else { return }
    let clip = text.clip
    text.clip = PDFPath()
    try self.clip(to: clip, "nonzero")
  }

  /// Shows strings, moved by the numbers between them.
  private mutating func show(_ value: PDFValue?) throws(ImageDecodingError) {
    var parts = [value].compactMap { $0 }
    if case .array(let values)? = value { parts = values }
    var run = PDFPath()
    for part in parts {
      if let number = part.number {
        advance(-number / 1000 * state.text.size)
      } else if case .string(let bytes) = part, !bytes.isEmpty {
        try show(bytes, &run)
      }
    }
    try paint(run)
  }

  private mutating func advance(_ distance: Double) {
    let step = AffineTransform.translation(x: distance * state.text.stretch, y: 0)
    text.map = step.concatenating(text.map)
  }

  /// Adds the characters of a string to a run; those that are contents of their own are drawn.
  private mutating func show(
    _ bytes: [UInt8], _ run: inout PDFPath
  ) throws(ImageDecodingError) {
    // What nothing shows needs no font.
    let isHidden = isHidden || state.text.mode == 3
    if isHidden, (try? file.font(state.text.font)) == nil { return }
    let font = try file.font(state.text.font)
    for character in font.characters(in: bytes) {
      text.characters += 1
      guard text.characters < Self.characterLimit, text.steps < Self.stepLimit else {
        throw .unsupported("so much text in a PDF (make it a PNG)")
      }
      var width = (character.width ?? 0) / 1000
      switch font.shapes {
      case .outlines(let program):
        if character.isDrawn, !isHidden || character.width == nil {
          let outline = try program.outline(of: character.glyph, &file.fontSeconds)
          if character.width == nil { width = outline.advance / program.units }
          if !isHidden { try add(outline.path, units: program.units, to: &run) }
        }
      case .procedures(let procedures, let map, let resources):
        width = (character.width ?? 0) * map.a
        if !isHidden, let stream = procedures[character.code] {
          try draw(character: stream, map, resources)
        }
      }
      let spacing =
        state.text.characterSpacing + (character.isBlank ? state.text.wordSpacing : 0)
      advance(width * state.text.size + spacing)
    }
  }

  /// From units of the text's size to the page.
  private var textMap: AffineTransform {
    let (size, stretch) = (state.text.size, state.text.stretch)
    return AffineTransform(
      a: size * stretch, b: 0, c: 0, d: size, tx: 0, ty: state.text.rise
    ).concatenating(text.map).concatenating(state.map)
  }

  private mutating func add(
    _ outline: PDFPath, units: Double, to run: inout PDFPath
  ) throws(ImageDecodingError) {
    guard !outline.steps.isEmpty else { return }
    let map = AffineTransform(a: 1 / units, b: 0, c: 0, d: 1 / units, tx: 0, ty: 0)
    let shape = outline.mapped(map.concatenating(textMap))
    text.steps += shape.steps.count
    try countEdges(of: shape)
    run.append(shape)
  }

  /// Fills, strokes and keeps for cutting what the mode says.
  private mutating func paint(_ run: PDFPath) throws(ImageDecodingError) {
    guard !run.steps.isEmpty else { return }
    let mode = state.text.mode
    if mode >= 4 { text.clip.append(run) }
    let (fills, strokes) = ([0, 2, 4, 6].contains(mode), [1, 2, 5, 6].contains(mode))
    guard fills || strokes else { return }
    let drawn = path
    path = run
    try paint(fills: fills, strokes: strokes)
    path = drawn
  }

  /// Runs the content that a character is.
  private mutating func draw(
    character stream: PDFStream, _ map: AffineTransform, _ resources: [String: PDFValue]?
  ) throws(ImageDecodingError) {
    let content = try file.decode(stream)
    let (outer, saved, drawn, object) = (state, context, path, text)
    state.map = map.concatenating(textMap)
    state.text = PDFState.Text()
    // Lines are as wide as the character says, in the colour of the text.
    state.stroke = state.fill
    (state.lineWidth, state.dashes) = (1, [])
    context.base = state.map
    if let resources { context.resources = resources }
    path = PDFPath()
    try run(content)
    let counts = (text.characters, text.steps)
    (state, context, path, text) = (outer, saved, drawn, object)
    (text.characters, text.steps) = counts
  }
}
