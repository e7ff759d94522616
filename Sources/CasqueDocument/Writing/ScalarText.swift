/// Texts as scalars of YAML.
enum ScalarText {
  /// The text without quotes where that is safe in every place, else in double quotes.
  static func text(_ text: String) -> String {
    let scalar = DocumentScalar(text: text, style: .plain, comment: nil)
    guard case .string = scalar.coreValue, isSafe(text) else { return quoted(text) }
    return text
  }

  /// The text in double quotes, with escapes for all that cannot stand there.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where needsEscape(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let width = scalar.value > 0xFFFF ? 8 : 4
        result +=
          (width == 8 ? "\\U" : "\\u")
          + String(repeating: "0", count: max(0, width - digits.count)) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// What a reader takes for a line's end, for nothing, or refuses.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value)
      || [0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF].contains(scalar.value)
      || scalar.properties.generalCategory == .format
      || scalar.properties.generalCategory == .privateUse
  }

  /// Whether a text of letters, digits and harmless signs begins and ends with no blank.
  private static func isSafe(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      first.properties.isAlphabetic, last != " ", !text.contains("  ")
    else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII {
        return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || " _-./()!?+'".unicodeScalars.contains(scalar)
      }
      return scalar.properties.isAlphabetic || "…–—’“”·".unicodeScalars.contains(scalar)
    }
  }
}
