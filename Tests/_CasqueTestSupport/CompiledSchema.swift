import Foundation

/// A schema of draft 7 made ready to be asked often: references found, patterns compiled, keywords
/// in fields.
///
/// A keyword that it does not know is an error, so that a test cannot pass because a keyword was
/// overlooked.
struct CompiledSchema: Sendable {
  typealias Value = SchemaValidator.Value

  /// A schema of the file; others are named by their places among all of them.
  struct Node: Sendable {
    var types: [String] = []
    var choices: [Value]?
    var required: [String] = []
    var properties: [String: Int] = [:]
    /// Whether members without a property of their own are allowed.
    var isOpen = true
    /// What such members are, if that is stated.
    var additional: Int?
    var items: Int?
    var all: [Int] = []
    var any: [Int]?
    var one: [Int]?
    /// What has to hold if another schema does, and if it does not.
    var condition: Int?
    var consequence: Int?
    var alternative: Int?
    var least = -Double.infinity
    var most = Double.infinity
    var fewest = 0
    var longest = Int.max
    var pattern: NSRegularExpression?
  }

  /// A part of a schema that cannot be used.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private var nodes: [Node] = []
  private var definitions: [String: Value] = [:]
  private var named: [String: Int] = [:]
  private var root = 0

  /// Reads a schema with all of its definitions, used or not.
  init(_ value: Value) throws {
    if case .object(let members)? = value["definitions"] { definitions = members }
    for name in definitions.keys.sorted() { _ = try node(named: "#/definitions/\(name)") }
    root = try node(value)
  }

  /// The schema that a reference names; it may be read while it is being made.
  private mutating func node(named reference: String) throws -> Int {
    if let known = named[reference] { return known }
    guard reference.hasPrefix("#/definitions/"),
      let value = definitions[String(reference.dropFirst("#/definitions/".count))]
    else { throw Fault(description: "no \(reference)") }
    let place = nodes.count
    nodes.append(Node())
    named[reference] = place
    nodes[place] = try read(value)
    return place
  }

  private mutating func node(_ value: Value) throws -> Int {
    if case .string(let name)? = value["$ref"], case .object(let members) = value,
      members.count == 1
    {
      return try node(named: name)
    }
    let node = try read(value)
    nodes.append(node)
    return nodes.count - 1
  }

  private mutating func read(_ value: Value) throws -> Node {
    guard case .object(let keywords) = value else { throw Fault(description: "no schema") }
    var node = Node()
    for (keyword, argument) in keywords { try read(keyword, argument, &node) }
    return node
  }

  private mutating func read(_ keyword: String, _ argument: Value, _ node: inout Node) throws {
    switch (keyword, argument) {
    case ("$schema", _), ("title", _), ("description", _), ("definitions", _): break
    case ("$ref", .string(let name)): node.all.append(try self.node(named: name))
    case ("type", .string(let type)): node.types = [type]
    case ("type", .array(let names)): node.types = try names.map(CompiledSchema.text)
    case ("enum", .array(let values)): node.choices = values
    case ("required", .array(let names)): node.required = try names.map(CompiledSchema.text)
    case ("properties", .object(let members)):
      for (name, member) in members { node.properties[name] = try self.node(member) }
    case ("additionalProperties", .boolean(let truth)): node.isOpen = truth
    case ("additionalProperties", .object): node.additional = try self.node(argument)
    case ("items", .object): node.items = try self.node(argument)
    case ("allOf", .array(let schemas)): node.all += try schemas.map { try self.node($0) }
    case ("anyOf", .array(let schemas)): node.any = try schemas.map { try self.node($0) }
    case ("oneOf", .array(let schemas)): node.one = try schemas.map { try self.node($0) }
    case ("if", .object): node.condition = try self.node(argument)
    case ("then", .object): node.consequence = try self.node(argument)
    case ("else", .object): node.alternative = try self.node(argument)
    case ("minimum", .number(let number)): node.least = number
    case ("maximum", .number(let number)): node.most = number
    case ("minItems", .number(let number)): node.fewest = Int(number)
    case ("const", let only): node.choices = [only]
    case ("maxLength", .number(let number)): node.longest = Int(number)
    case ("pattern", .string(let text)): node.pattern = try NSRegularExpression(pattern: text)
    default: throw Fault(description: "unknown keyword \(keyword)")
    }
  }

  private static func text(_ value: Value) throws -> String {
    guard case .string(let text) = value else { throw Fault(description: "no name") }
    return text
  }
}

extension CompiledSchema {
  /// Where a value is wrong; empty if nowhere.
  func faults(_ value: Value) -> [String] { faults(value, root, at: "") }

  private func accepts(_ value: Value, _ place: Int) -> Bool {
    acceptsItself(value, nodes[place]) && acceptsInside(value, nodes[place])
  }

  /// Whether the keywords about the value itself hold: alternatives are told apart by these, most
  /// often by the key that names the kind, before anything inside is looked at.
  private func acceptsItself(_ value: Value, _ node: Node) -> Bool {
    if !node.types.isEmpty, !node.types.contains(where: { Self.is($0, value) }) { return false }
    if let choices = node.choices, !choices.contains(value) { return false }
    switch value {
    case .object(let members):
      guard node.required.allSatisfy({ members[$0] != nil }) else { return false }
      return node.isOpen || members.keys.allSatisfy { node.properties[$0] != nil }
    case .array(let members): return members.count >= node.fewest
    case .number(let number): return number >= node.least && number <= node.most
    case .string(let text): return acceptsText(text, node)
    case .null, .boolean: return true
    }
  }

  private func acceptsText(_ text: String, _ node: Node) -> Bool {
    guard text.unicodeScalars.count <= node.longest else { return false }
    guard let pattern = node.pattern else { return true }
    let whole = NSRange(text.startIndex..<text.endIndex, in: text)
    return pattern.firstMatch(in: text, range: whole) != nil
  }

  private func acceptsInside(_ value: Value, _ node: Node) -> Bool {
    guard node.all.allSatisfy({ accepts(value, $0) }) else { return false }
    if let any = node.any, !any.contains(where: { accepts(value, $0) }) { return false }
    if let one = node.one, one.count(where: { accepts(value, $0) }) != 1 { return false }
    if let branch = branch(node, value), !accepts(value, branch) { return false }
    switch value {
    case .object(let members):
      return members.allSatisfy { name, member in
        (node.properties[name] ?? node.additional).map { accepts(member, $0) } ?? true
      }
    case .array(let members):
      guard let items = node.items else { return true }
      return members.allSatisfy { accepts($0, items) }
    default: return true
    }
  }

  /// What a condition asks of a value; nil if nothing.
  private func branch(_ node: Node, _ value: Value) -> Int? {
    node.condition.flatMap { accepts(value, $0) ? node.consequence : node.alternative }
  }

  private static func `is`(_ type: String, _ value: Value) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .boolean), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  /// Of alternatives, the one that accepts the value itself is followed; else the place is theirs.
  private func faults(_ value: Value, _ place: Int, at path: String) -> [String] {
    guard !accepts(value, place) else { return [] }
    let node = nodes[place]
    guard acceptsItself(value, node) else { return ["\(path): not as the schema has it"] }
    var faults = node.all.flatMap { self.faults(value, $0, at: path) }
    if let branch = branch(node, value) { faults += self.faults(value, branch, at: path) }
    for alternatives in [node.any, node.one].compactMap(\.self)
    where alternatives.count(where: { accepts(value, $0) }) != 1 {
      let near = alternatives.filter { acceptsItself(value, nodes[$0]) }
      faults +=
        near.count == 1 ? self.faults(value, near[0], at: path) : ["\(path): no alternative"]
    }
    switch value {
    case .object(let members):
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        guard let schema = node.properties[name] ?? node.additional else { continue }
        faults += self.faults(member, schema, at: "\(path).\(name)")
      }
    case .array(let members):
      for (index, member) in members.enumerated() {
        faults += node.items.map { self.faults(member, $0, at: "\(path)[\(index)]") } ?? []
      }
    default: break
    }
    return faults.isEmpty ? ["\(path): not as the schema has it"] : faults
  }
}
