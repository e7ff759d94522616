import Casque
import Foundation

/// `casque check`: solves documents on a matrix and tells what is wrong, by cause.
public struct CheckCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "check", summary: "Check layouts on a matrix of devices and settings",
    operands: "FILE…",
    discussion: """
      Without matrix flags, documents are checked on every device, orientation and window.
      Findings of one cause are one entry that says on how many cells, and which. The exit status
      is 0 without findings, 1 with findings or errors in a document, 2 if nothing was checked.
      """,
    options: MatrixOptions.options(.everything) + [
      OptionSpec(
        "canvas", "compare the frames that storyboards and xibs show with what they solve to"),
      OptionSpec(
        "format", value: "WORD", choices: ["text", "json"], initial: "text",
        "how findings are written to stdout"),
      Reporters.option,
      OptionSpec(
        "fail-on", value: "WORD", choices: ["error", "warning"], initial: "warning",
        "the least severity that gives status 1 (warning)"),
      OptionSpec(
        "jobs", letter: "j", value: "N", initial: Jobs.initial, "how many cells are solved at once"),
    ],
    examples: [
      "casque check Layouts",
      "casque check Layouts/sign-in.yml --device phones --content-size large,AX5",
      "casque check Layouts --reporter pretty,junit=casque.xml,sarif=casque.sarif",
      "casque check Layouts --device phones --reporter pretty,html=report.html",
    ])

  private let operands: [String]
  private let cells: [Cell]
  private let locale: String?
  private let reporters: Reporters
  private let failing: Severity
  private let jobs: Int?
  private let isCanvas: Bool

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    operands = arguments.operands
    locale = try MatrixOptions.locale(of: arguments)
    cells = try MatrixOptions.cells(of: arguments, defaults: .everything)
    reporters = try Reporters(arguments)
    failing = arguments.value("fail-on") == "error" ? .error : .warning
    jobs = try Jobs.count(arguments)
    isCanvas = arguments.flag("canvas")
  }

  /// Checks and reports.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    let start = ContinuousClock.now
    if isCanvas {
      let (found, diagnostics) = try CanvasCheck(operands, jobs: jobs).run()
      return try report(found, [], diagnostics, isEmpty: found.isEmpty, since: start, io)
    }
    let read = try DocumentOperands(operands, locale: locale, io)
    let progress = ProgressBar(
      "checking", total: read.documents.count * cells.count, io: io)
    let found = LayoutPipeline(workers: jobs).check(read.documents, on: cells) {
      progress.advance()
    }
    return try report(
      found + skipped(read), read.documents, read.diagnostics, isEmpty: read.documents.isEmpty,
      since: start, io)
  }

  /// Writes what was found, and tells how the command ends.
  private func report(
    _ found: [CellFindings], _ documents: [Document], _ diagnostics: [Diagnostic], isEmpty: Bool,
    since start: ContinuousClock.Instant, _ io: CommandIO
  ) throws(CommandError) -> ExitStatus {
    let outcome = RunOutcome(
      .check, version: Version.number, diagnostics: diagnostics, cells: found, failing: failing)
    try reporters.write(outcome, io) { form in
      ReportContent(outcome, documents, form).cells(LayoutPipeline(workers: jobs), io)
    }
    let elapsed = ContinuousClock.now - start
    io.err("\(outcome.summary.sentence) in \(CheckCommand.seconds(elapsed)) s\n")
    if isEmpty { return .failure }
    return outcome.worst.map { $0 >= failing } ?? false ? .findings : .success
  }

  /// The cells of documents that could not be read: nobody looked at them.
  private func skipped(_ read: DocumentOperands) -> [CellFindings] {
    read.unread.flatMap { path in
      cells.map { cell in
        CellFindings(
          layout: path, path: path, cell: cell.description, matrixCell: cell, findings: [],
          skipped: "the document cannot be read")
      }
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .seconds(1) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
