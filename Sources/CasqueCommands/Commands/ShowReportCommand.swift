import Casque
import Foundation

/// `casque show-report`: opens a report in the browser.
public struct ShowReportCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "show-report", summary: "Open a report in the browser",
    operands: "[PATH]",
    discussion: """
      PATH is what was given to --reporter html=PATH; without it, the report is
      '\(ReportFolder.standard)', which is where --reporter html goes. Where there is no display, the
      address is written to stdout.
      """,
    examples: [
      "casque show-report",
      "casque show-report report.html",
    ])

  private let path: String

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    guard arguments.operands.count < 2 else {
      throw .usage(UsageError("show-report takes one path, not \(arguments.operands.count)"))
    }
    path = arguments.operands.first ?? ReportFolder.standard
  }

  /// Opens the page.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    let base = io.folder == "." || path.hasPrefix("/") ? path : "\(io.folder)/\(path)"
    let page = FileKind(of: base) == .folder ? "\(base)/\(HTMLReport.index)" : base
    guard FileKind(of: page) == .file else {
      throw .failure(
        "there is no report at '\(path)'; casque check … --reporter html=\(path) writes one")
    }
    guard let text = try? String(contentsOfFile: page, encoding: .utf8), HTMLReport.isPage(text)
    else { throw .failure("'\(path)' is no report") }
    PageOpener(io).open(URL(filePath: page).standardizedFileURL)
    return .success
  }
}
