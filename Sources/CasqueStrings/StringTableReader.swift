import CasqueDiagnostics

/// Collects the texts of a table from its files; the file that is read first goes first.
struct StringTableReader {
  private let name: String
  private let locale: String?
  private var exists = false
  private var localized: [String: String] = [:]
  private var development: [String: String] = [:]
  private var diagnostics: [Diagnostic] = []

  private let language: String

  init(name: String, locale: String?, development language: String) {
    self.name = name
    self.locale = locale
    self.language = language
  }

  /// The folders with strings files, the nearest to the language first.
  var folders: [(name: String, isDevelopment: Bool)] {
    var result: [(name: String, isDevelopment: Bool)] = []
    for candidate in locale.map(LocaleName.candidates) ?? [] {
      result.append((candidate, false))
      let other = String(candidate.map { $0 == "-" ? "_" : $0 })
      if other != candidate { result.append((other, false)) }
    }
    return result + [("Base", true), (language, true)]
  }

  /// Adds the texts of a `.strings` file.
  mutating func addStrings(_ bytes: [UInt8], path: String, isDevelopment: Bool) {
    exists = true
    let read = StringsFile.read(bytes, path: path)
    diagnostics += read.diagnostics
    if isDevelopment {
      development.merge(read.value) { first, _ in first }
    } else {
      localized.merge(read.value) { first, _ in first }
    }
  }

  /// Adds the texts of a `.stringsdict` file.
  mutating func addVariations(_ bytes: [UInt8], path: String, isDevelopment: Bool) {
    exists = true
    guard let texts = StringsDictionary.read(bytes) else {
      let place = TextPlaces([], path: path).range(0..<0)
      diagnostics.append(
        Diagnostic(.stringsSyntax, "the file is no property list of texts", at: place))
      return
    }
    if isDevelopment {
      development.merge(texts) { first, _ in first }
    } else {
      localized.merge(texts) { first, _ in first }
    }
  }

  /// Adds the texts of a string catalogue.
  mutating func addCatalog(_ bytes: [UInt8], path: String) {
    exists = true
    let read = StringCatalog.read(bytes, path: path)
    diagnostics += read.diagnostics
    guard let catalog = read.value else { return }
    for candidate in locale.map(LocaleName.candidates) ?? [] {
      localized.merge(catalog.texts(in: candidate)) { first, _ in first }
    }
    if let locale, LocaleName.candidates(for: locale).contains(catalog.sourceLanguage) {
      localized.merge(catalog.sourceTexts) { first, _ in first }
    }
    development.merge(catalog.sourceTexts) { first, _ in first }
  }

  /// The table, and what was wrong with its files.
  func finish() -> Diagnosed<StringTable> {
    Diagnosed(
      StringTable(
        name: name, locale: locale, exists: exists, localized: localized,
        development: development), diagnostics: diagnostics)
  }
}
