package import CasqueModel

/// A named colour of an asset catalog with its appearances.
package enum AssetColorSet {
  /// Reads the `Contents.json` of a colour set, or nil if it has no colour of its own.
  ///
  /// One that refers to a colour of the system is that one, whatever its other appearances are.
  package static func read(_ bytes: [UInt8]) -> Color? {
    let own = (AssetContents.read(bytes)?.colors ?? []).filter { value in
      ["universal", "iphone", nil].contains(value.idiom)
    }
    // A value for wide gamuts counts where there is no other.
    let usual = own.filter { $0.displayGamut != "display-P3" }
    return color(of: usual) ?? color(of: own)
  }

  private static func color(of entries: [AssetContents.ColorValue]) -> Color? {
    var values: [String: RGBA] = [:]
    var references: [String: String] = [:]
    for value in entries {
      let appearances = value.appearances ?? []
      let isDark = appearances.contains { $0.appearance == "luminosity" && $0.value == "dark" }
      let isHigh = appearances.contains { $0.appearance == "contrast" && $0.value == "high" }
      let key = (isDark ? "dark" : "light") + (isHigh ? " high" : "")
      if let name = value.color?.reference {
        references[key] = references[key] ?? name
      } else if let components = value.color?.components?.mapValues(\.text),
        let read = color(components)
      {
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
    // One component above 1 tells that all are of 255: then a 1 is one, too.
    let isOf255 = components.contains { name, text in
      name != "alpha" && !text.contains(".") && Int(text).map { $0 > 1 } ?? false
    }
    func value(_ name: String) -> Double? {
      components[name].flatMap { number($0, isOf255: isOf255 && name != "alpha") }
    }
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
  private static func number(_ text: String, isOf255: Bool) -> Double? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { min(1, max(0, Double($0) / 255)) }
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return min(1, max(0, isOf255 && !text.contains(".") ? value / 255 : value))
  }
}
