public import CasqueDiagnostics

/// The texts of a table of localised strings, as one language shows them.
public struct StringTable: Sendable {
  /// What a table knows of a key.
  public enum Entry: Sendable, Hashable {
    /// The text in the language that was asked for.
    case localized(String)
    /// The text in the language of development; the other has none.
    case fallback(String)
    /// Nothing.
    case missing
  }

  /// The table's name, such as `Localizable`.
  public let name: String
  /// The language that was asked for; nil for that of development.
  public let locale: String?
  /// Whether there is a file of the table at all.
  public let exists: Bool
  private let localized: [String: String]
  private let development: [String: String]

  /// Creates a table from its texts by key.
  init(
    name: String, locale: String?, exists: Bool, localized: [String: String],
    development: [String: String]
  ) {
    self.name = name
    self.locale = locale
    self.exists = exists
    self.localized = localized
    self.development = development
  }

  /// The keys in alphabetical order, for suggestions.
  public var keys: [String] { Set(localized.keys).union(development.keys).sorted() }

  /// What the table knows of a key.
  public subscript(key: String) -> Entry {
    if let text = localized[key] { return .localized(text) }
    guard let text = development[key] else { return .missing }
    return locale == nil ? .localized(text) : .fallback(text)
  }

  /// Reads a table: `NAME.xcstrings`, and `NAME.stringsdict` and `NAME.strings` in the folders
  /// `LANGUAGE.lproj`.
  ///
  /// A language is looked for with its regions and without; that of development is the catalogue's
  /// source language, `Base.lproj`, or the folder of that language. What cannot be read is reported
  /// and left out.
  ///
  /// - Parameters:
  ///   - name: the table, such as `Localizable`.
  ///   - locale: the language; nil for that of development.
  ///   - development: the language that the project is developed in.
  ///   - path: makes the path for diagnostics of a file's name.
  ///   - file: gives a file of the folder by its name, or nil.
  public static func read(
    _ name: String, locale: String?, development: String = "en", path: (String) -> String,
    file: (String) -> [UInt8]?
  ) -> Diagnosed<StringTable> {
    var reader = StringTableReader(name: name, locale: locale, development: development)
    if let bytes = file("\(name).xcstrings") {
      reader.addCatalog(bytes, path: path("\(name).xcstrings"))
    }
    for folder in reader.folders {
      // Of a key in both files the text that varies counts.
      let variations = "\(folder.name).lproj/\(name).stringsdict"
      if let bytes = file(variations) {
        reader.addVariations(
          bytes, path: path(variations), isDevelopment: folder.isDevelopment)
      }
      let fileName = "\(folder.name).lproj/\(name).strings"
      guard let bytes = file(fileName) else { continue }
      reader.addStrings(bytes, path: path(fileName), isDevelopment: folder.isDevelopment)
    }
    return reader.finish()
  }
}
