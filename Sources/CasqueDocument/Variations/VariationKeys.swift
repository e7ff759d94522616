import CasqueModel

/// The keys of an entry of `when`.
enum VariationKeys {
  static let horizontal = DocumentKey(
    "horizontal", "The size class along x.",
    ValueForm<UserInterfaceSizeClass>.choice("a size class"))
  static let vertical = DocumentKey(
    "vertical", "The size class along y.",
    ValueForm<UserInterfaceSizeClass>.choice("a size class"))
  static let idiom = DocumentKey(
    "idiom", "The kind of device.", ValueForm<UserInterfaceIdiom>.choice("an idiom"))
  static let orientation = DocumentKey(
    "orientation", "Whether the window is higher than wide.",
    ValueForm<Orientation>.choice("an orientation"))
  static let width = DocumentKey("width", "The window's width in points.", ValueForm.extent)
  static let height = DocumentKey("height", "The window's height in points.", ValueForm.extent)
  static let direction = DocumentKey(
    "direction", "The direction of the app's language.",
    ValueForm<LayoutDirection>.choice("a direction"))
  static let style = DocumentKey(
    "style", "Light or dark.", ValueForm<UserInterfaceStyle>.choice("a style"))
  static let contentSize = DocumentKey(
    "contentSize", "The user's text size, such as AX1... for the accessibility sizes.",
    ValueForm.contentSizes)
  static let os = DocumentKey("os", "The release of the system.", osForm)

  static let constraints = KeyRow(
    name: "constraints", summary: "Constraints that are added.",
    schema: SchemaReference.constraints, isRequired: false)
  static let without = KeyRow(
    name: "without", summary: "The ids of constraints that are taken out.",
    schema: .members(["type": "array", "items": ValueForm.identifier.schema]), isRequired: false)
  static let set = KeyRow(
    name: "set", summary: "Properties that change, by the ids of views.",
    schema: .members(["type": "object", "additionalProperties": changes]), isRequired: false)

  /// The keys that state a condition.
  static let conditions = [
    horizontal.row, vertical.row, idiom.row, orientation.row, width.row, height.row,
    direction.row, style.row, contentSize.row, os.row,
  ]
  static let table = KeyTable(
    "an entry of 'when'", conditions + [constraints, without, set])

  /// The profiles' names; unquoted they are numbers.
  private static let osForm: ValueForm<String> = {
    let names = ValueForm<String>.name("a release of the system", among: ["18", "26"])
    return ValueForm(schema: .members(["enum": ["18", "26", 18, 26]]), read: names.read)
  }()

  /// The properties of a view of any kind; the reader knows which kind it is.
  private static let changes: JSONValue = {
    var schemas: [(name: String, summary: String, forms: [JSONValue])] = []
    for row in PropertyTable.rules.map(\.row) {
      if let index = schemas.firstIndex(where: { $0.name == row.name }) {
        schemas[index].forms.append(row.schema)
      } else {
        schemas.append((row.name, row.summary, [row.schema]))
      }
    }
    let rows = schemas.map { entry in
      KeyRow(
        name: entry.name, summary: entry.summary,
        schema: entry.forms.count == 1
          ? entry.forms[0] : .members(["anyOf": .array(entry.forms)]), isRequired: false)
    }
    return KeyTable("changes", rows).schema
  }()
}
