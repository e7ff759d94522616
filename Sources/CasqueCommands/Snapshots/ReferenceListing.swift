import Casque

/// `casque snapshots list` and `prune`: the references of a store against those of a matrix.
struct ReferenceListing {
  private let store: ReferenceStore
  private let known: [String]
  private let orphans: [String]
  private let missing: [String]

  init(_ matrix: SnapshotMatrix) {
    store = matrix.store
    let paths = matrix.paths
    let found = store.references()
    known = found.filter(paths.contains)
    orphans = found.filter { !paths.contains($0) }
    missing = paths.subtracting(found).sorted()
  }

  /// Writes a line for each reference: what it is to the documents, and its path.
  func list(_ io: CommandIO) -> ExitStatus {
    let lines =
      known.map { ($0, "reference") } + orphans.map { ($0, "orphan") }
      + missing.map { ($0, "missing") }
    for (path, state) in lines.sorted(by: { $0.0 < $1.0 }) {
      let padding = String(repeating: " ", count: 10 - state.count)
      io.out("\(state)\(padding)\(store.folder)/\(path)\n")
    }
    io.err("\(known.count) references, \(orphans.count) orphans, \(missing.count) missing\n")
    return .success
  }

  /// Deletes the orphans, or only tells of them.
  func prune(checkOnly: Bool, _ io: CommandIO) throws(CommandError) -> ExitStatus {
    for path in orphans {
      if !checkOnly {
        do throws(AtomicFile.WriteError) { try store.remove(path) } catch {
          throw .failure("\(error)")
        }
      }
      io.out("\(checkOnly ? "orphan" : "deleted") \(store.folder)/\(path)\n")
    }
    io.err(
      "\(orphans.count) orphan\(orphans.count == 1 ? "" : "s") of \(known.count + orphans.count)\n")
    return checkOnly && !orphans.isEmpty ? .findings : .success
  }
}
