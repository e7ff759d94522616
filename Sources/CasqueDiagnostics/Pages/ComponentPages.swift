extension DiagnosticCode {
  /// The pages of codes about components and about layouts in layouts.
  static let componentPages: [DiagnosticCode: DiagnosticPage] = [
    .documentUnknownComponent: DiagnosticPage(
      summary: "An instance names a component that the document has not.",
      cause: """
        Components are the entries of `components` at the top of the same document. An instance is \
        a view {component: ID, of: NAME, with: {…}}.
        """,
      remedy: "Correct the name after `of`, or add the component.",
      example: "components:\n  row: {view: {label: text}}\n…\n- component: wifi\n  of: rwo"),
    .documentCycle: DiagnosticPage(
      summary: "A component or a layout contains itself.",
      cause: """
        The view of a component holds an instance of the same component, or a `containerView` shows \
        a document that leads back to this one. There would be no end of views.
        """,
      remedy: "Take one of the two out. It is left out meanwhile.",
      example: "components:\n  row:\n    view:\n      view: box\n      subviews:\n"
        + "        - {component: inner, of: row}"),
  ]
}
