/// Reads a JSON text (RFC 8259) into values that keep their places.
///
/// Stricter than Foundation's: duplicate keys and numbers beyond Double are refused, and nesting is
/// bounded, so hostile input fails instead of overflowing the stack. O(n) in the bytes.
package struct JSONReader {
  /// How deep values may nest.
  package static let maximumDepth = 64

  let bytes: [UInt8]
  var position = 0
  var depth = 0

  /// Reads the whole text, which holds one value.
  ///
  /// Throws ``JSONError`` with the first place that is not JSON.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.readValue()
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.failure("expected the end") }
    return value
  }

  func failure(_ message: String, at offset: Int? = nil) -> JSONError {
    JSONError(offset: offset ?? position, message: message)
  }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == character.value else { return false }
    position += 1
    return true
  }

  private mutating func readValue() throws(JSONError) -> JSONValue {
    skipSpace()
    let start = position
    let content: JSONValue.Content
    switch current {
    case UInt8(ascii: "{"): content = try nested { reader throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): content = try nested { reader throws(JSONError) in try reader.array() }
    case UInt8(ascii: "\""): content = .string(try readString())
    case UInt8(ascii: "t"): content = try word("true", .bool(true))
    case UInt8(ascii: "f"): content = try word("false", .bool(false))
    case UInt8(ascii: "n"): content = try word("null", .null)
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      content = .number(try readNumber())
    default: throw failure("expected a value")
    }
    return JSONValue(content: content, offset: start)
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONError) -> JSONValue.Content
  ) throws(JSONError) -> JSONValue.Content {
    guard depth < Self.maximumDepth else {
      throw failure("nested deeper than \(Self.maximumDepth) levels")
    }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return try read(&self)
  }

  private mutating func word(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(JSONError) -> JSONValue.Content {
    let text = Array(word.description.utf8)
    guard bytes[position...].starts(with: text) else { throw failure("expected a value") }
    position += text.count
    return content
  }

  private mutating func array() throws(JSONError) -> JSONValue.Content {
    var elements: [JSONValue] = []
    skipSpace()
    if skip("]") { return .array([]) }
    repeat {
      elements.append(try readValue())
      skipSpace()
    } while skip(",")
    guard skip("]") else { throw failure("expected ',' or ']'") }
    return .array(elements)
  }

  private mutating func object() throws(JSONError) -> JSONValue.Content {
    var members: [JSONMember] = []
    skipSpace()
    if skip("}") { return .object([]) }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw failure("expected a key") }
      let key = try readString()
      skipSpace()
      guard skip(":") else { throw failure("expected ':'") }
      members.append(JSONMember(key: key, value: try readValue()))
      skipSpace()
    } while skip(",")
    guard skip("}") else { throw failure("expected ',' or '}'") }
    try refuseDuplicates(in: members)
    return .object(members)
  }

  private func refuseDuplicates(in members: [JSONMember]) throws(JSONError) {
    if members.count <= 12 {
      for (index, member) in members.enumerated() {
        for earlier in members[..<index] where earlier.key == member.key {
          throw failure("the key '\(member.key)' is there twice", at: member.value.offset)
        }
      }
      return
    }
    var seen = Set<String>(minimumCapacity: members.count)
    for member in members where !seen.insert(member.key).inserted {
      throw failure("the key '\(member.key)' is there twice", at: member.value.offset)
    }
  }
}
