internal import CasqueGeometry

/// Objects that contents draw: forms and images.
extension PDFDrawing {
  /// Draws an object of the resources.
  mutating func drawObject(_ name: PDFValue?) throws(ImageDecodingError) {
    guard let stream = file.stream(resource("XObject", name)), !isHidden,
      !isHidden(layer: stream.dictionary["OC"])
    else { return }
    switch file.name(stream.dictionary["Subtype"]) {
    case "Form": try draw(group: stream)
    case "Image": try draw(image: stream)
    default: break
    }
  }

  /// Draws a form; as one layer, if it is a group and its look as a whole is changed.
  private mutating func draw(group stream: PDFStream) throws(ImageDecodingError) {
    let isLayer =
      file.dictionary(stream.dictionary["Group"]) != nil
      && (state.fill.alpha < 1 || state.mask != nil || state.blending != nil)
    guard isLayer else { return try draw(form: stream) }
    try countLayer()
    let text = try captured { drawing throws(ImageDecodingError) in
      drawing.state.fill.alpha = 1
      drawing.state.stroke.alpha = 1
      drawing.state.mask = nil
      drawing.state.blending = nil
      drawing.state.clip = nil
      try drawing.draw(form: stream)
    }
    let opacity = state.fill.alpha < 1 ? SVGText.number(state.fill.alpha) : nil
    try emit("<g\(SVGText.attribute("opacity", opacity))>\(text)</g>", page)
  }

  /// Runs the content of a form.
  mutating func draw(form stream: PDFStream) throws(ImageDecodingError) {
    let values = stream.dictionary
    let content = try file.decode(stream)
    let (outer, saved, drawn) = (state, context, path)
    if let numbers = file.numbers(values["Matrix"]), numbers.count == 6 {
      state.map = AffineTransform(numbers).concatenating(state.map)
    }
    context.base = state.map
    if let own = file.dictionary(values["Resources"]) { context.resources = own }
    if let box = file.numbers(values["BBox"]), box.count == 4 {
      path = PDFPath()
      _ = try construct("re", [box[0], box[1], box[2] - box[0], box[3] - box[1]])
      try clip(to: path, "nonzero")
    }
    path = PDFPath()
    try run(content)
    (state, context, path) = (outer, saved, drawn)
  }

  /// Draws an image: it fills the unit square.
  private mutating func draw(image stream: PDFStream) throws(ImageDecodingError) {
    guard !isHidden else { return }
    var stencil = PDFColor()
    if case .color(let color) = state.fill.paint { stencil = color }
    let bitmap = try PDFImage(file, context.resources).bitmap(stream, stencil: stencil)
    let map = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1).concatenating(state.map)
    let data = Base64.text(PNGWriter.encode(bitmap))
    let opacity = state.fill.alpha < 1 ? SVGText.number(state.fill.alpha) : nil
    try emit(
      "<image width=\"1\" height=\"1\" preserveAspectRatio=\"none\""
        + " transform=\"\(SVGText.transform(map))\"\(SVGText.attribute("opacity", opacity))"
        + " xlink:href=\"data:image/png;base64,\(data)\"/>",
      map.boundingBox(of: Rect(x: 0, y: 0, width: 1, height: 1)))
  }

  /// Draws an image that stands in the content itself, up to its end.
  mutating func drawInlineImage(_ lexer: inout PDFLexer) throws(ImageDecodingError) {
    var values: [String: PDFValue] = [:]
    while case .name(let key)? = lexer.value(), let value = lexer.value() {
      values[Self.longNames[key] ?? key] = value
    }
    // The word ID has been read, and one blank follows.
    let start = min(lexer.position + 1, lexer.bytes.count)
    var end = start
    while end < lexer.bytes.count {
      if PDFLexer.isBlank(lexer.bytes[end]), end + 2 < lexer.bytes.count,
        lexer.bytes[end + 1] == 0x45, lexer.bytes[end + 2] == 0x49,
        end + 3 == lexer.bytes.count || PDFLexer.isBlank(lexer.bytes[end + 3])
      {
        break
      }
      end += 1
    }
    lexer.position = min(end + 3, lexer.bytes.count)
    try draw(image: PDFStream(values, range: 0..<0, inline: Array(lexer.bytes[start..<end])))
  }

  /// The names of entries that images in contents shorten.
  private static let longNames = [
    "W": "Width", "H": "Height", "BPC": "BitsPerComponent", "CS": "ColorSpace", "F": "Filter",
    "DP": "DecodeParms", "IM": "ImageMask", "D": "Decode", "I": "Interpolate",
  ]
}
