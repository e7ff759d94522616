import Foundation
import Synchronization

/// Draft-07 validation of the keywords that the schema uses; any other keyword is an error, so that
/// a test cannot pass because a keyword was overlooked.
public struct SchemaValidator: Sendable {
  /// A value of JSON.
  public indirect enum Value: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([Value])
    case object([String: Value])

    /// The member of an object; nil for another value.
    public subscript(name: String) -> Value? {
      if case .object(let members) = self { return members[name] }
      return nil
    }
  }

  let root: Value
  private let expressions: [String: NSRegularExpression]
  /// What is known of a member under a definition: several definitions ask for the same ones.
  private let known = KnownErrors()

  /// Reads a schema.
  public init(_ json: String) throws {
    root = try Value(json: json)
    var expressions: [String: NSRegularExpression] = [:]
    try SchemaValidator.collect(from: root, into: &expressions)
    self.expressions = expressions
  }

  private init(root: Value, expressions: [String: NSRegularExpression]) {
    self.root = root
    self.expressions = expressions
  }

  /// Compiles every pattern once: that takes far longer than matching.
  private static func collect(
    from value: Value, into expressions: inout [String: NSRegularExpression]
  ) throws {
    switch value {
    case .object(let members):
      if case .string(let pattern)? = members["pattern"] {
        expressions[pattern] = try NSRegularExpression(pattern: pattern)
      }
      for member in members.values { try collect(from: member, into: &expressions) }
    case .array(let members):
      for member in members { try collect(from: member, into: &expressions) }
    default: break
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let range = NSRange(text.startIndex..., in: text)
    return expressions[pattern]?.firstMatch(in: text, range: range) != nil
  }

  /// What is wrong with a value; empty if nothing.
  public func errors(_ value: Value) -> [String] {
    SchemaValidator(root: root, expressions: expressions).errors(value, root, "")
  }

  private func errors(_ value: Value, _ schema: Value, _ path: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): no schema"] }
    return keywords.sorted { $0.key < $1.key }.flatMap {
      check($0.key, $0.value, value, keywords, path)
    }
  }

  /// Whether a value is right, found out without going into its members where the keywords about
  /// itself refuse it: alternatives within alternatives would take exponential time.
  private func accepts(_ value: Value, _ schema: Value, _ path: String) -> Bool {
    guard case .object(let keywords) = schema else { return false }
    let shallow = ["type", "required", "enum", "additionalProperties"]
    let ordered = keywords.sorted { $0.key < $1.key }
    let first = ordered.filter { shallow.contains($0.key) }
    let rest = ordered.filter { !shallow.contains($0.key) }
    return (first + rest).allSatisfy { check($0.key, $0.value, value, keywords, path).isEmpty }
  }

  private func check(
    _ keyword: String, _ argument: Value, _ value: Value, _ schema: [String: Value],
    _ path: String
  ) -> [String] {
    func complaint(_ holds: Bool) -> [String] { holds ? [] : ["\(path): \(keyword)"] }
    switch (keyword, argument, value) {
    case ("$schema", _, _), ("title", _, _), ("description", _, _), ("definitions", _, _): return []
    case ("$ref", .string(let name), _):
      let key = "\(path) \(name)"
      if let errors = known.errors(of: key) { return errors }
      let target = root["definitions"]?[name.replacingOccurrences(of: "#/definitions/", with: "")]
      let found = target.map { errors(value, $0, path) } ?? ["\(path): no \(name)"]
      known.keep(found, for: key)
      return found
    case ("type", .string(let type), _): return complaint(isOf(type, value))
    case ("type", .array(let types), _):
      return complaint(
        types.contains { if case .string(let t) = $0 { isOf(t, value) } else { false } })
    case ("enum", .array(let values), _): return complaint(values.contains(value))
    case ("anyOf", .array(let schemas), _):
      return complaint(schemas.contains { accepts(value, $0, path) })
    case ("oneOf", .array(let schemas), _):
      let matches = schemas.count { accepts(value, $0, path) }
      return complaint(matches == 1)
    case ("allOf", .array(let schemas), _): return schemas.flatMap { errors(value, $0, path) }
    case ("minItems", .number(let least), .array(let members)):
      return complaint(Double(members.count) >= least)
    case ("minimum", .number(let least), .number(let number)): return complaint(number >= least)
    case ("maximum", .number(let most), .number(let number)): return complaint(number <= most)
    case ("maxLength", .number(let most), .string(let text)):
      return complaint(Double(text.unicodeScalars.count) <= most)
    case ("pattern", .string(let pattern), .string(let text)):
      return complaint(matches(text, pattern))
    case ("const", let only, _): return complaint(value == only)
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

extension SchemaValidator.Value: Decodable {
  /// Reads a text that must be JSON.
  public init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }

  /// Reads any value of JSON.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let truth = try? container.decode(Bool.self) {
      self = .boolean(truth)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let members = try? container.decode([Self].self) {
      self = .array(members)
    } else {
      self = .object(try container.decode([String: Self].self))
    }
  }
}

/// Errors by place and definition, of one validation.
private final class KnownErrors: Sendable {
  private let errors = Mutex<[String: [String]]>([:])

  func errors(of key: String) -> [String]? { errors.withLock { $0[key] } }
  func keep(_ found: [String], for key: String) { errors.withLock { $0[key] = found } }
}
