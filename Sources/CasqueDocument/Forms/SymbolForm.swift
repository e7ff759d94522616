import CasqueDiagnostics
import CasqueModel

/// The keys of a symbol.
private enum SymbolKeys {
  static let systemName = DocumentKey.required(
    "systemName", "The system's name of the symbol, such as heart.fill.",
    ValueForm<String>.symbolName)
  static let pointSize = DocumentKey(
    "pointSize", "The size of the text it goes with, in points.", ValueForm.number(1...1000))
  static let textStyle = DocumentKey(
    "textStyle", "The text style it goes with.", ValueForm<TextStyle>.choice("a text style"))
  static let weight = DocumentKey(
    "weight", "The weight of its lines.", ValueForm<FontWeight>.choice("a weight"))
  static let scale = DocumentKey(
    "scale", "How large it is next to the text.",
    ValueForm<SymbolImage.Scale>.choice("a symbol's scale"))
  static let table = KeyTable(
    "a symbol", [systemName.row, pointSize.row, textStyle.row, weight.row, scale.row])
}

extension ValueForm where Value == String {
  /// The name of an image: a file, or a symbol as
  /// `{systemName:, pointSize:, textStyle:, weight:, scale:}`.
  static var imageOrSymbol: ValueForm {
    let symbol = ValueForm<String>.mapping(SymbolKeys.table) { keys, context in
      keys.read(SymbolKeys.systemName, &context).map { name in
        SymbolImage(
          systemName: name, pointSize: keys.read(SymbolKeys.pointSize, &context),
          textStyle: keys.read(SymbolKeys.textStyle, &context),
          weight: keys.read(SymbolKeys.weight, &context),
          scale: keys.read(SymbolKeys.scale, &context)
        ).name
      }
    }
    let file = ValueForm.image
    let schema = JSONValue.members(["anyOf": [file.schema, symbol.schema]])
    return ValueForm(schema: schema) { value, context in
      value.mapping == nil ? file.read(value, &context) : symbol.read(value, &context)
    }
    .defined(as: "image")
  }

  /// A symbol's name: letters, digits and full stops; whether it is drawn is looked at later.
  fileprivate static var symbolName: ValueForm {
    let pattern = "^[a-z0-9]+(\\.[a-z0-9]+)*$"
    return ValueForm(
      schema: .members(["type": "string", "pattern": .string(pattern), "maxLength": 100])
    ) { value, context in
      guard let scalar = value.scalar, !scalar.isNull else {
        context.wrongType(value, expected: "the name of a symbol")
        return nil
      }
      let parts = scalar.text.split(separator: ".", omittingEmptySubsequences: false)
      let isName =
        scalar.text.utf8.count <= 100
        && parts.allSatisfy { part in
          !part.isEmpty
            && part.utf8.allSatisfy {
              (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
            }
        }
      guard isName else {
        context.report(
          .documentInvalidValue, "'\(scalar.text.prefix(60))' is not the name of a symbol",
          at: value.bytes)
        return nil
      }
      return scalar.text
    }
  }
}
