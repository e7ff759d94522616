import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// The keys of a part of a text.
private enum TextRunKeys {
  private static let points = ValueForm<Double>.number(-1000...1000)
  static let text = DocumentKey("text", "The characters.", ValueForm<String>.text)
  static let image = DocumentKey(
    "image",
    "An image in place of characters: a file stands on the baseline, a symbol is as large as they are.",
    ValueForm.imageOrSymbol)
  static let size = DocumentKey(
    "size", "The size of the image, in points; its own if left out.", ValueForm.size)
  static let font = DocumentKey("font", "The font; the label's if left out.", ValueForm.font)
  static let color = DocumentKey("color", "The colour; the label's if left out.", ValueForm.color)
  static let backgroundColor = DocumentKey(
    "backgroundColor", "The ground behind it.", ValueForm.color)
  static let kern = DocumentKey("kern", "What is added after each character, in points.", points)
  static let baselineOffset = DocumentKey(
    "baselineOffset", "How far it is raised, in points.", points)
  static let underline = DocumentKey(
    "underline", "The line under it.", ValueForm<TextLine>.textLine)
  static let strikethrough = DocumentKey(
    "strikethrough", "The line through it.", ValueForm<TextLine>.textLine)
  static let monospacedDigits = DocumentKey(
    "monospacedDigits", "Whether digits are all equally wide.", ValueForm.boolean)
  static let link = DocumentKey(
    "link", "Whether it leads somewhere, and looks so.", ValueForm.boolean)
  static let table = KeyTable(
    "a part of a text",
    [
      text.row, image.row, size.row, font.row, color.row, backgroundColor.row, kern.row,
      baselineOffset.row, underline.row, strikethrough.row, monospacedDigits.row, link.row,
    ])
}

extension ValueForm where Value == TextRun {
  /// A part: its characters, or a mapping with their attributes, or an image.
  static var textRun: ValueForm {
    let text = ValueForm<String>.text
    let schema = JSONValue.members(["anyOf": [text.schema, TextRunKeys.table.schema]])
    return ValueForm(schema: schema) { value, context in
      if value.mapping == nil { return text.read(value, &context).map { TextRun($0) } }
      guard let keys = context.check(value, against: TextRunKeys.table) else { return nil }
      let attributes = attributes(keys, &context)
      let image = keys.read(TextRunKeys.image, &context)
      let size = keys.read(TextRunKeys.size, &context)
      let characters = keys.read(TextRunKeys.text, &context)
      switch (characters, image, size) {
      case (let characters?, nil, nil): return TextRun(characters, attributes)
      case (nil, let image?, let size):
        return TextRun(TextAttachment(image: image, size: size), attributes)
      default:
        context.report(
          .documentInvalidValue,
          "a part of a text has either 'text', or 'image' with or without 'size'",
          at: context.firstLine(of: value.bytes))
        return nil
      }
    }
    .defined(as: "textRun")
  }

  private static func attributes(
    _ keys: CheckedMapping, _ context: inout ReadingContext
  ) -> TextAttributes {
    let underline = keys.read(TextRunKeys.underline, &context)
    let strikethrough = keys.read(TextRunKeys.strikethrough, &context)
    var attributes = TextAttributes(
      font: keys.read(TextRunKeys.font, &context),
      color: keys.read(TextRunKeys.color, &context),
      backgroundColor: keys.read(TextRunKeys.backgroundColor, &context),
      kern: keys.read(TextRunKeys.kern, &context) ?? 0,
      baselineOffset: keys.read(TextRunKeys.baselineOffset, &context) ?? 0,
      underlineStyle: underline?.style, underlineColor: underline?.color,
      strikethroughStyle: strikethrough?.style, strikethroughColor: strikethrough?.color,
      hasMonospacedDigits: keys.read(TextRunKeys.monospacedDigits, &context) ?? false)
    attributes.isLink = keys.read(TextRunKeys.link, &context) ?? false
    return attributes
  }
}

/// The keys of a text of parts.
private enum AttributedTextKeys {
  private static let points = ValueForm<Double>.number(0...1000)
  static let runs = DocumentKey.required(
    "runs", "The parts in their order.", ValueForm<TextRun>.textRun.list(count: 1...1000))
  static let lineSpacing = DocumentKey(
    "lineSpacing", "What is added between lines, in points.", points)
  static let paragraphSpacing = DocumentKey(
    "paragraphSpacing", "What is added between paragraphs, in points.", points)
  static let lineHeightMultiple = DocumentKey(
    "lineHeightMultiple", "What the height of lines is multiplied with.",
    ValueForm<Double>.number(0...100))
  static let minimumLineHeight = DocumentKey(
    "minimumLineHeight", "The least height of a line, in points.", points)
  static let maximumLineHeight = DocumentKey(
    "maximumLineHeight", "The greatest height of a line, in points; 0 for any.", points)
  static let tabStops = DocumentKey(
    "tabStops", "Where tabulators end, from where a line begins, in points, ascending.",
    points.list(count: 0...100))
  static let table = KeyTable(
    "a text of parts",
    [
      runs.row, lineSpacing.row, paragraphSpacing.row, lineHeightMultiple.row,
      minimumLineHeight.row, maximumLineHeight.row, tabStops.row,
    ])
}

extension ValueForm where Value == AttributedText {
  /// A text of parts: `{runs:, lineSpacing:, …}`.
  static var attributedText: ValueForm {
    .mapping(AttributedTextKeys.table) { keys, context in
      var style = ParagraphStyle(
        lineSpacing: keys.read(AttributedTextKeys.lineSpacing, &context) ?? 0,
        paragraphSpacing: keys.read(AttributedTextKeys.paragraphSpacing, &context) ?? 0,
        lineHeightMultiple: keys.read(AttributedTextKeys.lineHeightMultiple, &context) ?? 0,
        minimumLineHeight: keys.read(AttributedTextKeys.minimumLineHeight, &context) ?? 0,
        maximumLineHeight: keys.read(AttributedTextKeys.maximumLineHeight, &context) ?? 0)
      style.tabStops = (keys.read(AttributedTextKeys.tabStops, &context) ?? []).sorted()
      return keys.read(AttributedTextKeys.runs, &context).map {
        AttributedText($0, paragraphStyle: style)
      }
    }
    .defined(as: "attributedText")
  }
}
