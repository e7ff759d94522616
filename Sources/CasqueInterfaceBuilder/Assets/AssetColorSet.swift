package import CasqueModel

/// A named colour of an asset catalog with its appearances.
package enum AssetColorSet {
  /// Reads the `Contents.json` of a colour set, or nil if it has no colour of its own.
  ///
  /// One that refers to a colour of the system is that one, whatever its other appearances are.
  package static func read(_ bytes: [UInt8]) -> Color? {
    var values: [String: RGBA] = [:]
    var references: [String: String] = [:]
    for value in AssetContents.read(bytes)?.colors ?? []
    where ["universal", "iphone", nil].contains(value.idiom)
      && value.displayGamut != "display-P3"
    {
      let appearances = value.appearances ?? []
      let isDark = appearances.contains { $0.appearance == "luminosity" && $0.value == "dark" }
      let isHigh = appearances.contains { $0.appearance == "contrast" && $0.value == "high" }
      let key = (isDark ? "dark" : "light") + (isHigh ? " high" : "")
      if let name = value.color?.reference {
        references[key] = references[key] ?? name
      } else if let components = value.color?.components, let read = color(components) {
        let color = ColorSpace(catalog: value.color?.space).standard(read)
        if values[key] == nil { values[key] = color }
      }
    }
    if let name = references["light"] ?? (values["light"] == nil ? references["dark"] : nil) {
      return ColorReading.system(name)
    }
    guard let light = values["light"] ?? values["dark"] else { return nil }
    return .custom(
      DynamicColor(
        light: light, dark: values["dark"], lightHighContrast: values["light high"],
        darkHighContrast: values["dark high"]))
  }

  private static func color(_ components: [String: String]) -> RGBA? {
    func value(_ name: String) -> Double? { components[name].flatMap(number) }
    let alpha = value("alpha") ?? 1
    if let white = value("white") {
      return RGBA(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else {
      return nil
    }
    return RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component as it is written: `0.5`, `128` of 255, or `0x80`.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { min(1, max(0, Double($0) / 255)) }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return min(1, max(0, text.contains(".") ? value : value > 1 ? value / 255 : value))
  }
}
