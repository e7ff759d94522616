import CasqueDiagnostics
import CasqueModel

/// The keys of a font that is more than a text style.
private enum FontKeys {
  static let family = DocumentKey(
    "family", "The family; the system font if left out.", ValueForm.text)
  static let style = DocumentKey(
    "style", "The text style whose size it has.", ValueForm<TextStyle>.choice("a text style"))
  static let size = DocumentKey("size", "The size in points.", ValueForm.number(1...1000))
  static let relativeTo = DocumentKey(
    "relativeTo", "The text style with which the size grows.",
    ValueForm<TextStyle>.choice("a text style"))
  static let weight = DocumentKey(
    "weight", "The weight.", ValueForm<FontWeight>.choice("a weight"))
  static let table = KeyTable(
    "a font", [family.row, style.row, size.row, relativeTo.row, weight.row])
}

extension ValueForm where Value == Font {
  /// A font: a text style, a size of the system font, or a mapping of its parts.
  static var font: ValueForm {
    let styles = ValueForm<TextStyle>.choice("a text style")
    let schema = JSONValue.members([
      "anyOf": [styles.schema, FontKeys.size.form.schema, FontKeys.table.schema]
    ])
    return ValueForm(schema: schema) { value, context in
      if value.mapping != nil { return parts(value, &context) }
      if value.scalar?.number != nil {
        return FontKeys.size.form.read(value, &context).map { Font(size: .fixed($0)) }
      }
      guard value.scalar.map({ !$0.isNull }) ?? false else {
        context.wrongType(value, expected: "a font")
        return nil
      }
      return styles.read(value, &context).map { .preferred($0) }
    }
    .defined(as: "font")
  }

  private static func parts(_ value: DocumentValue, _ context: inout ReadingContext) -> Font? {
    guard let keys = context.check(value, against: FontKeys.table) else { return nil }
    let family = keys.read(FontKeys.family, &context)
    let weight = keys.read(FontKeys.weight, &context)
    let relative = keys.read(FontKeys.relativeTo, &context)
    if let style = keys.entry(FontKeys.style.name) {
      for name in [FontKeys.size.name, FontKeys.relativeTo.name] {
        guard let other = keys.entry(name) else { continue }
        context.report(
          .documentInvalidValue, "a font has either 'style' or '\(name)'", at: other.keyBytes)
      }
      return FontKeys.style.form.read(style.value, &context).map {
        Font(family: family, size: .style($0), weight: weight)
      }
    }
    guard keys.entry(FontKeys.size.name) != nil else {
      context.report(
        .documentMissingKey, "a font needs 'style' or 'size'",
        at: context.firstLine(of: value.bytes))
      return nil
    }
    return keys.read(FontKeys.size, &context).map { size in
      Font(
        family: family, size: relative.map { .scaled(size, relativeTo: $0) } ?? .fixed(size),
        weight: weight)
    }
  }
}
