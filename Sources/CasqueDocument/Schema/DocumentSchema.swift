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
    let kinds = ViewKind.allCases.map(\.rawValue)
    let instance = ComponentKeys.instanceKind
    members.append(JSONMember(name: instance + "Kind", value: ComponentKeys.instance.schema))
    members.append(JSONMember(name: "rootKind", value: ViewKeys.rootTable.schema))
    members.append(JSONMember(name: "view", value: view(of: kinds + [instance])))
    members.append(JSONMember(name: "root", value: view(of: kinds, else: "rootKind")))
    members += sharedForms
    members.append(JSONMember(name: "constraints", value: ConstraintReader.schema))
    members.append(JSONMember(name: "variation", value: VariationKeys.table.schema))
    return .object(members)
  }()

  /// A mapping whose kind is told by a key.
  ///
  /// Of the kinds, only that whose key is there is asked about what is inside. Alternatives would
  /// all be: an editor tries each of them on each view within, which is thirty times as long for
  /// each level of views.
  /// - Parameters:
  ///   - kinds: the keys, each of which one definition is for.
  ///   - plain: the definition that holds without a kind; nil where a kind has to be there.
  private static func view(of kinds: [String], else plain: String? = nil) -> JSONValue {
    let isOfAKind: JSONValue = .members(["anyOf": .array(kinds.map(requiring))])
    var cases = kinds.map { kind -> JSONValue in
      .members(["if": requiring(kind), "then": SchemaReference.named(kind + "Kind")])
    }
    if let plain {
      cases.append(.members(["if": isOfAKind, "else": SchemaReference.named(plain)]))
    } else {
      cases.append(isOfAKind)
    }
    // Editors offer the kinds where none is there yet.
    let keys = kinds.map { JSONMember(name: $0, value: .object([])) }
    return .members(["type": "object", "properties": .object(keys), "allOf": .array(cases)])
  }

  private static func requiring(_ key: String) -> JSONValue {
    .members(["required": .array([.string(key)])])
  }

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
