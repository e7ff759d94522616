import CasqueDiagnostics
import CasqueModel

/// The keys of `{light:, dark:, lightHighContrast:, darkHighContrast:}`.
private enum DynamicColorKeys {
  static let light = DocumentKey.required("light", "The value in light style.", ValueForm.rgba)
  static let dark = DocumentKey("dark", "The value in dark style.", ValueForm.rgba)
  static let lightHighContrast = DocumentKey(
    "lightHighContrast", "The value in light style with Increase Contrast.", ValueForm.rgba)
  static let darkHighContrast = DocumentKey(
    "darkHighContrast", "The value in dark style with Increase Contrast.", ValueForm.rgba)
  static let table = KeyTable(
    "a colour by style", [light.row, dark.row, lightHighContrast.row, darkHighContrast.row])
}

/// The keys of `{color:, alpha:}`.
private enum AlphaColorKeys {
  static let color = DocumentKey.required(
    "color", "A system colour's name or \"#RRGGBB\".", ValueForm.namedColor)
  static let alpha = DocumentKey.required("alpha", "The opacity.", ValueForm.number(0...1))
  static let table = KeyTable("a colour with opacity", [color.row, alpha.row])
}

extension ValueForm where Value == Color {
  /// A colour: a name, `"#RRGGBB"`, values by style, or a colour with an opacity of its own.
  static var color: ValueForm {
    let schema = JSONValue.members([
      "anyOf": [
        ValueForm.namedColor.schema, DynamicColorKeys.table.schema, AlphaColorKeys.table.schema,
      ]
    ])
    return ValueForm(schema: schema) { value, context in
      guard value.mapping != nil else { return ValueForm.namedColor.read(value, &context) }
      if value["color"] != nil || value["alpha"] != nil { return translucent(value, &context) }
      guard let keys = context.check(value, against: DynamicColorKeys.table),
        let light = keys.read(DynamicColorKeys.light, &context)
      else { return nil }
      return .custom(
        DynamicColor(
          light: light, dark: keys.read(DynamicColorKeys.dark, &context),
          lightHighContrast: keys.read(DynamicColorKeys.lightHighContrast, &context),
          darkHighContrast: keys.read(DynamicColorKeys.darkHighContrast, &context)))
    }
    .defined(as: "color")
  }

  /// A system colour's name, a fixed colour's name or `"#RRGGBB"`.
  fileprivate static var namedColor: ValueForm {
    ValueForm(schema: .members(["type": "string"])) { value, context in
      guard let scalar = value.scalar, case .string = scalar.coreValue else {
        context.wrongType(
          value, expected: "a colour",
          hints: value.scalar?.number == nil
            ? [] : [Hint("hexadecimal colours are written \"#RRGGBB\", in quotes")])
        return nil
      }
      if scalar.text.hasPrefix("#") { return hex(scalar.text, value, &context).map(color(of:)) }
      if context.palette.contains(scalar.text) { return .system(scalar.text) }
      if let fixed = FixedColor(rawValue: scalar.text) { return color(of: fixed.rgba) }
      context.unknownName(
        scalar.text, "a colour", among: context.colorNames, at: value.bytes)
      return nil
    }
  }

  private static func color(of rgba: RGBA) -> Color { .custom(DynamicColor(light: rgba)) }

  private static func translucent(
    _ value: DocumentValue, _ context: inout ReadingContext
  ) -> Color? {
    guard let keys = context.check(value, against: AlphaColorKeys.table),
      let color = keys.read(AlphaColorKeys.color, &context)
    else { return nil }
    let alpha = keys.read(AlphaColorKeys.alpha, &context) ?? 1
    switch color {
    case .system(let name, let own): return .system(name, alpha: own * alpha)
    case .custom(let values): return self.color(of: values.light.multiplyingAlpha(by: alpha))
    }
  }
}

extension ValueForm where Value == RGBA {
  /// A colour of one value: `"#RRGGBB"`, a fixed colour's name, either with an opacity.
  fileprivate static var rgba: ValueForm {
    ValueForm(schema: .members(["type": ["string", "object"]])) { value, context in
      if value.mapping != nil {
        guard let keys = context.check(value, against: AlphaColorKeys.table),
          let base = keys.entry(AlphaColorKeys.color.name)
        else { return nil }
        let alpha = keys.read(AlphaColorKeys.alpha, &context) ?? 1
        return ValueForm.rgba.read(base.value, &context)?.multiplyingAlpha(by: alpha)
      }
      guard let scalar = value.scalar, case .string = scalar.coreValue else {
        context.wrongType(value, expected: "\"#RRGGBB\"")
        return nil
      }
      if scalar.text.hasPrefix("#") { return hex(scalar.text, value, &context) }
      if let fixed = FixedColor(rawValue: scalar.text) { return fixed.rgba }
      context.report(
        .documentInvalidValue,
        "a value by style is \"#RRGGBB\" or a fixed colour, not '\(scalar.text.prefix(40))'",
        at: value.bytes)
      return nil
    }
  }
}

/// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
private func hex(
  _ text: String, _ value: DocumentValue, _ context: inout ReadingContext
) -> RGBA? {
  var digits = text.dropFirst().compactMap(\.hexDigitValue)
  guard digits.count == text.count - 1, text.utf8.count == text.count,
    [3, 6, 8].contains(digits.count)
  else {
    context.report(
      .documentInvalidValue, "'\(text.prefix(40))' is not #RGB, #RRGGBB or #RRGGBBAA",
      at: value.bytes)
    return nil
  }
  if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
  let parts = stride(from: 0, to: digits.count, by: 2).map {
    Double(digits[$0] * 16 + digits[$0 + 1]) / 255
  }
  return RGBA(
    red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
}
