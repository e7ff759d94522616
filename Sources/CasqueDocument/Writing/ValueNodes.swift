import CasqueGeometry
import CasqueModel

extension DocumentNode {
  /// A text style, a size, or a mapping.
  static func font(_ font: Font) -> DocumentNode {
    if font.family == nil, font.weight == nil {
      switch font.size {
      case .style(let style): return .name(style)
      case .fixed(let size): return .number(size)
      case .scaled: break
      }
    }
    var entries: [(String, DocumentNode?)] = [("family", font.family.map(DocumentNode.text))]
    switch font.size {
    case .style(let style): entries.append(("style", .name(style)))
    case .fixed(let size): entries.append(("size", .number(size)))
    case .scaled(let size, let style):
      entries += [("size", .number(size)), ("relativeTo", .name(style))]
    }
    return .keys(entries + [("weight", font.weight.map(DocumentNode.name))])
  }

  /// A colour by its name, its components to 8 bits, or by style.
  static func color(_ color: Color) -> DocumentNode {
    switch color {
    case .system(let name, let alpha):
      return alpha == 1
        ? .text(name) : .keys([("color", .text(name)), ("alpha", .number(alpha))])
    case .custom(let color):
      let isFixed =
        color.light == color.dark && color.light == color.lightHighContrast
        && color.light == color.darkHighContrast
      if isFixed { return rgba(color.light) }
      return .keys([
        ("light", rgba(color.light)), ("dark", rgba(color.dark)),
        ("lightHighContrast", rgba(color.lightHighContrast)),
        ("darkHighContrast", rgba(color.darkHighContrast)),
      ])
    }
  }

  private static func rgba(_ color: RGBA) -> DocumentNode {
    if let fixed = FixedColor.allCases.first(where: { $0.rgba == color }) { return .name(fixed) }
    let opaque = RGBA(red: color.red, green: color.green, blue: color.blue)
    let base =
      FixedColor.allCases.first { $0.rgba == opaque }.map(DocumentNode.name) ?? hex(opaque)
    return color.alpha == 1 ? base : .keys([("color", base), ("alpha", .number(color.alpha))])
  }

  private static func hex(_ color: RGBA) -> DocumentNode {
    let digits = [color.red, color.green, color.blue].map { part in
      let byte = Int((min(1, max(0, part)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return .plain("\"#\(digits.joined())\"")
  }

  /// Insets that follow the writing direction.
  static func insets(_ insets: DirectionalInsets) -> DocumentNode {
    let parts = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if Set(parts).count == 1 { return .number(insets.top) }
    return .keys(
      zip(["top", "leading", "bottom", "trailing"], parts).map { ($0, .number($1)) })
  }

  /// Insets of absolute sides.
  static func edges(_ insets: Insets) -> DocumentNode {
    let parts = [insets.top, insets.left, insets.bottom, insets.right]
    if Set(parts).count == 1 { return .number(insets.top) }
    return .keys(zip(["top", "left", "bottom", "right"], parts).map { ($0, .number($1)) })
  }

  /// A point.
  static func point(_ point: Point) -> DocumentNode {
    .keys([("x", .number(point.x)), ("y", .number(point.y))])
  }

  /// A size.
  static func size(_ size: Size) -> DocumentNode {
    .keys([("width", .number(size.width)), ("height", .number(size.height))])
  }

  /// A frame.
  static func frame(_ rect: Rect) -> DocumentNode {
    .keys([
      ("x", .number(rect.minX)), ("y", .number(rect.minY)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ])
  }

  /// The entries of a map.
  static func transform(_ map: AffineTransform) -> DocumentNode {
    .list([map.a, map.b, map.c, map.d, map.tx, map.ty].map(DocumentNode.number))
  }

  /// A turn in space.
  static func transform3D(_ turn: Transform3D) -> DocumentNode {
    .keys([
      ("rotationX", .number(turn.rotationX)), ("rotationY", .number(turn.rotationY)),
      ("rotationZ", .number(turn.rotationZ)), ("translationZ", .number(turn.translationZ)),
      ("perspective", turn.perspective.map(DocumentNode.number)),
    ])
  }

  /// The movement with the device's tilt.
  static func motionEffect(_ effect: MotionEffect) -> DocumentNode {
    func amount(_ axis: Axis) -> DocumentNode {
      let amount = effect.amount[axis]
      if amount.minimum == -amount.maximum { return .number(amount.maximum) }
      return .keys([
        ("minimum", .number(amount.minimum)), ("maximum", .number(amount.maximum)),
      ])
    }
    return .keys([("x", amount(.horizontal)), ("y", amount(.vertical))])
  }

  /// A date with its time.
  static func date(_ date: CalendarDate) -> DocumentNode {
    func digits(_ value: Int, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    let day = "\(digits(date.year, 4))-\(digits(date.month, 2))-\(digits(date.day, 2))"
    return .plain("\"\(day) \(digits(date.hour, 2)):\(digits(date.minute, 2))\"")
  }
}
