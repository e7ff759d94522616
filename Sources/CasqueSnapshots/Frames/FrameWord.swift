/// How ids and names stand in a ``FrameText``: as they are, or in quotes where that is not plain.
///
/// Scalars and not characters are looked at: a mark at the start of an id makes one character with
/// the quote before it.
enum FrameWord {
  /// A stretch of a line.
  typealias Scalars = Substring.UnicodeScalarView

  /// The word, in quotes unless it is made of letters, digits, `_`, `-` and `.`.
  static func written(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || scalar == "_" || scalar == "-" || scalar == "."
    }
    return isPlain && !word.isEmpty ? word : "\"\(escaped(word))\""
  }

  /// The text on one line: control characters, quotes and backslashes are escaped.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      default:
        if scalar.properties.generalCategory == .control || isLineEnd(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// What ``escaped(_:)`` was made from; nil if an escape is broken.
  static func unescaped(_ text: Scalars) -> String? {
    var result = String.UnicodeScalarView()
    var rest = text
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": result.append("\\")
      case "\"": result.append("\"")
      case "n": result.append("\n")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let value = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        result.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return String(result)
  }

  /// Takes the first word off a line; nil if there is none or its quotes do not close.
  static func take(from line: inout Scalars) -> String? {
    guard line.first == "\"" else {
      let word = line.prefix { $0 != " " }
      line = line[word.endIndex...].drop { $0 == " " }
      return word.isEmpty ? nil : String(word)
    }
    let start = line.index(after: line.startIndex)
    var end = start
    var isEscaped = false
    while end < line.endIndex, isEscaped || line[end] != "\"" {
      isEscaped = !isEscaped && line[end] == "\\"
      end = line.index(after: end)
    }
    guard end < line.endIndex else { return nil }
    let quoted = line[start..<end]
    line = line[end...].dropFirst().drop { $0 == " " }
    return unescaped(quoted)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
