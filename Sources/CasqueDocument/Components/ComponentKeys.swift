import CasqueModel

/// The keys of components and of their instances.
enum ComponentKeys {
  /// The key that an instance has in place of a kind.
  static let instanceKind = "component"

  static let type = DocumentKey(
    "type", "What its values are.", ValueForm<ParameterType>.choice("a parameter's type"))
  static let initial = KeyRow(
    name: "default", summary: "The value where an instance gives none.",
    schema: .members(["type": ["string", "number", "boolean", "object", "null"]]),
    isRequired: false)
  static let parameter = KeyTable("a parameter", [type.row, initial])

  static let parameters = KeyRow(
    name: "parameters", summary: "The parameters: a type, or {type:, default:}, by their names.",
    schema: .members([
      "type": "object",
      "additionalProperties": .members([
        "anyOf": [ValueForm<ParameterType>.choice("a parameter's type").schema, parameter.schema]
      ]),
    ]), isRequired: false)
  static let view = KeyRow(
    name: "view", summary: "The view; $(name) stands for a parameter in its values.",
    schema: SchemaReference.root, isRequired: true)
  static let definition = KeyTable("a component", [parameters, view])

  /// The key of a document that holds its components.
  static let components = KeyRow(
    name: "components", summary: "Views that are used more than once, by their names.",
    schema: .members(["type": "object", "additionalProperties": definition.schema]),
    isRequired: false)

  static let of = DocumentKey.required(
    "of", "The component it is an instance of.", ValueForm.identifier)
  static let with = KeyRow(
    name: "with", summary: "Values by the names of the component's parameters.",
    schema: .members(["type": "object"]), isRequired: false)
  static let instance = KeyTable(
    "an instance of a component",
    [
      KeyRow(
        name: instanceKind, summary: "The id of an instance of one of the document's components.",
        schema: ValueForm.identifier.schema, isRequired: true), of.row, with,
    ])
}

/// What the values of a parameter are.
enum ParameterType: String, CaseIterable, Sendable {
  case text
  case number
  case boolean
  case color
  case image
  case font

  /// Whether a value has the type; reports it if not.
  func accepts(_ value: DocumentValue, _ context: inout ReadingContext) -> Bool {
    switch self {
    case .text: ValueForm.text.read(value, &context) != nil
    case .number: ValueForm.number().read(value, &context) != nil
    case .boolean: ValueForm.boolean.read(value, &context) != nil
    case .color: ValueForm.color.orNull.read(value, &context) != nil
    case .image: ValueForm.imageOrSymbol.orNull.read(value, &context) != nil
    case .font: ValueForm.font.read(value, &context) != nil
    }
  }

  /// A value of the type, for looking at a component that nobody uses.
  var sample: DocumentScalar {
    switch self {
    case .text: DocumentScalar(text: "text", style: .doubleQuoted, comment: nil)
    case .number: DocumentScalar(text: "1", style: .plain, comment: nil)
    case .boolean: DocumentScalar(text: "true", style: .plain, comment: nil)
    case .color, .image: DocumentScalar(text: "null", style: .plain, comment: nil)
    case .font: DocumentScalar(text: "17", style: .plain, comment: nil)
    }
  }
}
