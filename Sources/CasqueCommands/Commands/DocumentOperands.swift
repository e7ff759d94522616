import Casque
import Foundation

/// The documents that operands name: files, and folders with all documents below them.
struct DocumentOperands {
  /// What was read, in the order of the operands and of the names in a folder.
  private(set) var documents: [Document] = []
  /// What the readers had to say, document by document.
  private(set) var diagnostics: [Diagnostic] = []
  /// The files of which no layout could be made.
  private(set) var unread: [String] = []

  /// Reads the documents; `-` is standard input.
  ///
  /// - Parameters:
  ///   - operands: files and folders.
  ///   - locale: the language of localised texts; nil for that of development.
  ///   - io: where standard input is read.
  /// - Throws: if there is no operand, or a folder without documents.
  init(
    _ operands: [String], locale: String?, _ io: CommandIO
  ) throws(CommandError) {
    guard !operands.isEmpty else {
      throw .usage(
        UsageError("no document is named", hint: "name a file or folder, such as Layouts"))
    }
    // A document that others show or are presented over is read with each of them.
    var told: Set<Diagnostic> = []
    for operand in operands {
      for path in try DocumentOperands.paths(operand) {
        let read =
          path == "-"
          ? Document.read(io.standardInput(), path: StandardInput.path, locale: locale)
            .map { $0.map { [$0] } ?? [] }
          : Document.readAll(path, locale: locale)
        diagnostics += read.diagnostics.filter { told.insert($0).inserted }
        documents += read.value
        if read.value.isEmpty { unread.append(path) }
      }
    }
  }

  private static func paths(_ operand: String) throws(CommandError) -> [String] {
    guard operand != "-", FileKind(of: operand) == .folder else { return [operand] }
    let base = operand.hasSuffix("/") ? operand : operand + "/"
    let found = FileManager.default.enumerator(atPath: operand)
    var paths: [String] = []
    while let entry = found?.nextObject() as? String {
      let name = entry.split(separator: "/").last ?? ""
      let isDocument = Document.fileExtensions.contains { name.hasSuffix(".\($0)") }
      if isDocument, name != "casque.yml", !entry.split(separator: "/").contains(where: isHidden) {
        paths.append(base + entry)
      }
    }
    guard !paths.isEmpty else { throw .failure("there is no document in '\(operand)'") }
    return paths.sorted()
  }

  private static func isHidden(_ part: Substring) -> Bool { part.hasPrefix(".") }
}
