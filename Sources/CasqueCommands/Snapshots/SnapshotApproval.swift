import Casque
import Foundation

/// `casque snapshots approve` and `review`: the last verify's snapshots become references.
struct SnapshotApproval {
  private let store: ReferenceStore

  init(_ store: ReferenceStore) { self.store = store }

  /// Approves the snapshots of names, or of the beginnings of names; without any, all.
  func approve(_ ids: [String], _ io: CommandIO) throws(CommandError) -> ExitStatus {
    var results = try SnapshotResults.read(store)
    let chosen = try chosen(ids, in: results)
    for entry in chosen { try approve(entry, results) }
    results.entries.removeAll { entry in chosen.contains { $0.id == entry.id } }
    try results.write()
    for entry in chosen { io.out("approved \(store.folder)/\(entry.id)\n") }
    io.err("approved \(chosen.count), \(results.entries.count) left\n")
    return .success
  }

  /// Shows each difference and asks what to do with it.
  func review(_ ids: [String], _ io: CommandIO) throws(CommandError) -> ExitStatus {
    var results = try SnapshotResults.read(store)
    let chosen = try chosen(ids, in: results)
    asking: for (index, entry) in chosen.enumerated() {
      io.out("\(index + 1)/\(chosen.count) \(entry.id)\n  \(entry.cell), \(entry.document)\n")
      for line in entry.lines { io.out("  \(line)\n") }
      if let picture = entry.files.sideBySide { io.out("  picture: \(picture)\n") }
      switch answer(io) {
      case .approve:
        try approve(entry, results)
        results.entries.removeAll { $0.id == entry.id }
        try results.write()
      case .leave: continue
      case .end: break asking
      }
    }
    let left = results.entries.count
    io.err(left == 0 ? "nothing is left\n" : "\(left) left\n")
    return left == 0 ? .success : .findings
  }

  private enum Answer {
    case approve, leave, end
  }

  private func answer(_ io: CommandIO) -> Answer {
    while true {
      io.out("  [a]pprove, [l]eave, [q]uit? ")
      guard let line = io.input() else { return .end }
      switch line.trimmingCharacters(in: .whitespaces).lowercased() {
      case "a", "approve", "y", "yes": return .approve
      case "l", "leave", "n", "no", "": return .leave
      case "q", "quit": return .end
      default: continue
      }
    }
  }

  private func chosen(
    _ ids: [String], in results: SnapshotResults
  ) throws(CommandError) -> [SnapshotResults.Entry] {
    if ids.isEmpty { return results.entries }
    for id in ids where !results.entries.contains(where: { $0.id.hasPrefix(id) }) {
      let near = NearestName.of(id, in: results.entries.map(\.id))
      throw .usage(
        UsageError(
          "the last verify has no snapshot '\(id)'", hint: near.map { "did you mean '\($0)'?" }))
    }
    return results.entries.filter { entry in ids.contains { entry.id.hasPrefix($0) } }
  }

  /// Puts a snapshot in the place of its reference.
  private func approve(
    _ entry: SnapshotResults.Entry, _ results: SnapshotResults
  ) throws(CommandError) {
    // The store of the run counts: its pictures may be kept as hashes.
    let store = ReferenceStore(folder: store.folder, pictures: results.pictures)
    guard let data = try? Data(contentsOf: URL(filePath: entry.files.snapshot)) else {
      throw .failure(
        "'\(entry.files.snapshot)' is gone: run casque snapshots verify again")
    }
    let bytes = [UInt8](data)
    do {
      if entry.kind.form == .picture {
        let bitmap = try ImageReader.decode(bytes, scale: 1)
        let maker = Provenance(ImageReader.text(bytes))
        try store.replace(entry.id, by: .image(bitmap, madeBy: maker))
      } else {
        try AtomicFile.write(bytes, to: "\(store.folder)/\(entry.id)")
      }
    } catch {
      throw .failure("cannot approve '\(entry.id)': \(error)")
    }
  }
}
