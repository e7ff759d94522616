import CasqueDiagnostics
import CasqueDocument
import Foundation
import Testing

/// Draft-07 validation of the keywords that the schema uses; any other keyword is an error, so that
/// a test cannot pass because a keyword was overlooked.
struct SchemaValidator {
  /// A value of JSON.
  indirect enum Value: Equatable {
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

  let root: Value

  /// Reads the schema; JSONSerialization sees that it is JSON.
  init() throws {
    let text = DocumentSchema.json()
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let tree = DocumentTree.read(Array(text.utf8), path: "schema.json").value
    root = Value(document: try #require(tree.root))
  }

  /// What is wrong with a value; empty if nothing.
  func errors(_ value: Value) -> [String] { errors(value, root, "") }

  private func errors(_ value: Value, _ schema: Value, _ path: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): no schema"] }
    return keywords.sorted { $0.key < $1.key }.flatMap {
      check($0.key, $0.value, value, keywords, path)
    }
  }

  /// Whether a value is right, found out without going into its members where the keywords about
  /// itself refuse it: alternatives within alternatives would take exponential time.
  private func accepts(_ value: Value, _ schema: Value) -> Bool {
    guard case .object(let keywords) = schema else { return false }
    if case .string(let name)? = keywords["$ref"] {
      return named(name).map { accepts(value, $0) } ?? false
    }
    let shallow = ["type", "required", "enum", "additionalProperties"]
    let ordered = keywords.sorted { $0.key < $1.key }
    let first = ordered.filter { shallow.contains($0.key) }
    let rest = ordered.filter { !shallow.contains($0.key) }
    return (first + rest).allSatisfy { check($0.key, $0.value, value, keywords, "").isEmpty }
  }

  /// The definition that a reference names.
  private func named(_ name: String) -> Value? {
    root["definitions"]?[name.replacingOccurrences(of: "#/definitions/", with: "")]
  }

  private func check(
    _ keyword: String, _ argument: Value, _ value: Value, _ schema: [String: Value],
    _ path: String
  ) -> [String] {
    func complaint(_ holds: Bool) -> [String] { holds ? [] : ["\(path): \(keyword)"] }
    switch (keyword, argument, value) {
    case ("$schema", _, _), ("title", _, _), ("description", _, _), ("definitions", _, _): return []
    case ("$ref", .string(let name), _):
      return named(name).map { errors(value, $0, path) } ?? ["\(path): no \(name)"]
    case ("type", .string(let type), _): return complaint(isOf(type, value))
    case ("type", .array(let types), _):
      return complaint(
        types.contains { if case .string(let t) = $0 { isOf(t, value) } else { false } })
    case ("enum", .array(let values), _): return complaint(values.contains(value))
    case ("anyOf", .array(let schemas), _):
      return complaint(schemas.contains { accepts(value, $0) })
    case ("oneOf", .array(let schemas), _):
      let matches = schemas.count { accepts(value, $0) }
      return complaint(matches == 1)
    case ("allOf", .array(let schemas), _): return schemas.flatMap { errors(value, $0, path) }
    case ("minItems", .number(let least), .array(let members)):
      return complaint(Double(members.count) >= least)
    case ("minimum", .number(let least), .number(let number)): return complaint(number >= least)
    case ("maximum", .number(let most), .number(let number)): return complaint(number <= most)
    case ("maxLength", .number(let most), .string(let text)):
      return complaint(Double(text.unicodeScalars.count) <= most)
    case ("pattern", .string(let pattern), .string(let text)):
      return complaint(text.range(of: pattern, options: .regularExpression) != nil)
    case ("minItems", _, _), ("minimum", _, _), ("maximum", _, _), ("maxLength", _, _),
      ("pattern", _, _):
      return []
    default: return checkMembers(keyword, argument, value, schema, path)
    }
  }

  /// The keywords about what lists and mappings hold.
  private func checkMembers(
    _ keyword: String, _ argument: Value, _ value: Value, _ schema: [String: Value],
    _ path: String
  ) -> [String] {
    func complaint(_ holds: Bool) -> [String] { holds ? [] : ["\(path): \(keyword)"] }
    switch (keyword, argument, value) {
    case ("required", .array(let names), .object(let members)):
      return complaint(
        names.allSatisfy { if case .string(let n) = $0 { members[n] != nil } else { false } })
    case ("properties", .object(let properties), .object(let members)):
      return members.sorted { $0.key < $1.key }.flatMap { name, member in
        properties[name].map { errors(member, $0, "\(path).\(name)") } ?? []
      }
    case ("additionalProperties", .boolean(false), .object(let members)):
      return complaint(members.keys.allSatisfy { schema["properties"]?[$0] != nil })
    case ("additionalProperties", .object, .object(let members)):
      return members.sorted { $0.key < $1.key }.flatMap { errors($1, argument, "\(path).\($0)") }
    case ("items", .object, .array(let members)):
      return members.enumerated().flatMap { errors($1, argument, "\(path)[\($0)]") }
    case ("required", _, _), ("properties", _, _), ("additionalProperties", _, _),
      ("items", _, _):
      return []
    default: return ["\(path): unknown keyword \(keyword)"]
    }
  }

  private func isOf(_ type: String, _ value: Value) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .boolean), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
