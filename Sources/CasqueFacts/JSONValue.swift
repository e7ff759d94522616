/// A value of a JSON text that remembers where it stands.
package struct JSONValue: Sendable {
  /// What a value is.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// What the value is.
  package var content: Content
  /// The byte at which the value starts.
  package var offset: Int

  /// The members of an object in the order of the text; empty for every other value.
  package var members: [JSONMember] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The elements of an array; empty for every other value.
  package var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The number, or nil if the value is none.
  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The text, or nil if the value is none.
  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// Whether the value is `null`.
  package var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The value of an object's member, or nil if there is none of that key.
  ///
  /// O(n) in the number of members.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The way from this value to the one that starts at `offset`, as `devices[3].points.w`.
  ///
  /// O(n) in the number of values; meant for messages.
  package func path(to offset: Int) -> String? {
    if self.offset == offset { return "" }
    switch content {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        if let rest = element.path(to: offset) { return "[\(index)]" + Self.separated(rest) }
      }
    case .object(let members):
      for member in members {
        guard let rest = member.value.path(to: offset) else { continue }
        return member.key + Self.separated(rest)
      }
    case .null, .bool, .number, .string: break
    }
    return nil
  }

  private static func separated(_ rest: String) -> String {
    rest.isEmpty || rest.hasPrefix("[") ? rest : "." + rest
  }
}

/// A key of an object with its value.
package struct JSONMember: Sendable {
  /// The key.
  package var key: String
  /// The value.
  package var value: JSONValue
}

/// Why a text is not JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// The byte at which the text stops being JSON.
  package var offset: Int
  /// One sentence without a full stop.
  package var message: String
}
