import Casque

/// `casque snapshots list` and `prune`: the references of a store against those of a matrix.
struct ReferenceListing {
  private let store: ReferenceStore
  private let known: [String]
  private let orphans: [String]
  private let elsewhere: [String]
  private let missing: [String]

  init(_ matrix: SnapshotMatrix) {
    store = matrix.store
    let paths = matrix.paths
    let found = store.references()
    known = found.filter(paths.contains)
    let unknown = found.filter { !paths.contains($0) }
    // A matrix is chosen by flags: that another one has the reference cannot be excluded while
    // there is its layout.
    orphans = unknown.filter { !matrix.hasLayout(of: $0) }
    elsewhere = unknown.filter { matrix.hasLayout(of: $0) }
    missing = paths.subtracting(found).sorted()
  }

  /// Writes a line for each reference: what it is to the documents, and its path.
  func list(_ io: CommandIO) -> ExitStatus {
    let lines =
      known.map { ($0, "reference") } + orphans.map { ($0, "orphan") }
      + elsewhere.map { ($0, "elsewhere") } + missing.map { ($0, "missing") }
    for (path, state) in lines.sorted(by: { $0.0 < $1.0 }) {
      let padding = String(repeating: " ", count: 10 - state.count)
      io.out("\(state)\(padding)\(store.folder)/\(path)\n")
    }
    io.err(
      "\(known.count) references, \(orphans.count) orphans, \(elsewhere.count) of other cells, "
        + "\(missing.count) missing\n")
    return .success
  }

  /// Deletes the orphans, and what killed recorders left, or only tells of the orphans.
  ///
  /// - Parameters:
  ///   - checkOnly: whether nothing is deleted.
  ///   - otherCells: whether references of the documents' layouts go too that the matrix has not.
  func prune(
    checkOnly: Bool, otherCells: Bool, _ io: CommandIO
  ) throws(CommandError) -> ExitStatus {
    let pruned = otherCells ? (orphans + elsewhere).sorted() : orphans
    for path in pruned {
      if !checkOnly {
        do throws(AtomicFile.WriteError) { try store.remove(path) } catch {
          throw .failure("\(error)")
        }
      }
      io.out("\(checkOnly ? "orphan" : "deleted") \(store.folder)/\(path)\n")
    }
    if !checkOnly { store.removeLeftovers() }
    let total = known.count + orphans.count + elsewhere.count
    io.err("\(pruned.count) orphan\(pruned.count == 1 ? "" : "s") of \(total)\n")
    if !otherCells, !elsewhere.isEmpty {
      io.err(
        "\(elsewhere.count) of these layouts on other cells are kept; --other-cells prunes them\n")
    }
    return checkOnly && !pruned.isEmpty ? .findings : .success
  }
}
