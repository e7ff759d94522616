extension DiagnosticCode {
  /// The pages of codes about the values of documents.
  static let documentPages: [DiagnosticCode: DiagnosticPage] = [
    .documentUnknownKey: DiagnosticPage(
      summary: "A mapping has a key that means nothing there.",
      cause: """
        Every key is held against the keys of its place, so that a slip of the pen is not a \
        property that never takes effect. A key that belongs to another kind of view is said to \
        do so. `<<` merges mappings in YAML 1.1 only and is not read.
        """,
      remedy: "Use the key that the hint offers; `casque schema` lists all keys for editors.",
      example: "- label: title\n  numberOfLine: 2"),
    .documentMissingKey: DiagnosticPage(
      summary: "A mapping lacks a key that it needs.",
      cause: """
        Some keys have no default: `casque` and `root` of a document, `id` of the root view, \
        `equation` of a constraint, a condition of an entry of `when`.
        """,
      remedy: "Add the key that the message names.",
      example: "when:\n  - without: [titleLeading]    # under which condition?"),
    .documentWrongType: DiagnosticPage(
      summary: "A value is not of the kind that its key takes.",
      cause: """
        Values follow the core schema of YAML 1.2: `true` and `false` are truth values; `yes`, \
        `no`, `on` and `off` are text; numbers have no quotes; an empty value is null. A text \
        takes any of them as it is written, except null.
        """,
      remedy: "Write a value of the kind that the message names.",
      example: "isHidden: yes                # write: isHidden: true"),
    .documentInvalidValue: DiagnosticPage(
      summary: "A value is of the right kind, but not one that its key takes.",
      cause: """
        A name is not among those allowed, or a number is out of bounds: not a number, infinite, \
        above 1 000 000, an alpha above 1, a font size below 1. The property keeps its default.
        """,
      remedy: "Use one of the names or a number within the bounds that the message states.",
      example: "contentMode: scaleAspectFil  # did you mean 'scaleAspectFill'?"),
    .documentViewKind: DiagnosticPage(
      summary: "A view has no kind, more than one, or one that is not known.",
      cause: """
        The kind is the key whose value is the view's id: `view`, `label`, `button`, \
        `imageView`, `textField` or `switch`. A view has exactly one; only the root view may be \
        named by `id` and is a plain view then. In a storyboard or xib a tag that Casque does not \
        know is laid out as a plain view by its constraints.
        """,
      remedy: "Keep one of the kinds, with the id behind it.",
      example: "- label: title\n  button: title"),
  ]

  /// The pages of codes about ids.
  static let identifierPages: [DiagnosticCode: DiagnosticPage] = [
    .documentInvalidID: DiagnosticPage(
      summary: "An id is not a name.",
      cause: """
        Ids stand in equations, so they are made of ASCII letters, digits and `_`, no digit \
        first: `my-view.top` would be a subtraction.
        """,
      remedy: "Rename it: my_view or myView.",
      example: "- view: my-view"),
    .documentReservedID: DiagnosticPage(
      summary: "An id is a word of the document form.",
      cause: """
        `safeArea`, `margins`, `readable` and `keyboard` name the guides of the view that owns a \
        list of constraints, and the kinds of views are keys. An id of that name could not be \
        told from them.
        """,
      remedy: "Choose another id.",
      example: "- view: margins"),
    .documentDuplicateID: DiagnosticPage(
      summary: "An id is given twice.",
      cause: """
        Views and guides of a window share one set of ids, constraints have another. The second \
        view gets an id of its own that nothing refers to, the second guide or constraint name \
        does not count; a note shows the first.
        """,
      remedy: "Rename one of the two.",
      example: "- label: title\n- button: title"),
    .documentUnknownID: DiagnosticPage(
      summary: "`set` or `without` names something that is not there.",
      cause: """
        `set` changes views of the same window by their ids, `without` takes out constraints by \
        the `id` they have in the form {equation:, id:}.
        """,
      remedy: "Correct the name, or give the view or constraint this id.",
      example: "when:\n  - horizontal: compact\n    without: [titleLeeding]"),
  ]
}
