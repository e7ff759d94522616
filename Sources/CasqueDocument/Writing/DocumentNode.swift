/// A value of a document that is to be written.
enum DocumentNode: Sendable, Hashable {
  /// A scalar as it stands in the text, quotes included.
  case plain(String)
  /// A list.
  case list([DocumentNode])
  /// Keys with values, in the order they are written in.
  case mapping([Entry])

  /// A key with its value.
  struct Entry: Sendable, Hashable {
    var key: String
    var value: DocumentNode
  }

  /// A mapping that leaves out what is nil.
  static func keys(_ entries: [(String, DocumentNode?)]) -> DocumentNode {
    .mapping(entries.compactMap { entry in entry.1.map { Entry(key: entry.0, value: $0) } })
  }

  /// No value.
  static let null = DocumentNode.plain("null")

  /// A truth value.
  static func boolean(_ value: Bool) -> DocumentNode { .plain(value ? "true" : "false") }

  /// A number.
  static func number(_ value: Double) -> DocumentNode { .plain(shortNumber(value)) }

  /// A text, quoted where YAML would read it otherwise.
  static func text(_ text: String) -> DocumentNode { .plain(ScalarText.text(text)) }

  /// A case of an enumeration, by its name.
  static func name<Value: RawRepresentable>(_ value: Value) -> DocumentNode
  where Value.RawValue == String { .plain(value.rawValue) }

  /// The node on one line, in brackets and braces.
  var flow: String {
    switch self {
    case .plain(let text): text
    case .list(let members): "[" + members.map(\.flow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\(ScalarText.text($0.key)): \($0.value.flow)" }.joined(separator: ", ")
        + "}"
    }
  }
}

/// Lines of a document, with their indentation.
struct DocumentLines: Sendable {
  /// The text so far.
  private(set) var text = ""
  private var indentation = 0
  private var beginsMember = false

  /// Adds a line.
  mutating func add(_ line: String) {
    let blanks = String(repeating: " ", count: beginsMember ? indentation - 2 : indentation)
    text += blanks + (beginsMember ? "- " : "") + line + "\n"
    beginsMember = false
  }

  /// Adds a key with a value on its line.
  mutating func add(_ key: String, _ value: DocumentNode) { add("\(key): \(value.flow)") }

  /// Adds a key whose value stands below it, until ``close()``.
  mutating func open(_ key: String) {
    add("\(key):")
    indentation += 2
  }

  /// Adds a key whose list stands below it, until ``closeList()``.
  mutating func openList(_ key: String) {
    add("\(key):")
    indentation += 4
  }

  /// Makes the next line the first one of a member of the list.
  mutating func beginMember() { beginsMember = true }

  /// Ends what stands below a key.
  mutating func close() { indentation -= 2 }

  /// Ends a list.
  mutating func closeList() { indentation -= 4 }
}
