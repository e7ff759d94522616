import Casque

/// `casque snapshots record` and `verify`.
struct SnapshotCheckRun {
  var options: SnapshotOptions
  var arguments: ParsedArguments
  var verb: SnapshotVerb

  func run(_ reporters: Reporters, _ io: CommandIO) throws(CommandError) -> ExitStatus {
    let read = try DocumentOperands(
      arguments.operands, locale: MatrixOptions.locale(of: arguments), io)
    let matrix = try options.matrix(read.documents, arguments)
    let count = read.documents.count * matrix.cells.count
    let progress = ProgressBar(
      verb == .record ? "recording" : "verifying", total: count, io: io)
    let files = DifferenceFiles(folder: "\(options.store.folder)/\(SnapshotResults.folder)")
    files.removeAll()
    let mode = try mode(io)
    let checked = LayoutPipeline(workers: try Jobs.count(arguments)).check(
      matrix, mode: mode, files: files
    ) { progress.advance() }
    let results = try BaseCommit.completing(
      checked, matrix, base: arguments.value("base"), files: files)
    if results.contains(where: { $0.files != nil }) {
      try SnapshotResults(results, store: options.store).write()
    }
    let outcome = RunOutcome(
      .snapshots, version: Version.number, diagnostics: read.diagnostics,
      cells: cells(of: results, matrix) + skipped(read, matrix.cells), failing: .error)
    let jobs = try Jobs.count(arguments)
    try reporters.write(outcome, io) { form in
      ReportContent(outcome, read.documents, results, of: options.store, form)
        .cells(LayoutPipeline(workers: jobs), io)
    }
    return end(results, outcome, read, io)
  }

  /// When references are written: verify writes none.
  private func mode(_ io: CommandIO) throws(CommandError) -> RecordMode {
    guard verb == .record else { return .never }
    if let word = arguments.value("mode") { return RecordMode(rawValue: word) ?? .changed }
    return .changed
  }

  /// The findings of all snapshots of a cell together.
  private func cells(of results: [CheckedSnapshot], _ matrix: SnapshotMatrix) -> [CellFindings] {
    var cells: [CellFindings] = []
    var indices: [String: Int] = [:]
    let known = Dictionary(matrix.cells.map { ($0.description, $0) }) { first, _ in first }
    for result in results {
      // A storyboard has a layout for each of its scenes.
      let key = "\(result.document)\u{0}\(result.layout)\u{0}\(result.cell)"
      let found = result.finding.map { [$0] } ?? []
      let paths = result.files?.paths ?? []
      if let index = indices[key] {
        cells[index].findings += found
        cells[index].attachments += paths
      } else {
        indices[key] = cells.count
        cells.append(
          CellFindings(
            layout: result.layout, path: result.document, cell: result.cell,
            matrixCell: known[result.cell], findings: found, attachments: paths))
      }
    }
    return cells
  }

  private func skipped(_ read: DocumentOperands, _ cells: [Cell]) -> [CellFindings] {
    read.unread.flatMap { path in
      cells.map { cell in
        CellFindings(
          layout: path, path: path, cell: cell.description, matrixCell: cell, findings: [],
          skipped: "the document cannot be read")
      }
    }
  }

  /// Tells what was written and ends with the status.
  private func end(
    _ results: [CheckedSnapshot], _ outcome: RunOutcome, _ read: DocumentOperands, _ io: CommandIO
  ) -> ExitStatus {
    var written = 0
    for result in results {
      guard case .recorded? = result.outcome else { continue }
      written += 1
      io.err("recorded \(options.store.path(of: result.name))\n")
    }
    let failed = results.count { $0.finding != nil }
    let total = "\(results.count) snapshot\(results.count == 1 ? "" : "s")"
    io.err(
      verb == .record
        ? "recorded \(written) of \(total)\n"
        : failed == 0 ? "\(total) verified\n" : "\(failed) of \(total) failed\n")
    if failed > 0, verb == .verify {
      io.err("pictures: \(options.store.folder)/\(SnapshotResults.folder)/\n")
    }
    if read.documents.isEmpty { return .failure }
    let isRed = outcome.worst.map { $0 >= .error } ?? false
    return isRed || written > 0 && arguments.flag("fail-on-record") ? .findings : .success
  }
}
