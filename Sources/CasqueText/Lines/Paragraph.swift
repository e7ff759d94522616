/// A part of a text that runs in one direction and always ends a line.
struct Paragraph {
  var text: String
  /// Where it starts in the text, in UTF-8.
  var start: Int

  /// The paragraphs of a text without the characters that end them.
  static func split(_ text: String) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    var offset = 0
    var length = 0
    var index = start
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      guard CharacterRules.isNewline(scalar.value) else {
        length += UTF8.width(scalar)
        index = next
        continue
      }
      paragraphs.append(Paragraph(text: String(scalars[start..<index]), start: offset))
      offset += length + UTF8.width(scalar)
      length = 0
      index = next
      if scalar == "\r", index < scalars.endIndex, scalars[index] == "\n" {
        index = scalars.index(after: index)
        offset += 1
      }
      start = index
    }
    if start == scalars.startIndex { return [Paragraph(text: text, start: 0)] }
    paragraphs.append(Paragraph(text: String(scalars[start...]), start: offset))
    return paragraphs
  }

  /// The text on one line: a space for each newline, as a label of one line shows it.
  static func joined(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { CharacterRules.isNewline($0.value) }) else { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in scalars {
      if !CharacterRules.isNewline(scalar.value) {
        result.append(scalar)
      } else if !(scalar == "\n" && previous == "\r") {
        result.append(" ")
      }
      previous = scalar
    }
    return String(result)
  }
}
