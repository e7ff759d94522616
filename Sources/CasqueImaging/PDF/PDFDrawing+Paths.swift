internal import CasqueGeometry

/// Paths: how they are built, cut and painted.
extension PDFDrawing {
  private static let clipLimit = 64

  /// Does what an operator of paths says; false for any other.
  mutating func construct(
    _ word: String, _ numbers: [Double]
  ) throws(ImageDecodingError) -> Bool {
    func point(_ index: Int) -> Point {
      state.map.apply(to: Point(x: numbers[index], y: numbers[index + 1]))
    }
    switch (word, numbers.count) {
    case ("m", 2): path.move(to: point(0))
    case ("l", 2): path.line(to: point(0))
    case ("c", 6): path.curve(point(0), point(2), to: point(4))
    case ("v", 4): path.curve(path.current, point(0), to: point(2))
    case ("y", 4): path.curve(point(0), point(2), to: point(2))
    case ("h", _): path.close()
    case ("re", 4): rectangle(numbers)
    case ("W", _): clipRule = "nonzero"
    case ("W*", _): clipRule = "evenodd"
    default: return try paint(word)
    }
    return true
  }

  private mutating func rectangle(_ numbers: [Double]) {
    let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    path.move(to: state.map.apply(to: Point(x: x, y: y)))
    for corner in [(x + width, y), (x + width, y + height), (x, y + height)] {
      path.line(to: state.map.apply(to: Point(x: corner.0, y: corner.1)))
    }
    path.close()
  }

  private mutating func paint(_ word: String) throws(ImageDecodingError) -> Bool {
    switch word {
    case "S": try paint(fills: false, strokes: true)
    case "s":
      path.close()
      try paint(fills: false, strokes: true)
    case "f", "F": try paint(fills: true, strokes: false)
    case "f*": try paint(fills: true, strokes: false, rule: "evenodd")
    case "B": try paint(fills: true, strokes: true)
    case "B*": try paint(fills: true, strokes: true, rule: "evenodd")
    case "b":
      path.close()
      try paint(fills: true, strokes: true)
    case "b*":
      path.close()
      try paint(fills: true, strokes: true, rule: "evenodd")
    case "n": break
    default: return false
    }
    if let rule = clipRule { try clip(to: path, rule) }
    clipRule = nil
    path = PDFPath()
    return true
  }

  /// Cuts what follows at a path.
  mutating func clip(to path: PDFPath, _ rule: String) throws(ImageDecodingError) {
    if let rectangle = path.rectangle, rectangle.contains(context.area), context.area == page {
      return
    }
    guard state.clips < Self.clipLimit else {
      throw .unsupported("a PDF of so many clips in one another (make it a PNG)")
    }
    try countEdges(of: path)
    let name = svg.name()
    let outer = SVGText.attribute("clip-path", state.clip.map { "url(#\($0))" })
    svg.define(
      "<clipPath id=\"\(name)\"\(outer)><path clip-rule=\"\(rule)\" d=\"\(path.text())\"/></clipPath>"
    )
    state.clip = name
    state.clips += 1
    state.clipCrossings += path.crossings
  }

  /// Fills and strokes the path.
  mutating func paint(
    fills: Bool, strokes: Bool, rule: String = "nonzero"
  ) throws(ImageDecodingError) {
    guard !path.steps.isEmpty, !isHidden else { return }
    try countEdges(
      of: path, dashes: strokes ? state.dashes : nil,
      scale: state.map.determinant.magnitude.squareRoot())
    if fills {
      try emit(
        "<path d=\"\(path.text())\" fill-rule=\"\(rule)\"\(Self.attributes("fill", state.fill))/>",
        path.box)
    }
    if strokes { try emit(stroke(), path.box) }
  }

  /// Draws something under the state's clip, mask and blending.
  ///
  /// - Parameter box: what it covers of the page.
  mutating func emit(_ text: String, _ box: Rect) throws(ImageDecodingError) {
    try countArea(box)
    var attributes = SVGText.attribute("clip-path", state.clip.map { "url(#\($0))" })
    attributes += SVGText.attribute("mask", state.mask.map { "url(#\($0))" })
    attributes += SVGText.attribute("style", state.blending.map { "mix-blend-mode:\($0)" })
    let isCostly = ["hue", "saturation", "color", "luminosity"].contains(state.blending ?? "")
    if state.mask != nil || state.blending != nil { try countLayer(weight: isCostly ? 4 : 1) }
    svg.body += attributes.isEmpty ? text + "\n" : "<g\(attributes)>\(text)</g>\n"
  }

  static func attributes(_ name: String, _ ink: PDFState.Ink) -> String {
    let opacity = ink.alpha < 1 ? SVGText.number(ink.alpha) : nil
    switch ink.paint {
    case .color(let color):
      return " \(name)=\"\(color.text)\"" + SVGText.attribute("\(name)-opacity", opacity)
    case .definition(let definition):
      return " \(name)=\"url(#\(definition))\"" + SVGText.attribute("\(name)-opacity", opacity)
    case .nothing: return " \(name)=\"none\""
    }
  }

  /// The line along the path.
  ///
  /// A pen that the map makes oblong is drawn in the content's own coordinates.
  private func stroke() -> String {
    let map = state.map
    let scale = map.determinant.magnitude.squareRoot()
    let (across, along) = (map.a * map.a + map.b * map.b, map.c * map.c + map.d * map.d)
    let isRound =
      (across - along).magnitude < 1e-3 * max(across, along)
      && (map.a * map.c + map.b * map.d).magnitude < 1e-3 * max(across, along)
    let back = isRound ? nil : map.back
    let unit = back == nil ? scale : 1
    var text = "<path d=\"\(path.text(back ?? .identity))\" fill=\"none\""
    text += Self.attributes("stroke", state.stroke)
    // The thinnest line is a pixel wide.
    let thinnest = 1 / SVGReader.density / (back == nil ? 1 : max(scale, 1e-6))
    text += " stroke-width=\"\(SVGText.number(max(state.lineWidth * unit, thinnest)))\""
    text += SVGText.attribute("stroke-linecap", state.lineCap == "butt" ? nil : state.lineCap)
    text += SVGText.attribute("stroke-linejoin", state.lineJoin == "miter" ? nil : state.lineJoin)
    text += " stroke-miterlimit=\"\(SVGText.number(max(1, state.miterLimit)))\""
    if !state.dashes.isEmpty {
      let dashes = state.dashes.map { SVGText.number($0 * unit) }.joined(separator: " ")
      text += " stroke-dasharray=\"\(dashes)\""
      text += " stroke-dashoffset=\"\(SVGText.number(state.dashPhase * unit))\""
    }
    if back != nil { text += " transform=\"\(SVGText.transform(map))\"" }
    return text + "/>"
  }
}
