extension DiagnosticCode {
  /// The pages of codes about text.
  static let textPages: [DiagnosticCode: DiagnosticPage] = [
    .textMissingFamily: DiagnosticPage(
      summary: "A font family is not installed here.",
      cause: """
        The system font is measured with built-in tables and needs nothing installed. Any other \
        family is taken from the machine; without it the text is measured and drawn in the system \
        font, so its frames may differ from the device's.
        """,
      remedy: "Install the family where casque runs, in CI as well, or use the system font.",
      example: "font: {family: Avenir Next, size: 17}"),
    .textMissingGlyph: DiagnosticPage(
      summary: "No font at hand has a glyph for a character.",
      cause: """
        The character is drawn as an empty box and measured as one, which is rarely as wide as \
        the device's glyph.
        """,
      remedy: "Install a font that covers the script or the emoji.",
      example: "text: \"ꦲꦏ꧀ꦱꦫ\""),
    .textTruncated: DiagnosticPage(
      summary: "A text does not fit and is cut off.",
      cause: """
        The label's solved size holds fewer lines or a shorter line than its text has, so the \
        user sees an ellipsis. It shows first at large text sizes, in narrow windows and in \
        languages with long words.
        """,
      remedy: """
        Let the label grow: numberOfLines: 0, no fixed height, a top-to-bottom chain of \
        constraints that can stretch; or place labels below one another under \
        `when: contentSize: AX1...`.
        """,
      example: "- label: title\n  text: Terms and conditions of use\n  numberOfLines: 1"),
  ]
}
