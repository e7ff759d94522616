import CasqueModel

/// The keys of a section of a table.
enum SectionKeys {
  static let header = DocumentKey("header", "The text above the cells.", ValueForm.text)
  static let footer = DocumentKey("footer", "The text below the cells.", ValueForm.text)
  static let cells = KeyRow(
    name: "cells", summary: "The cells, each a tableViewCell or a view of your own, from the top.",
    schema: ViewKeys.subviews.schema, isRequired: false)
  static let table = KeyTable("a section", [header.row, footer.row, cells])

  /// The keys of a table view that hold a view above and one below all sections.
  static let headerView = KeyRow(
    name: "headerView", summary: "A view above all sections, as wide as the table.",
    schema: SchemaReference.view, isRequired: false)
  static let footerView = KeyRow(
    name: "footerView", summary: "A view below all sections, as wide as the table.",
    schema: SchemaReference.view, isRequired: false)

  /// The key of a table view that holds its sections.
  static let sections = KeyRow(
    name: "sections", summary: "The sections with their cells, from the top.",
    schema: .members(["type": "array", "items": table.schema]), isRequired: false)
}
