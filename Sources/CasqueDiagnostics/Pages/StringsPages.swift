extension DiagnosticCode {
  /// The pages of codes about localised strings.
  static let stringsPages: [DiagnosticCode: DiagnosticPage] = [
    .stringsSyntax: DiagnosticPage(
      summary: "A file of localised strings cannot be read.",
      cause: """
        A `.strings` file holds `"key" = "text";` and comments, in UTF-8 or in UTF-16 with a byte \
        order mark, or is a property list, as a `.stringsdict` file is. A `.xcstrings` file is the JSON \
        that Xcode writes: {"sourceLanguage": …, "strings": {…}}.
        """,
      remedy: "Correct the file at the place. What could be read of it counts.",
      example: "\"welcome\" = \"Willkommen\"    // write: \"welcome\" = \"Willkommen\";"),
    .stringsMissingTable: DiagnosticPage(
      summary: "A localised text names a table that has no file.",
      cause: """
        The table `Localizable`, or the one named by `table`, is looked for beside the document: \
        Localizable.xcstrings, and Localizable.strings in de.lproj for --locale de, in Base.lproj \
        and in en.lproj. The texts of Base.lproj/Main.storyboard are looked for in \
        de.lproj/Main.strings, or in Main.xcstrings beside it, in mul.lproj or in Base.lproj.
        """,
      remedy: "Add the file, correct `table`, or give a `default`.",
      example: "text: {localized: welcome, table: Welcom}"),
    .stringsMissingKey: DiagnosticPage(
      summary: "A table of localised strings has no such key.",
      cause: """
        Neither the language nor that of development has a text for the key. As NSLocalizedString \
        does, the layout shows the default, or the key itself.
        """,
      remedy: "Correct the key, or add it to the table.",
      example: "text: {localized: welcom}    # the table has 'welcome'"),
    .stringsMissingTranslation: DiagnosticPage(
      summary: "A text has no translation into the language of --locale.",
      cause: """
        The table has the key, but not in this language, nor in one that it is a form of (pt for \
        pt-BR). The text of development is shown, so that lengths are not those of the language.
        """,
      remedy: "Translate the text, or leave the language out.",
      example: "casque check Layouts --locale de    # de.lproj has no 'welcome'"),
  ]
}
