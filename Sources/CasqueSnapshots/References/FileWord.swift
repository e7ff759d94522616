/// Words of file names: reversible where that reads well, simplified beside a checksum elsewhere.
enum FileWord {
  /// The longest plain word; what is longer is simplified.
  static let longest = 60

  /// A type's name, hyphenated: `Outer.WelcomeTests` is `outer.welcome-tests`.
  ///
  /// Returns nil unless every part begins with a capital letter and all is ASCII.
  static func type(_ name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let words = parts.map { part in
      isIdentifier(part) && ("A"..."Z").contains(part.unicodeScalars.first ?? "_")
        ? String(hyphenated(part).dropFirst()) : nil
    }
    return joined(words)
  }

  /// A function with its labels, hyphenated: `staysUsable(in:)` is `stays-usable.in`.
  ///
  /// Returns nil unless the base begins with a small letter and all is ASCII.
  static func function(_ name: String) -> String? {
    guard let base = name.split(separator: "(", omittingEmptySubsequences: false).first,
      isIdentifier(base), ("a"..."z").contains(base.unicodeScalars.first ?? "_")
    else { return nil }
    let rest = name.dropFirst(base.count)
    if rest.isEmpty { return nil }
    guard rest.hasPrefix("("), rest.hasSuffix(")") else { return nil }
    let labels = rest.dropFirst().dropLast()
    if labels.isEmpty { return joined([hyphenated(base)]) }
    guard labels.hasSuffix(":") else { return nil }
    let words = labels.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    return joined([hyphenated(base)] + words.map { isIdentifier($0) ? hyphenated($0) : nil })
  }

  /// The value itself if it is small letters, digits, `_`, `-` and inner dots.
  static func value(_ value: String) -> String? {
    let isPlain = value.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
        || "_-.".unicodeScalars.contains(scalar)
    }
    let edges = [value.first, value.last]
    return isPlain && edges.allSatisfy { $0 != "." && $0 != "-" } ? joined([value]) : nil
  }

  /// Something like the text, at most twice the longest word, in small letters, digits and hyphens.
  static func simplified(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else if ("A"..."Z").contains(scalar) {
        result += scalar.properties.lowercaseMapping
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result += "-"
      }
      if result.utf8.count == 2 * longest { break }
    }
    if result.hasSuffix("-") { result.removeLast() }
    return result.isEmpty ? "_" : result
  }

  /// Thirteen letters and digits that are almost surely others for other texts.
  ///
  /// **Source** FNV-1a of 64 bits, Fowler, Noll and Vo; each text counts with its length.
  static func checksum(of texts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in texts.flatMap({ Array("\($0.utf8.count):\($0)".utf8) }) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return String((0..<13).map { digits[Int((hash >> (5 * $0)) & 31)] })
  }

  private static func joined(_ words: [String?]) -> String? {
    let known = words.compactMap { $0 }
    let text = known.joined(separator: ".")
    guard known.count == words.count, !text.isEmpty, text.utf8.count <= longest,
      !reserved.contains(text.prefix { $0 != "." })
    else { return nil }
    return text
  }

  private static func isIdentifier(_ text: some StringProtocol) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
          || ("0"..."9").contains(scalar) || scalar == "_"
      }
  }

  /// Each capital letter as a hyphen and its small letter; identifiers have no hyphens themselves.
  private static func hyphenated(_ identifier: some StringProtocol) -> String {
    identifier.reduce(into: "") { result, character in
      result += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
  }

  /// Names of devices, which Windows has in every folder, with whatever extension.
  private static let reserved: Set<Substring> = {
    let ports = (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
    return Set((["con", "prn", "aux", "nul"] + ports).map { Substring($0) })
  }()
}
