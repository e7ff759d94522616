import Casque
import Foundation

/// `casque snapshots prune --tests`: references beside test files that no test has.
struct TestReferences {
  /// The folder below which the test files are.
  var folder: String
  /// What a run of the tests has checked; nil if no run is known.
  var log: ReferenceLog?

  /// Reads the log.
  init(folder: String, log path: String?) throws(CommandError) {
    self.folder = folder
    guard FileKind(of: folder) == .folder else { throw .failure("'\(folder)' is no folder") }
    guard let path else { return }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .failure(
        "'\(path)' cannot be read: run the tests with \(ReferenceLog.variable)=\(path)")
    }
    log = ReferenceLog(parsing: text)
    if log?.paths.isEmpty ?? true { throw .failure("'\(path)' names no reference") }
  }

  /// Deletes the orphans, and what killed recorders left, or only tells of the orphans.
  func prune(checkOnly: Bool, _ io: CommandIO) throws(CommandError) -> ExitStatus {
    var count = 0
    var pruned = 0
    for store in stores() {
      let isTested = FileManager.default.fileExists(atPath: store.testFile)
      for path in store.references.references() {
        count += 1
        guard isOrphan("\(store.references.folder)/\(path)", isTested: isTested) else { continue }
        pruned += 1
        if !checkOnly {
          do throws(AtomicFile.WriteError) { try store.references.remove(path) } catch {
            throw .failure("\(error)")
          }
        }
        io.out("\(checkOnly ? "orphan" : "deleted") \(store.references.folder)/\(path)\n")
      }
      if !checkOnly { store.references.removeLeftovers() }
    }
    io.err("\(pruned) orphan\(pruned == 1 ? "" : "s") of \(count)\n")
    if log == nil {
      io.err(
        "only references without a test file were looked for: --test-log tells of the others\n")
    } else if log?.isWhole == false {
      io.err("the log is of some tests alone, so only references without a test file count\n")
    }
    return checkOnly && pruned > 0 ? .findings : .success
  }

  private func isOrphan(_ path: String, isTested: Bool) -> Bool {
    if !isTested { return true }
    guard let log, log.isWhole else { return false }
    return !log.contains(path)
  }

  /// The stores of test files below the folder, each with the file that it belongs to.
  private func stores() -> [(references: ReferenceStore, testFile: String)] {
    let found = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let parts = path.split(separator: "/")
      let isStore = parts.count >= 2 && parts[parts.count - 2] == "__Snapshots__"
      if isStore, !path.contains("/."), !path.hasPrefix("."),
        FileKind(of: "\(folder)/\(path)") == .folder
      {
        paths.append("\(folder)/\(path)")
      }
    }
    return paths.sorted().map { path in
      let store = URL(filePath: path)
      let file = store.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: store.lastPathComponent + ".swift")
      return (ReferenceStore(folder: path), file.path(percentEncoded: false))
    }
  }
}
