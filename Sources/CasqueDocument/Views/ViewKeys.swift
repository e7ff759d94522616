/// The keys of views beside their properties, and the tables that hold all of them.
enum ViewKeys {
  static let id = KeyRow(
    name: "id", summary: "The id of the root view, where it is a plain view.",
    schema: ValueForm.identifier.schema, isRequired: false)
  static let source = KeyRow(
    name: "source", summary: "The name in the file that the view was imported from.",
    schema: .members(["type": "string"]), isRequired: false)
  static let subviews = KeyRow(
    name: "subviews", summary: "The subviews, back to front.",
    schema: .members(["type": "array", "items": SchemaReference.view]), isRequired: false)
  static let layoutGuides = KeyRow(
    name: "layoutGuides", summary: "The ids of guides of the view's own.",
    schema: .members(["type": "array", "items": ValueForm.identifier.schema]), isRequired: false)
  static let metrics = KeyRow(
    name: "metrics", summary: "Numbers by name, for visual format.",
    schema: .members([
      "type": "object", "additionalProperties": ValueForm.number().schema,
    ]), isRequired: false)
  static let constraints = KeyRow(
    name: "constraints", summary: "Equations and visual format.",
    schema: SchemaReference.constraints, isRequired: false)
  static let when = KeyRow(
    name: "when", summary: "What changes where conditions hold; later entries win.",
    schema: .members(["type": "array", "items": SchemaReference.variation]), isRequired: false)

  static let cells = KeyRow(
    name: "cells", summary: "The cells, in their order.", schema: subviews.schema,
    isRequired: false)
  static let layout = KeyRow(
    name: "layout", summary: "The document it shows, within this one's folder.",
    schema: .members(["type": "string", "pattern": "\\.ya?ml$"]), isRequired: false)

  /// The keys of views that are not properties.
  static let structure = [source, subviews, layoutGuides, metrics, constraints, when]

  /// The keys of a view of a kind that are not properties: instead of subviews, lists have cells and
  /// a container has a layout.
  static func structure(of kind: ViewKind) -> [KeyRow] {
    let own: [KeyRow] =
      switch kind {
      case .tableView: [SectionKeys.headerView, SectionKeys.sections, SectionKeys.footerView]
      case .collectionView: [cells]
      case .containerView: [layout]
      default: []
      }
    // What is in an alert is the system's.
    if kind == .alertController { return [source, when] }
    if own.isEmpty { return structure }
    // What is shown may also stand in the document itself.
    if kind == .containerView { return structure + own }
    return structure.flatMap { $0.name == subviews.name ? own : [$0] }
  }

  /// The keys of a view of a kind, its kind included.
  static func table(of kind: ViewKind) -> KeyTable { tables[kind] ?? KeyTable("a view", []) }

  private static let tables: [ViewKind: KeyTable] = Dictionary(
    uniqueKeysWithValues: ViewKind.allCases.map { kind in
      let key = KeyRow(
        name: kind.rawValue, summary: kind.summary, schema: ValueForm.identifier.schema,
        isRequired: true)
      let rows = [key] + PropertyTable.rules(for: kind).map(\.row) + structure(of: kind)
      return (kind, KeyTable(subject(of: kind), rows))
    })

  /// The keys of a root view that is named by `id`.
  static let rootTable = KeyTable(
    "the root view",
    [KeyRow(name: id.name, summary: id.summary, schema: id.schema, isRequired: true)]
      + PropertyTable.rules(for: .view).map(\.row) + structure)

  private static func subject(of kind: ViewKind) -> String {
    [.imageView, .activityIndicatorView, .alertController].contains(kind)
      ? "an \(kind.rawValue)" : "a \(kind.rawValue)"
  }
}

/// References to the parts of the schema that have names.
enum SchemaReference {
  static let view = named("view")
  static let root = named("root")
  static let constraints = named("constraints")
  static let variation = named("variation")

  static func named(_ name: String) -> JSONValue {
    .members(["$ref": .string("#/definitions/\(name)")])
  }
}
