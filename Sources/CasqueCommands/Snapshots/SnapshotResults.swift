import Casque
import Foundation

/// What the last `casque snapshots verify` found, form `casque-snapshots-run/1`, for approve and
/// review.
struct SnapshotResults: Codable {
  /// A snapshot that failed.
  struct Entry: Codable {
    var id: String
    var layout: String
    var cell: String
    var kind: SnapshotKind
    var document: String
    var lines: [String]
    var files: SnapshotFiles
  }

  /// The folder of a store in which the files are; hidden, so that nothing in it is a reference.
  static let folder = ".out"
  static let fileName = "results.json"

  var schema = "casque-snapshots-run/1"
  var store: String
  var pictures: ReferenceStore.Pictures
  var entries: [Entry]

  init(_ results: [CheckedSnapshot], store: ReferenceStore) {
    self.store = store.folder
    pictures = store.pictures
    entries = results.compactMap { result in
      guard let files = result.files, let finding = result.finding else { return nil }
      return Entry(
        id: store.id(of: result.name), layout: result.layout, cell: result.cell,
        kind: result.name.kind,
        document: result.document,
        lines: [finding.diagnostic.message] + finding.diagnostic.notes.map(\.message), files: files)
    }
  }

  private static func path(_ store: String) -> String { "\(store)/\(folder)/\(fileName)" }

  /// Reads the results of a store.
  static func read(_ store: ReferenceStore) throws(CommandError) -> SnapshotResults {
    let path = path(store.folder)
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw .failure(
        "there is nothing to approve in '\(store.folder)': run casque snapshots verify first")
    }
    guard let results = try? JSONDecoder().decode(SnapshotResults.self, from: data),
      results.schema == "casque-snapshots-run/1"
    else { throw .failure("'\(path)' cannot be read: run casque snapshots verify again") }
    return results
  }

  /// Writes the results, or takes them away if there is nothing left.
  func write() throws(CommandError) {
    do throws(AtomicFile.WriteError) {
      try AtomicFile.write(Array(JSONText.text(of: self).utf8), to: SnapshotResults.path(store))
    } catch {
      throw .failure("\(error)")
    }
  }
}
