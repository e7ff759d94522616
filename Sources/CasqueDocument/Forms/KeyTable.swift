import CasqueDiagnostics

/// A key of a mapping: its name, what its value has to be, and a sentence for editors.
struct DocumentKey<Value: Sendable>: Sendable {
  let name: String
  let summary: String
  let form: ValueForm<Value>
  let isRequired: Bool

  /// Creates a key that may be left out.
  init(_ name: String, _ summary: String, _ form: ValueForm<Value>) {
    self.init(name, summary, form, isRequired: false)
  }

  /// Creates a key that has to be there.
  static func required(
    _ name: String, _ summary: String, _ form: ValueForm<Value>
  ) -> DocumentKey {
    DocumentKey(name, summary, form, isRequired: true)
  }

  private init(_ name: String, _ summary: String, _ form: ValueForm<Value>, isRequired: Bool) {
    self.name = name
    self.summary = summary
    self.form = form
    self.isRequired = isRequired
  }

  /// The key without its type, for tables.
  var row: KeyRow {
    KeyRow(name: name, summary: summary, schema: form.schema, isRequired: isRequired)
  }
}

/// A row of a table of keys.
struct KeyRow: Sendable {
  let name: String
  let summary: String
  let schema: JSONValue
  let isRequired: Bool
}

/// The keys that a mapping may have: the one source of reading, schema and suggestions.
struct KeyTable: Sendable {
  /// What the mapping is, such as “a shadow”.
  let subject: String
  let rows: [KeyRow]
  let names: [String]
  private let known: Set<String>

  init(_ subject: String, _ rows: [KeyRow]) {
    self.subject = subject
    self.rows = rows
    names = rows.map(\.name)
    known = Set(names)
  }

  /// Whether a mapping may have the key.
  ///
  /// O(1).
  func contains(_ name: String) -> Bool { known.contains(name) }

  /// The schema of such a mapping.
  var schema: JSONValue {
    let required = rows.filter(\.isRequired).map { JSONValue.string($0.name) }
    var members = [
      JSONMember(name: "type", value: "object"),
      JSONMember(name: "additionalProperties", value: false),
    ]
    if !required.isEmpty { members.append(JSONMember(name: "required", value: .array(required))) }
    let properties = rows.map { JSONMember(name: $0.name, value: $0.describedSchema) }
    members.append(JSONMember(name: "properties", value: .object(properties)))
    return .object(members)
  }
}

extension KeyRow {
  /// The schema with the summary; draft-07 lets nothing stand beside a reference, so that a
  /// reference is wrapped.
  var describedSchema: JSONValue {
    guard case .object(let members) = schema else { return schema }
    let description = JSONMember(name: "description", value: .string(summary))
    if members.contains(where: { $0.name == "$ref" }) {
      return .object([description, JSONMember(name: "allOf", value: [schema])])
    }
    return .object([description] + members)
  }
}

/// A mapping whose keys have been held against a table.
struct CheckedMapping {
  let value: DocumentValue
  private let entries: [String: DocumentEntry]

  init(_ value: DocumentValue, _ entries: [DocumentEntry]) {
    self.value = value
    self.entries = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
  }

  /// The entry of a key, if it is there.
  func entry(_ name: String) -> DocumentEntry? { entries[name] }

  /// Reads the value of a key; nil if it is missing or has not its form.
  func read<Value>(_ key: DocumentKey<Value>, _ context: inout ReadingContext) -> Value? {
    entries[key.name].flatMap { key.form.read($0.value, &context) }
  }
}

extension ReadingContext {
  /// Holds a mapping against its table; nil after a diagnostic if it is not a mapping.
  mutating func check(_ value: DocumentValue, against table: KeyTable) -> CheckedMapping? {
    guard let entries = value.mapping else {
      wrongType(value, expected: table.subject)
      return nil
    }
    for entry in entries where !table.contains(entry.key) {
      unknownKey(entry, of: table.subject, among: table.names)
    }
    let checked = CheckedMapping(value, entries)
    for row in table.rows where row.isRequired && checked.entry(row.name) == nil {
      report(
        .documentMissingKey, "\(table.subject) needs '\(row.name)'",
        at: firstLine(of: value.bytes))
    }
    return checked
  }

  /// Reports a key that a mapping may not have.
  mutating func unknownKey(_ entry: DocumentEntry, of subject: String, among names: [String]) {
    if entry.key == "<<" {
      report(
        .documentUnknownKey, "'<<' merges mappings in YAML 1.1 only: write the keys out",
        at: entry.keyBytes)
      return
    }
    let nearest = suggestion(for: entry.key, in: names)
    report(
      .documentUnknownKey, "\(subject) has no key '\(entry.key.prefix(60))'", at: entry.keyBytes,
      hints: didYouMean(nearest, at: entry.keyBytes))
  }

  /// A stretch as far as its first line goes.
  func firstLine(of stretch: Range<Int>) -> Range<Int> {
    let end = source.line(around: stretch.lowerBound).upperBound
    return stretch.lowerBound..<max(stretch.lowerBound, min(end, stretch.upperBound))
  }
}

extension ValueForm {
  /// A mapping with the keys of a table, made into a value.
  static func mapping(
    _ table: KeyTable,
    _ make: @escaping @Sendable (CheckedMapping, inout ReadingContext) -> Value?
  ) -> ValueForm {
    ValueForm(schema: table.schema) { value, context in
      context.check(value, against: table).flatMap { make($0, &context) }
    }
  }
}
