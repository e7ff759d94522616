internal import CasqueGeometry

/// The state that contents paint with.
extension PDFDrawing {
  private static let caps = ["butt", "round", "square"]
  private static let joins = ["miter", "round", "bevel"]
  /// The ways of blending, by their names in a PDF.
  private static let blendings = [
    "Multiply": "multiply", "Screen": "screen", "Overlay": "overlay", "Darken": "darken",
    "Lighten": "lighten", "ColorDodge": "color-dodge", "ColorBurn": "color-burn",
    "HardLight": "hard-light", "SoftLight": "soft-light", "Difference": "difference",
    "Exclusion": "exclusion", "Hue": "hue", "Saturation": "saturation", "Color": "color",
    "Luminosity": "luminosity",
  ]

  /// Does what an operator of lines says; false for any other.
  mutating func style(_ word: String, _ values: [PDFValue], _ numbers: [Double]) -> Bool {
    let number = numbers.last ?? 0
    switch word {
    case "w": state.lineWidth = max(0, number)
    case "J": state.lineCap = Self.choice(Self.caps, number)
    case "j": state.lineJoin = Self.choice(Self.joins, number)
    case "M": state.miterLimit = number
    case "d": setDashes(file.numbers(values.first) ?? [], phase: number)
    // A character in the colour of its text.
    case "d1": context.isStencil = true
    case "i", "ri", "BX", "EX", "MP", "DP", "d0": break
    default: return false
    }
    return true
  }

  private static func choice(_ names: [String], _ number: Double) -> String {
    names[Int(min(2, max(0, number)))]
  }

  private mutating func setDashes(_ dashes: [Double], phase: Double) {
    let isLine = dashes.allSatisfy { $0 >= 0 } && dashes.contains { $0 > 1e-3 }
    state.dashes = isLine && dashes.count <= 32 ? dashes : []
    state.dashPhase = phase
  }

  /// Takes what a dictionary of the resources states.
  mutating func apply(extended values: [String: PDFValue]) throws(ImageDecodingError) {
    func number(_ key: String) -> Double? { file.number(values[key]) }
    if let width = number("LW") { state.lineWidth = max(0, width) }
    if let cap = number("LC") { state.lineCap = Self.choice(Self.caps, cap) }
    if let join = number("LJ") { state.lineJoin = Self.choice(Self.joins, join) }
    if let limit = number("ML") { state.miterLimit = limit }
    if let dash = file.array(values["D"]), dash.count == 2 {
      setDashes(file.numbers(dash[0]) ?? [], phase: file.number(dash[1]) ?? 0)
    }
    if let font = file.array(values["Font"]), font.count == 2 {
      state.text.font = font[0]
      state.text.size = file.number(font[1]) ?? 0
    }
    if let alpha = number("ca") { state.fill.alpha = min(1, max(0, alpha)) }
    if let alpha = number("CA") { state.stroke.alpha = min(1, max(0, alpha)) }
    if let blending = values["BM"] {
      let names = file.array(blending)?.compactMap { file.name($0) } ?? []
      let name = file.name(blending) ?? names.first { Self.blendings[$0] != nil }
      state.blending = name.flatMap { Self.blendings[$0] }
    }
    if let mask = values["SMask"] { state.mask = try softMask(mask) }
  }

  /// Defines a mask; nil for none.
  private mutating func softMask(_ value: PDFValue) throws(ImageDecodingError) -> String? {
    guard let values = file.dictionary(value), let group = file.stream(values["G"]) else {
      return nil
    }
    try countLayer()
    let isAlpha = file.name(values["S"]) == "Alpha"
    let own = state
    let form = try captured { drawing throws(ImageDecodingError) in
      drawing.state = PDFState(map: own.map)
      try drawing.draw(form: group)
    }
    var ground = ""
    if !isAlpha, let numbers = file.numbers(values["BC"]) {
      let space = try? file.colorSpace(
        file.dictionary(group.dictionary["Group"])?["CS"] ?? .name("DeviceGray"),
        context.resources)
      let color = (space ?? .gray).color(numbers)
      if color != PDFColor() {
        ground = "<path d=\"\(Self.text(context.area))\" fill=\"\(color.text)\"/>"
      }
    }
    let name = svg.name()
    let (origin, size) = (context.area.origin, context.area.size)
    svg.define(
      "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" x=\"\(SVGText.number(origin.x))\""
        + " y=\"\(SVGText.number(origin.y))\" width=\"\(SVGText.number(size.width))\""
        + " height=\"\(SVGText.number(size.height))\""
        + (isAlpha ? " style=\"mask-type:alpha\"" : "") + ">\(ground)\(form)</mask>")
    return name
  }

  /// A rectangle as a path.
  static func text(_ rect: Rect) -> String {
    let (left, right) = (SVGText.number(rect.minX), SVGText.number(rect.maxX))
    let (top, bottom) = (SVGText.number(rect.minY), SVGText.number(rect.maxY))
    return "M\(left) \(top)L\(right) \(top)L\(right) \(bottom)L\(left) \(bottom)Z"
  }
}

/// The layers of a document that a reader can hide.
extension PDFFile {
  /// The numbers of the layers that are hidden at first.
  var hiddenLayers: Set<Int> {
    guard let properties = dictionary(catalog?["OCProperties"]),
      let start = dictionary(properties["D"])
    else { return [] }
    func numbers(_ value: PDFValue?) -> [Int] {
      (array(value) ?? []).compactMap { value in
        if case .reference(let number) = value { return number }
        return nil
      }
    }
    var hidden = Set(numbers(start["OFF"]))
    if name(start["BaseState"]) == "OFF" {
      hidden.formUnion(numbers(properties["OCGs"]))
      hidden.subtract(numbers(start["ON"]))
    }
    return hidden
  }
}

extension PDFDrawing {
  /// Whether a layer, or a set of some, is hidden.
  func isHidden(layer value: PDFValue?) -> Bool {
    guard let value, !hiddenLayers.isEmpty else { return false }
    if case .reference(let number) = value, hiddenLayers.contains(number) { return true }
    guard let values = file.dictionary(value), file.name(values["Type"]) == "OCMD",
      let members = values["OCGs"]
    else { return false }
    let layers = file.array(members) ?? [members]
    let isOff = layers.map { layer in
      if case .reference(let number) = layer { return hiddenLayers.contains(number) }
      return false
    }
    return switch file.name(values["P"]) {
    case "AllOn": isOff.contains(true)
    case "AnyOff": !isOff.contains(true)
    case "AllOff": isOff.contains(false)
    default: !isOff.isEmpty && !isOff.contains(false)
    }
  }
}
