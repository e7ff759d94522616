import CasqueDiagnostics
import CasqueModel

/// A line under characters or through them, with its colour.
struct TextLine: Sendable {
  /// nil for no line.
  var style: UnderlineStyle?
  /// nil for the characters' colour.
  var color: Color?
}

/// The keys of a line that is more than one of a kind.
private enum TextLineKeys {
  static let lines = DocumentKey(
    "style", "How many lines there are, and how thick they are.",
    ValueForm<UnderlineStyle.Lines>.choice("a style of lines"))
  static let pattern = DocumentKey(
    "pattern", "What the lines are made of.",
    ValueForm<UnderlineStyle.Pattern>.choice("a pattern of lines"))
  static let byWord = DocumentKey("byWord", "Whether blanks have no line.", ValueForm.boolean)
  static let color = DocumentKey(
    "color", "The colour; the characters' if left out.", ValueForm.color)
  static let table = KeyTable("a line", [lines.row, pattern.row, byWord.row, color.row])
}

extension ValueForm where Value == TextLine {
  /// A line: `true` for one, the name of a style, or `{style:, pattern:, byWord:, color:}`.
  static var textLine: ValueForm {
    let truth = ValueForm<Bool>.boolean
    let lines = ValueForm<UnderlineStyle.Lines>.choice("a style of lines")
    let schema = JSONValue.members([
      "anyOf": [truth.schema, lines.schema, TextLineKeys.table.schema]
    ])
    return ValueForm(schema: schema) { value, context in
      if value.mapping != nil {
        guard let keys = context.check(value, against: TextLineKeys.table) else { return nil }
        let style = UnderlineStyle(
          lines: keys.read(TextLineKeys.lines, &context) ?? .single,
          pattern: keys.read(TextLineKeys.pattern, &context) ?? .solid,
          isByWord: keys.read(TextLineKeys.byWord, &context) ?? false)
        return TextLine(style: style, color: keys.read(TextLineKeys.color, &context))
      }
      if case .boolean(let truth)? = value.scalar?.coreValue {
        return TextLine(style: truth ? .single : nil)
      }
      return lines.read(value, &context).map { TextLine(style: UnderlineStyle(lines: $0)) }
    }
    .defined(as: "textLine")
  }
}
