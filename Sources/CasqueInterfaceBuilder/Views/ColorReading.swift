import CasqueModel

/// Colours as Interface Builder writes them.
struct ColorReading {
  let document: InterfaceDocument

  /// The colour of a view's inner tag, or nil.
  func color(_ tag: MarkupTag?) -> Color? {
    guard let tag, tag.name == "color" else { return nil }
    if let name = tag["systemColor"] ?? tag["cocoaTouchSystemColor"] {
      let newer = tag["xcode11CocoaTouchSystemColor"] ?? name
      return Self.system(newer) ?? fixed(tag) ?? .label
    }
    if let name = tag["name"] {
      if let color = document.assetColors[name] { return color }
      return document.namedColors[name].flatMap(fixed) ?? fixed(tag)
    }
    return fixed(tag)
  }

  /// A colour of the system by the name in documents, which ends with `Color`.
  static func system(_ name: String) -> Color? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    switch stem {
    case "darkText": return .rgb(0, 0, 0)
    case "lightText": return .rgb(1, 1, 1, alpha: 0.6)
    case "white": return .rgb(1, 1, 1)
    case "black": return .rgb(0, 0, 0)
    case "groupTableViewBackground", "scrollViewTexturedBackground":
      return .system("systemGroupedBackground")
    case "tableCellGroupedBackground": return .system("secondarySystemGroupedBackground")
    case "tint": return .systemBlue
    default: break
    }
    return stem.isEmpty ? nil : .system(stem)
  }

  /// A colour with components of its own; grey, RGB and CMYK, taken as sRGB.
  private func fixed(_ tag: MarkupTag) -> Color? {
    func value(_ name: String) -> Double? {
      tag[name].flatMap(NumberReading.number).map { min(1, max(0, $0)) }
    }
    let alpha = value("alpha") ?? 1
    if let white = value("white") { return .rgb(white, white, white, alpha: alpha) }
    if let red = value("red"), let green = value("green"), let blue = value("blue") {
      let space = ColorSpace(tag["colorSpace"], custom: tag["customColorSpace"])
      return .custom(
        DynamicColor(
          light: space.standard(RGBA(red: red, green: green, blue: blue, alpha: alpha))))
    }
    if let cyan = value("cyan"), let magenta = value("magenta"), let yellow = value("yellow") {
      let rest = 1 - (value("black") ?? 0)
      return .rgb(
        (1 - cyan) * rest, (1 - magenta) * rest, (1 - yellow) * rest, alpha: alpha)
    }
    return nil
  }
}
