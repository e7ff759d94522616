extension DiagnosticCode {
  /// The pages of codes about files as a whole and about YAML.
  static let filePages: [DiagnosticCode: DiagnosticPage] = [
    .documentUnreadable: DiagnosticPage(
      summary: "A file that was named could not be opened or read.",
      cause: "The file is missing, is a folder, or may not be read by this user.",
      remedy: "Check the path from the folder in which casque runs, and the file's permissions.",
      example: "casque check Layouts/wellcome.yml"),
    .documentEncoding: DiagnosticPage(
      summary: "The file is not text in UTF-8.",
      cause: """
        Documents are UTF-8, with or without a byte order mark. The place shows the first byte \
        that is not, or the first control character that YAML does not allow. A zero byte means \
        that the file is no text at all; UTF-16 is named as such.
        """,
      remedy: "Save the file as UTF-8. Write control characters as escapes in double quotes.",
      example: "text: \"tab \\u0009 and escape \\u001B\""),
    .documentTooLarge: DiagnosticPage(
      summary: "The file has more bytes or more values than are read.",
      cause: """
        A document has at most 8 MiB and 200 000 values, counted with aliases written out. The \
        bounds keep a hostile or generated file from exhausting memory.
        """,
      remedy: "Split the layout into several documents.",
      example: "layers: [a, a, a, …]   # 200 001 times"),
    .documentTooDeep: DiagnosticPage(
      summary: "Lists and mappings are nested deeper than 128.",
      cause: """
        Every view below another takes two levels, so 128 is more than sixty views in one \
        another. Deeper documents are almost always the result of a faulty generator.
        """,
      remedy: "Put views side by side that need not be nested; check what wrote the file.",
      example: "[[[[[[…]]]]]]"),
    .documentSyntax: DiagnosticPage(
      summary: "The text is not YAML, or not XML.",
      cause: """
        In a storyboard or xib a tag or quote is not closed, or a document type declaration stands \
        at its beginning; what could be read stays. In YAML: \
        The YAML reader stopped here; a note shows where the list, mapping or text began that it \
        was reading. Often a quote or bracket is not closed, an entry is not indented as its \
        neighbours are, or a tab indents a line. A file holds one document: a second one after \
        `---` is reported and not read.
        """,
      remedy: """
        Close the quote or bracket, and indent with spaces. Without this nothing in the file can \
        be laid out.
        """,
      example: "layout: \"welcome\nroot: {id: screen}"),
    .documentEmpty: DiagnosticPage(
      summary: "There is nothing in the file.",
      cause: "The file has no bytes, or nothing but spaces and comments.",
      remedy: "Write a layout into it; `casque init` makes one to begin with.",
      example: "# a layout will be here"),
    .documentVersion: DiagnosticPage(
      summary: "The document is of a form that this version does not read.",
      cause: """
        `casque: 1` states the form. A later form may give words another meaning, so it is not \
        guessed at.
        """,
      remedy: "Write `casque: 1`, or use a version of casque that reads the form.",
      example: "casque: 2"),
    .documentTag: DiagnosticPage(
      summary: "A value begins with a tag.",
      cause: """
        In YAML `!` begins a tag, the name of a type. Documents have none, and YAML readers drop \
        it without a word: `text: !Hi` would show nothing.
        """,
      remedy: "Quote the value; leave out a tag that was meant as one.",
      example: "text: !Hi          # write: text: \"!Hi\""),
    .documentAliasLimit: DiagnosticPage(
      summary: "An alias would make the document endless or too large.",
      cause: """
        `*name` repeats the value marked `&name`. Inside that value it would never end; many \
        aliases of aliases multiply (a “billion laughs”). With all of them written out a document \
        has at most 200 000 values in 128 levels.
        """,
      remedy: "Write the repeated part out, or repeat less of it.",
      example: "subviews: &all\n  - view: card\n    subviews: *all"),
    .documentDuplicateKey: DiagnosticPage(
      summary: "A mapping gives the same key twice.",
      cause: """
        YAML forbids it, yet most readers keep one value in silence. Here the first value counts, \
        and a note shows where it is.
        """,
      remedy: "Remove one of the two.",
      example: "- label: title\n  text: Hello\n  text: Goodbye"),
    .documentQuoteValue: DiagnosticPage(
      summary: "YAML reads this value otherwise than it was meant; quote it.",
      cause: """
        Without quotes a value cannot begin with one of | > [ { * & % @ ` ! or contain “: ”, and \
        everything after “ #” is a comment, so that `backgroundColor: #ff0000` has no value at \
        all and `Room #4` ends after Room. Also reported: a mapping where an equation was meant, \
        and an anchor `&name` that nothing refers to. A comment after a text or equation is a \
        warning when a space follows its `#`; quotes around the value show that the comment is one.
        """,
      remedy: "Put the value in quotes; the hint holds the quoted text and can be applied.",
      example: "backgroundColor: #ff0000     # write: backgroundColor: \"#ff0000\""),
  ]
}
