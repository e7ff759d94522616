import CasqueFacts
import CasqueModel

extension ColorPalette {
  /// The colours of iOS 13 to 18.
  ///
  /// **Source**: flutter's cupertino colours, cross-checked with three lists (high; mint, cyan and
  /// brown low).
  static let ios18 = palettes.ios18

  /// The colours of iOS 26: its twelve hues, the others as before.
  ///
  /// **Source**: COL26A, COL26B, OUIK (light high to medium, contrast low).
  static let ios26 = palettes.ios26

  private static let palettes: (ios18: ColorPalette, ios26: ColorPalette) = {
    do {
      let root = FactField(value: try JSONReader.read(Facts.colors()))
      var colors = try root("colors").colors()
      let older = ColorPalette(colors)
      colors.merge(try root("iOS26")("colors").colors()) { _, later in later }
      return (older, ColorPalette(colors))
    } catch {
      fatalError("the built-in colours are not readable: \(error)")
    }
  }()
}

extension FactField {
  /// The colours of an object by their names.
  fileprivate func colors() throws(DeviceFileError) -> [String: DynamicColor] {
    var colors: [String: DynamicColor] = [:]
    for member in value.members {
      let field = FactField(value: member.value)
      colors[member.key] = DynamicColor(
        light: try field("light").color(), dark: try field("dark").color(),
        lightHighContrast: try field.optional("lightHighContrast")?.color(),
        darkHighContrast: try field.optional("darkHighContrast")?.color())
    }
    return colors
  }

  /// The colour of an array of red, green, blue (0 to 255) and opacity (0 to 1).
  private func color() throws(DeviceFileError) -> RGBA {
    let parts = try elements()
    guard parts.count == 4 else { throw failure(.wrongType, "expected four numbers") }
    return RGBA(
      red: try parts[0].number(in: 0...255) / 255, green: try parts[1].number(in: 0...255) / 255,
      blue: try parts[2].number(in: 0...255) / 255, alpha: try parts[3].number(in: 0...1))
  }
}
