/// Everything that the measures of a paragraph of several parts depend on; its width is not among it.
struct StyledParagraph: Hashable {
  let text: ExactText
  /// That of the text as a whole, by which it is broken.
  let typeface: Typeface
  let direction: ParagraphDirection
  let start: Int
  /// The parts of the whole text, which say of each byte which it is of.
  let styles: [RunStyle]
  let tabStops: [Double]
  let keepsHangulWords: Bool
}

/// A measured paragraph of several parts, with the characters that no font has.
struct MeasuredStyledParagraph {
  let paragraph: MeasuredParagraph
  let missing: [Character]
}
