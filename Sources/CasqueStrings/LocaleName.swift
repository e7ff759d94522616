/// Names of languages and regions, such as `de`, `pt-BR` and `zh-Hans`.
public enum LocaleName {
  /// Languages that are written from right to left in their usual script.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "khw", "ks", "ku-arab", "mzn", "nqo", "pnb",
    "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  /// Scripts that are written from right to left (ISO 15924).
  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// Whether a text has the form of such a name: a language of two to eight letters, and parts of
  /// letters and digits behind `-` or `_`.
  public static func isValid(_ name: String) -> Bool {
    let parts = parts(of: name)
    guard let language = parts.first, (2...8).contains(language.utf8.count),
      language.utf8.allSatisfy(isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
    }
  }

  /// Whether a language is written from right to left: by its script if the name states one.
  public static func isRightToLeft(_ name: String) -> Bool {
    let parts = parts(of: name).map { $0.lowercased() }
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return rightToLeftScripts.contains(script)
    }
    return parts.first.map(rightToLeftLanguages.contains) ?? false
  }

  /// The names under which texts of a language are looked for, the nearest first: `zh-Hant-HK`,
  /// `zh-Hant`, `zh`.
  static func candidates(for name: String) -> [String] {
    var parts = parts(of: name)
    var names: [String] = []
    while !parts.isEmpty {
      names.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return names
  }

  /// Whether a name is that of a language or of a form of it, as `pt-BR` is of `pt`.
  package static func isForm(_ name: String, of language: String) -> Bool {
    candidates(for: name).contains { areSame($0, language) }
  }

  /// Whether two names are the same but for letter case and `_`.
  static func areSame(_ a: String, _ b: String) -> Bool {
    parts(of: a).map { $0.lowercased() } == parts(of: b).map { $0.lowercased() }
  }

  private static func parts(of name: String) -> [Substring] {
    name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
