import CasqueDiagnostics
import CasqueDocument
import Foundation
import Testing

/// Draft-07 validation of documents against the schema that the reader prints.
struct SchemaValidator: Sendable {
  /// A value of JSON.
  indirect enum Value: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([Value])
    case object([String: Value])

    /// A document's value as an editor sees it.
    init(document value: DocumentValue) {
      switch value.content {
      case .unreadable: self = .null
      case .sequence(let members): self = .array(members.map(Value.init(document:)))
      case .mapping(let entries):
        self = .object(
          Dictionary(entries.map { ($0.key, Value(document: $0.value)) }) { first, _ in first })
      case .scalar(let scalar):
        switch scalar.coreValue {
        case .null: self = .null
        case .boolean(let truth): self = .boolean(truth)
        case .integer(let number): self = .number(Double(number))
        case .number(let number): self = .number(number)
        case .string: self = .string(scalar.text)
        }
      }
    }

    subscript(name: String) -> Value? {
      if case .object(let members) = self { return members[name] }
      return nil
    }
  }

  private let schema: CompiledSchema

  /// Reads the schema; JSONSerialization sees that it is JSON.
  init() throws {
    let text = DocumentSchema.json()
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let tree = DocumentTree.read(Array(text.utf8), path: "schema.json").value
    let root = Value(document: try #require(tree.root))
    schema = try CompiledSchema(root)
  }

  /// What is wrong with a value; empty if nothing.
  func errors(_ value: Value) -> [String] { schema.faults(value) }
}
