import CasqueDiagnostics
import CasqueStrings

/// The keys of a text that stands in a table of localised strings.
enum LocalizedTextKeys {
  static let key = DocumentKey.required(
    "localized", "The key in the table of strings.", ValueForm.plainText)
  static let tableName = DocumentKey(
    "table", "The table; Localizable without it.", ValueForm.identifier)
  static let arguments = DocumentKey(
    "arguments", "Values for %@, %d and their like, in order.",
    ValueForm<String>.plainText.list(count: 0...100))
  static let initial = DocumentKey(
    "default", "The text where no table has the key.", ValueForm.plainText)
  static let table = KeyTable(
    "a localised text", [key.row, tableName.row, arguments.row, initial.row])
}

extension ReadingContext {
  /// Reads `{localized: KEY, table:, arguments:, default:}`: the text of the key in the language that
  /// the document is read for.
  ///
  /// Without a text there is the language of development's, the default, or the key, in this order,
  /// as NSLocalizedString gives them.
  mutating func readLocalizedText(_ value: DocumentValue) -> String? {
    guard let keys = check(value, against: LocalizedTextKeys.table),
      let key = keys.read(LocalizedTextKeys.key, &self),
      let place = keys.entry(LocalizedTextKeys.key.name)?.value.bytes
    else { return nil }
    let name = keys.read(LocalizedTextKeys.tableName, &self) ?? "Localizable"
    let arguments = keys.read(LocalizedTextKeys.arguments, &self) ?? []
    let initial = keys.read(LocalizedTextKeys.initial, &self)
    let format = text(of: key, in: stringTable(name), at: place, default: initial)
    return StringFormat.text(format, arguments)
  }

  private mutating func text(
    of key: String, in table: StringTable, at place: Range<Int>, default initial: String?
  ) -> String {
    switch table[key] {
    case .localized(let text): return text
    case .fallback(let text):
      report(
        .stringsMissingTranslation,
        "'\(key.prefix(60))' has no text in '\(table.locale ?? "")': that of development is shown",
        at: place)
      return text
    case .missing:
      if table.exists {
        let nearest = suggestion(for: key, in: table.keys)
        report(
          .stringsMissingKey, "'\(table.name)' has no key '\(key.prefix(60))'", at: place,
          hints: didYouMean(nearest, at: place))
      } else if initial == nil || table.locale != nil {
        report(
          .stringsMissingTable,
          "there is no '\(table.name).xcstrings', and no '\(table.name).strings' in a folder such "
            + "as '\(table.locale ?? "en").lproj'", at: place)
      }
      return initial ?? key
    }
  }

  /// A table of strings of the document's folder; its files are read once.
  private mutating func stringTable(_ name: String) -> StringTable {
    if let known = tables[name] { return known }
    let folder = surroundings.folder
    let files = surroundings.files
    let path = source.path.lastIndex(of: "/").map { String(source.path[...$0]) } ?? ""
    let read = StringTable.read(
      name, locale: surroundings.locale, path: { path + $0 },
      file: { try? files.read(folder + $0).get() })
    tables[name] = read.value
    add(fromElsewhere: read.diagnostics)
    return read.value
  }
}
