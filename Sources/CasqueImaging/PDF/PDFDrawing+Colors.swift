internal import CasqueGeometry

/// Colours, patterns and shadings.
extension PDFDrawing {
  /// Does what an operator of colours says; others are passed over.
  mutating func setColor(
    _ word: String, _ values: [PDFValue], _ numbers: [Double]
  ) throws(ImageDecodingError) {
    if context.isStencil { return }
    switch word {
    case "g", "rg", "k": set(Self.device(word), numbers, \.fill)
    case "G", "RG", "K": set(Self.device(word), numbers, \.stroke)
    case "cs": try setSpace(values.last, \.fill)
    case "CS": try setSpace(values.last, \.stroke)
    case "sc", "scn": try setColor(values, numbers, \.fill)
    case "SC", "SCN": try setColor(values, numbers, \.stroke)
    default: break
    }
  }

  private static func device(_ word: String) -> PDFColorSpace {
    switch word.lowercased() {
    case "rg": .rgb
    case "k": .cmyk
    default: .gray
    }
  }

  private mutating func set(
    _ space: PDFColorSpace, _ numbers: [Double], _ ink: WritableKeyPath<PDFState, PDFState.Ink>
  ) {
    state[keyPath: ink].space = space
    state[keyPath: ink].paint = .color(space.color(numbers))
  }

  private mutating func setSpace(
    _ value: PDFValue?, _ ink: WritableKeyPath<PDFState, PDFState.Ink>
  ) throws(ImageDecodingError) {
    let space = try file.colorSpace(value, context.resources)
    set(space, space.initial, ink)
  }

  private mutating func setColor(
    _ values: [PDFValue], _ numbers: [Double],
    _ ink: WritableKeyPath<PDFState, PDFState.Ink>
  ) throws(ImageDecodingError) {
    guard case .pattern(let base) = state[keyPath: ink].space else {
      return set(state[keyPath: ink].space, numbers, ink)
    }
    let color = base?.color(numbers)
    state[keyPath: ink].paint = try pattern(resource("Pattern", values.last), color)
  }

  /// Defines a pattern.
  private mutating func pattern(
    _ value: PDFValue?, _ color: PDFColor?
  ) throws(ImageDecodingError) -> PDFState.Paint {
    guard let values = file.dictionary(value) else { return .nothing }
    let matrix = file.numbers(values["Matrix"]) ?? []
    let map = (matrix.count == 6 ? AffineTransform(matrix) : .identity).concatenating(context.base)
    if file.number(values["PatternType"]) == 2 {
      return try shading(values["Shading"], map).map { .definition($0) } ?? .nothing
    }
    guard let stream = file.stream(value), let box = file.numbers(values["BBox"]), box.count == 4,
      let across = file.number(values["XStep"])?.magnitude,
      let along = file.number(values["YStep"])?.magnitude, map.back != nil
    else { return .nothing }
    let scale = map.determinant.magnitude.squareRoot()
    guard min(across, along) * scale > 0.05 else {
      throw .unsupported("so fine a pattern in a PDF (make it a PNG)")
    }
    try countLayer()
    let content = try file.decode(stream)
    let isStencil = file.number(values["PaintType"]) == 2
    let area = Rect(minX: box[0], minY: box[1], maxX: box[2], maxY: box[3])
    let own = file.dictionary(values["Resources"])
    let tile = try captured { drawing throws(ImageDecodingError) in
      drawing.state = PDFState(map: .identity)
      if isStencil, let color {
        drawing.state.fill.paint = .color(color)
        drawing.state.stroke.paint = .color(color)
      }
      drawing.context = Context(
        resources: own ?? drawing.context.resources,
        base: .identity, area: area, isStencil: isStencil)
      try drawing.run(content)
    }
    let name = svg.name()
    svg.define(
      "<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\" x=\"\(SVGText.number(box[0]))\""
        + " y=\"\(SVGText.number(box[1]))\" width=\"\(SVGText.number(across))\""
        + " height=\"\(SVGText.number(along))\""
        + " patternTransform=\"\(SVGText.transform(map))\">\(tile)</pattern>")
    return .definition(name)
  }

  /// Fills what the clip leaves with a shading.
  mutating func fillShading(_ value: PDFValue?) throws(ImageDecodingError) {
    guard !isHidden, let name = try shading(resource("Shading", value), state.map) else { return }
    var ink = state.fill
    ink.paint = .definition(name)
    try emit("<path d=\"\(Self.text(context.area))\"\(Self.attributes("fill", ink))/>", page)
  }

  /// Defines a gradient; nil where there is none.
  private mutating func shading(
    _ value: PDFValue?, _ map: AffineTransform
  ) throws(ImageDecodingError) -> String? {
    guard let values = file.dictionary(value), let kind = file.number(values["ShadingType"]) else {
      return nil
    }
    guard kind == 2 || kind == 3 else {
      throw .unsupported("a mesh of colours in a PDF (make it a PNG)")
    }
    guard let ends = file.numbers(values["Coords"]), ends.count == (kind == 2 ? 4 : 6) else {
      return nil
    }
    let stops = try stops(values)
    let name = svg.name()
    let number = SVGText.number
    let shape =
      kind == 2
      ? "linearGradient x1=\"\(number(ends[0]))\" y1=\"\(number(ends[1]))\""
        + " x2=\"\(number(ends[2]))\" y2=\"\(number(ends[3]))\""
      : "radialGradient fx=\"\(number(ends[0]))\" fy=\"\(number(ends[1]))\""
        + " fr=\"\(number(ends[2]))\" cx=\"\(number(ends[3]))\" cy=\"\(number(ends[4]))\""
        + " r=\"\(number(ends[5]))\""
    svg.define(
      "<\(shape) id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
        + " gradientTransform=\"\(SVGText.transform(map))\">\(stops)"
        + "</\(kind == 2 ? "linear" : "radial")Gradient>")
    return name
  }

  /// The colours along a gradient; beyond an end that does not go on there is none.
  private func stops(_ values: [String: PDFValue]) throws(ImageDecodingError) -> String {
    let space = try file.colorSpace(values["ColorSpace"], context.resources)
    let function = try file.function(values["Function"])
    let domain = file.numbers(values["Domain"]) ?? [0, 1]
    guard domain.count == 2, domain[0] < domain[1] else {
      throw .corrupt("a gradient of it has no domain")
    }
    let goesOn = (file.array(values["Extend"]) ?? []).map { value in
      if case .bool(true)? = file.resolve(value) { return true }
      return false
    }
    func color(_ place: Double) -> PDFColor {
      space.color(function.values([domain[0] + place * (domain[1] - domain[0])]))
    }
    let breaks = function.breaks.prefix(64).map { ($0 - domain[0]) / (domain[1] - domain[0]) }
      .filter { $0 > 0 && $0 < 1 }.sorted()
    let ends = [0] + breaks + [1]
    var text = ""
    func add(_ place: Double, _ color: PDFColor, _ opacity: String = "") {
      text += "<stop offset=\"\(SVGText.number(place))\" stop-color=\"\(color.text)\"\(opacity)/>"
    }
    let none = " stop-opacity=\"0\""
    if goesOn.first != true { add(0, color(0), none) }
    for (low, high) in zip(ends, ends.dropFirst()) where high > low {
      // Beside a break the colours of both sides count.
      let inside = (high - low) * 1e-6
      let count = 16
      for step in 0...count {
        let place = low + (high - low) * Double(step) / Double(count)
        add(place, color(min(max(place, low + inside), high - inside)))
      }
    }
    if goesOn.last != true || goesOn.count < 2 { add(1, color(1), none) }
    return text
  }
}
