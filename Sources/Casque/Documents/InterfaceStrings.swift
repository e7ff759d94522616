internal import CasqueDiagnostics
internal import CasqueDocument
internal import CasqueInterfaceBuilder
internal import CasqueStrings
import Foundation

/// The texts of a storyboard or xib in another language than its own.
///
/// For `Base.lproj/Main.storyboard` they are in `de.lproj/Main.strings`, or in `Main.xcstrings`:
/// beside the folder of the language, in `mul.lproj`, or in that of the document.
struct InterfaceStrings {
  private let table: StringTable
  private let locale: String
  private let faults: [Diagnostic]
  /// Whether the document is in the language as it is.
  private let isOwn: Bool

  /// How many places a diagnostic names.
  private static let noteLimit = 6

  /// Reads the files of a document's texts.
  ///
  /// - Parameter development: the language of the project; nil for English.
  init(of path: String, locale: String, development: String? = nil) {
    let language = development ?? "en"
    self.locale = locale
    let url = URL(filePath: path)
    let name = url.deletingPathExtension().lastPathComponent
    var base = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var folder = url.deletingLastPathComponent()
    var own = "Base"
    if folder.pathExtension == "lproj" {
      own = folder.deletingPathExtension().lastPathComponent
      folder.deleteLastPathComponent()
      base = base.dropLast().lastIndex(of: "/").map { String(base[...$0]) } ?? ""
    }
    // Texts of development are the document's.
    isOwn =
      own == "Base" ? LocaleName.isForm(locale, of: language) : LocaleName.isForm(locale, of: own)
    let files = FolderResources(folder: folder.path(percentEncoded: false)).documentFiles
    func find(_ file: String) -> (name: String, bytes: [UInt8])? {
      let places =
        file.hasSuffix(".xcstrings")
        ? ["", "mul.lproj/", "\(own).lproj/"].map { $0 + file } : [file]
      for place in places {
        if let bytes = try? files.read(place).get() { return (place, bytes) }
      }
      return nil
    }
    let read = StringTable.read(
      name, locale: locale, development: language, path: { base + (find($0)?.name ?? $0) },
      file: { find($0)?.bytes })
    table = read.value
    faults = read.diagnostics
  }

  /// The text of a key, such as `8Dk-xA-p2c.text`; nil where the document's own is shown.
  func text(_ key: String) -> String? {
    // A catalogue without a text gives its key, which nobody is to read.
    if case .localized(let text) = table[key], text != key { text } else { nil }
  }

  /// What is wrong with the files, and which texts of a document they do not have.
  func diagnostics(of document: InterfaceDocument) -> [Diagnostic] {
    guard let first = document.untranslated.first, !isOwn else { return faults }
    guard document.translatedCount > 0 else {
      return faults + [
        Diagnostic(
          .stringsMissingTable,
          "'\(table.name)' has no texts in '\(locale)': the document's own are shown",
          at: first.place,
          hints: [
            Hint(
              "they are looked for in '\(locale).lproj/\(table.name).strings' and in"
                + " '\(table.name).xcstrings'")
          ])
      ]
    }
    let count = document.untranslated.count
    return faults + [
      Diagnostic(
        .stringsMissingTranslation,
        "\(count == 1 ? "a text" : "\(count) texts") of '\(table.name)'"
          + " \(count == 1 ? "is" : "are") not in '\(locale)': the document's own"
          + " \(count == 1 ? "is" : "are") shown",
        at: first.place,
        notes: document.untranslated.prefix(Self.noteLimit).map {
          DiagnosticNote("there is no '\($0.key)'", at: $0.place)
        })
    ]
  }
}
