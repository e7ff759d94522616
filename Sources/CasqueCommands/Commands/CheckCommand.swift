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
    ])

  private let operands: [String]
  private let cells: [Cell]
  private let locale: String?
  private let reporters: Reporters
  private let failing: Severity
  private let jobs: Int?

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    operands = arguments.operands
    locale = try MatrixOptions.locale(of: arguments)
    cells = try MatrixOptions.cells(of: arguments, defaults: .everything)
    reporters = try Reporters(arguments)
    failing = arguments.value("fail-on") == "error" ? .error : .warning
    jobs = try Jobs.count(arguments)
  }

  /// Checks and reports.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    let start = ContinuousClock.now
    let read = try DocumentOperands(operands, locale: locale, io)
    let progress = ProgressBar(
      "checking", total: read.documents.count * cells.count, io: io)
    let found = LayoutPipeline(workers: jobs).check(read.documents, on: cells) {
      progress.advance()
    }
    let outcome = RunOutcome(
      .check, version: Version.number, diagnostics: read.diagnostics,
      cells: found + skipped(read), failing: failing)
    try reporters.write(outcome, io)
    let elapsed = ContinuousClock.now - start
    io.err("\(outcome.summary.sentence) in \(CheckCommand.seconds(elapsed)) s\n")
    if read.documents.isEmpty { return .failure }
    return outcome.worst.map { $0 >= failing } ?? false ? .findings : .success
  }

  /// The cells of documents that could not be read: nobody looked at them.
  private func skipped(_ read: DocumentOperands) -> [CellFindings] {
    read.unread.flatMap { path in
      cells.map { cell in
        CellFindings(
          layout: path, path: path, cell: cell.description, findings: [],
          skipped: "the document cannot be read")
      }
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .seconds(1) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
