/// A value of JSON whose objects keep their order, so that output is always the same.
enum JSONValue: Sendable, Hashable {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case array([JSONValue])
  case object([JSONMember])

  /// An object from its members in order.
  static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { JSONMember(name: $0.key, value: $0.value) })
  }

  /// The value as text, indented by two spaces.
  var text: String {
    var out = ""
    write(to: &out, indent: "")
    return out
  }

  private func write(to out: inout String, indent: String) {
    let inner = indent + "  "
    switch self {
    case .string(let text): out += JSONValue.quoted(text)
    case .number(let value):
      out += value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
    case .boolean(let value): out += value ? "true" : "false"
    case .array(let values):
      guard !values.isEmpty else { return out += "[]" }
      out += "["
      for (index, value) in values.enumerated() {
        out += (index == 0 ? "\n" : ",\n") + inner
        value.write(to: &out, indent: inner)
      }
      out += "\n\(indent)]"
    case .object(let members):
      guard !members.isEmpty else { return out += "{}" }
      out += "{"
      for (index, member) in members.enumerated() {
        out += (index == 0 ? "\n" : ",\n") + inner + JSONValue.quoted(member.name) + ": "
        member.value.write(to: &out, indent: inner)
      }
      out += "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}

/// A member of an object.
struct JSONMember: Sendable, Hashable {
  let name: String
  let value: JSONValue
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}
