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
      OptionSpec(
        "fail-on", value: "WORD", choices: ["error", "warning"], initial: "warning",
        "the least severity that gives status 1 (warning)"),
      OptionSpec(
        "jobs", letter: "j", value: "N", initial: Jobs.initial, "how many cells are solved at once"),
    ],
    examples: [
      "casque check Layouts",
      "casque check Layouts/sign-in.yml --device phones --content-size large,AX5",
    ])

  private let operands: [String]
  private let cells: [Cell]
  private let locale: String?
  private let isJSON: Bool
  private let failing: Severity
  private let jobs: Int?
  private let isCanvas: Bool

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    operands = arguments.operands
    locale = try MatrixOptions.locale(of: arguments)
    cells = try MatrixOptions.cells(of: arguments, defaults: .everything)
    isJSON = arguments.value("format") == "json"
    failing = arguments.value("fail-on") == "error" ? .error : .warning
    jobs = try Jobs.count(arguments)
    isCanvas = arguments.flag("canvas")
  }

  /// Checks and reports.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    let start = ContinuousClock.now
    if isCanvas {
      let (found, diagnostics) = try CanvasCheck(operands, jobs: jobs).run()
      return report(found, diagnostics, of: 1, since: start, io)
    }
    let read = try DocumentOperands(operands, locale: locale, io)
    let progress = ProgressBar(
      "checking", total: read.documents.count * cells.count, io: io)
    let found = LayoutPipeline(workers: jobs).check(read.documents, on: cells) {
      progress.advance()
    }
    return report(found, read.diagnostics, of: cells.count, since: start, io)
  }

  /// Writes what was found on some cells a layout, and tells how the command ends.
  private func report(
    _ found: [CellFindings], _ diagnostics: [Diagnostic], of total: Int,
    since start: ContinuousClock.Instant, _ io: CommandIO
  ) -> ExitStatus {
    let groups = FindingGroup.grouped(found)
    let summary = CheckSummary(groups: groups, over: found)
    write(diagnostics, groups, summary, total: total, io)
    let elapsed = ContinuousClock.now - start
    io.err("\(summary.sentence) in \(CheckCommand.seconds(elapsed)) s\n")
    if found.isEmpty { return .failure }
    let worst = (groups.map(\.finding.diagnostic.severity) + diagnostics.map(\.severity)).max()
    return worst.map { $0 >= failing } ?? false ? .findings : .success
  }

  private func write(
    _ diagnostics: [Diagnostic], _ groups: [FindingGroup], _ summary: CheckSummary,
    total: Int, _ io: CommandIO
  ) {
    if isJSON {
      io.out(JSONReport(diagnostics: diagnostics, groups: groups, summary: summary).text())
      return
    }
    let report = TextReport(io)
    for diagnostic in diagnostics { io.err(report.text(of: diagnostic)) }
    for group in groups { io.out(report.text(of: group, total: total)) }
  }

  private static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .seconds(1) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
