/// The JSON Schema of layout documents, for editors.
public enum DocumentSchema {
  /// The schema as JSON text, made from the tables that the reader uses.
  ///
  /// It is of draft 7, which the YAML language servers of editors read.
  public static func json() -> String { schema.text + "\n" }

  static let schema: JSONValue = {
    guard case .object(let members) = DocumentKeys.table.schema else { return .object([]) }
    let heading = [
      JSONMember(name: "$schema", value: "http://json-schema.org/draft-07/schema#"),
      JSONMember(name: "title", value: "Casque layout document"),
    ]
    return .object(heading + members + [JSONMember(name: "definitions", value: definitions)])
  }()

  private static let definitions: JSONValue = {
    var members = ViewKind.allCases.map {
      JSONMember(name: $0.rawValue + "Kind", value: ViewKeys.table(of: $0).schema)
    }
    let kinds = ViewKind.allCases.map { SchemaReference.named($0.rawValue + "Kind") }
    let instance = ComponentKeys.instanceKind + "Kind"
    members.append(JSONMember(name: instance, value: ComponentKeys.instance.schema))
    members.append(JSONMember(name: "rootKind", value: ViewKeys.rootTable.schema))
    members.append(
      JSONMember(
        name: "view", value: .members(["oneOf": .array(kinds + [SchemaReference.named(instance)])]))
    )
    members.append(
      JSONMember(
        name: "root",
        value: .members(["oneOf": .array(kinds + [SchemaReference.named("rootKind")])])))
    members += sharedForms
    members.append(JSONMember(name: "constraints", value: ConstraintReader.schema))
    members.append(JSONMember(name: "variation", value: VariationKeys.table.schema))
    return .object(members)
  }()

  /// The forms of values that the schema states once, by name.
  private static let sharedForms: [JSONMember] = [
    ValueForm.color.definition, ValueForm.font.definition, ValueForm.point.definition,
    ValueForm.insets.definition, ValueForm.border.definition, ValueForm.shadow.definition,
    ValueForm.gradient.definition, ValueForm.mask.definition, ValueForm.transform.definition,
    ValueForm.transform3D.definition, ValueForm.imageOrSymbol.definition,
    ValueForm.textLine.definition, ValueForm.textRun.definition,
    ValueForm.attributedText.definition,
    ValueForm.motionEffect.definition, ValueForm.priority.definition,
    ValueForm.priorityPair.definition, ValueForm.barItem.definition,
    ValueForm.tabBarItem.definition, ValueForm.alertAction.definition,
    ValueForm.alertTextField.definition, ValueForm.timingCurve.definition,
    ValueForm.startedSpring.definition, ValueForm.path.definition,
  ].compactMap(\.self)
}
