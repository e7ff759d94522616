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

  /// The names under which texts of a language are looked for, the nearest first: of `zh-HK` they are
  /// `zh-HK`, `zh-Hant-HK`, `zh-Hant`, `zh-TW`, `zh`.
  ///
  /// **Source** CLDR, parent locales and likely subtags; Apple, “Language and Locale IDs”, for the names
  /// that folders had before.
  package static func candidates(for name: String) -> [String] {
    var names: [String] = []
    func add(_ name: String) {
      if !names.contains(where: { areSame($0, name) }) { names.append(name) }
    }
    for name in [name, scripted(name)] {
      var parts = parts(of: name)
      while parts.count > 1 {
        add(parts.joined(separator: "-"))
        parts.removeLast()
      }
    }
    let parts = parts(of: name)
    let language = parts[0].lowercased()
    let region = parts.dropFirst().last { $0.utf8.count < 4 }?.uppercased() ?? ""
    let isPlain = parts.count == 1
    if isPlain { add(String(parts[0])) }
    if language == "zh", parts.count > 2 { add("zh-\(region)") }
    if language == "zh" {
      let isTraditional = areSame(String(scripted(name).prefix(7)), "zh-Hant")
      for other in isTraditional ? ["zh-Hant", "zh-TW"] : ["zh-Hans", "zh-CN"] { add(other) }
    }
    if !region.isEmpty, let (parent, regions) = parents[language], regions.contains(region) {
      add(parent)
    }
    add(String(parts[0]))
    for other in others[language] ?? [] { add(other) }
    return names
  }

  /// The name with the script of Chinese that goes with its region.
  private static func scripted(_ name: String) -> String {
    let parts = parts(of: name)
    guard parts.count == 2, parts[0].lowercased() == "zh", parts[1].utf8.count == 2 else {
      return name
    }
    let isTraditional = ["TW", "HK", "MO"].contains(parts[1].uppercased())
    return "zh-\(isTraditional ? "Hant" : "Hans")-\(parts[1].uppercased())"
  }

  /// The form of a language that comes between some of its regions and the language itself.
  private static let parents: [String: (String, Set<String>)] = [
    "es": (
      "es-419",
      [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA",
        "PE", "PR", "PY", "SV", "US", "UY", "VE",
      ]
    ),
    "pt": ("pt-PT", ["AO", "CH", "CV", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL"]),
    "en": (
      "en-GB",
      [
        "001", "150", "AU", "BE", "BW", "BZ", "CH", "CY", "DE", "DK", "FI", "FJ", "GG", "GH", "HK",
        "IE", "IL", "IM", "IN", "JE", "JM", "KE", "MT", "MY", "NG", "NL", "NZ", "PK", "SE", "SG",
        "SI",
        "TT", "TZ", "UG", "ZA", "ZM", "ZW",
      ]
    ),
  ]

  /// What a language is called besides: by its usual region, by a former code, or in English.
  private static let others: [String: [String]] = [
    "da": ["Danish"], "de": ["de-DE", "German"], "en": ["en-US", "English"],
    "es": ["es-ES", "Spanish"], "fi": ["Finnish"], "fil": ["tl"], "fr": ["fr-FR", "French"],
    "he": ["iw"], "id": ["in"], "in": ["id"], "it": ["it-IT", "Italian"], "iw": ["he"],
    "ja": ["ja-JP", "Japanese"], "ko": ["ko-KR", "Korean"], "nb": ["no", "Norwegian"],
    "nl": ["nl-NL", "Dutch"], "no": ["nb", "Norwegian"], "pt": ["pt-BR", "Portuguese"],
    "sv": ["sv-SE", "Swedish"], "tl": ["fil"],
  ]

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
