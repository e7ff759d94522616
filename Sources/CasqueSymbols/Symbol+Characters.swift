import CasqueGeometry

extension Symbol {
  private static let characters: [String: SymbolOutline] = Dictionary(
    uniqueKeysWithValues: SymbolOutline.characters.map { ($0.name, $0) })

  /// Whether a frame with these characters in it is a symbol: numbers up to 50 and one letter.
  static func areFramed(_ text: String) -> Bool {
    if text.count == 1, characters[text] != nil { return true }
    return text.count == 2 && text.allSatisfy { $0.isASCII && $0.isNumber }
      && Int(text).map { $0 <= 50 } == true
  }

  /// The width of the lines of characters; above the regular weight it grows by less, so that two
  /// digits have room in a frame.
  static func characterLine(_ line: Double) -> Double {
    1.4 * min(line, 1.6 + max(0, line - 1.6) * 0.4)
  }

  /// Digits beside each other, or a letter as a capital, without room around; nil for others.
  init?(characters text: String, line: Double) {
    let line = Self.characterLine(line)
    size = Size(width: 0, height: 12)
    strokes = []
    for character in text {
      guard let outline = Self.characters[String(character)] else { return nil }
      if size.width > 0 { size.width += line + 0.9 }
      let drawing = Symbol(outline, line: line)
      let map = AffineTransform.translation(x: size.width, y: 0)
      strokes += drawing.strokes.map { $0.mapped(by: map, 1) }
      size.width += outline.width
    }
    if strokes.isEmpty { return nil }
  }

  /// The characters of a number in the middle of a symbol, as in `gobackward.15`.
  func holding(number text: String, line: Double) -> Symbol? {
    guard let inner = Symbol(characters: text, line: line) else { return nil }
    var copy = self
    let center = strokes.first?.steps.box.center ?? Point(x: size.width / 2, y: size.height / 2)
    let factor = min(0.5, 7.8 / inner.size.diagonal)
    copy.strokes += inner.strokes.map {
      $0.mapped(by: inner.size.centred(on: center, factor), factor)
    }
    return copy
  }
}

extension Size {
  /// The length from corner to corner.
  var diagonal: Double { (width * width + height * height).squareRoot() }

  /// Scales a drawing of the size by a factor and puts its middle on a point.
  func centred(on point: Point, _ factor: Double) -> AffineTransform {
    AffineTransform.scale(x: factor, y: factor).concatenating(
      .translation(x: point.x - width * factor / 2, y: point.y - height * factor / 2))
  }
}

extension Symbol.Stroke {
  /// The path that is filled or drawn along.
  var steps: [PathStep] {
    switch self {
    case .fill(let steps, _), .line(let steps, _), .clear(let steps, _), .clearLine(let steps, _):
      steps
    }
  }
}
