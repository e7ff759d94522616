import Casque
import Foundation

/// The flag `--reporter`: in which forms an outcome is told, and where each goes.
struct Reporters {
  /// The forms of reports.
  enum Form: String, CaseIterable {
    case pretty, json, junit, sarif, github, gitlab, markdown, html

    /// Whether it is a whole document, which nothing else may stand beside.
    var isDocument: Bool { self != .pretty && self != .github }
  }

  private struct Target {
    var form: Form
    /// The file; nil for standard output.
    var file: String?
  }

  private let targets: [Target]

  /// The flag's specification.
  static let option = OptionSpec(
    "reporter", value: "FORM[=FILE]", repeats: .lists,
    suggestions: Form.allCases.map(\.rawValue), initial: Form.pretty.rawValue,
    "\(Form.allCases.map(\.rawValue).joined(separator: ", ")); several at once, each to its file")

  /// Whether there is a page for a browser, which shows more than other reports.
  var hasPages: Bool { targets.contains { $0.form == .html } }

  /// Reads the flag; without it, `--format` chooses what standard output gets.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    var targets: [Target] = []
    for word in arguments.values("reporter") { targets.append(try Reporters.target(word)) }
    if targets.isEmpty {
      targets = [Target(form: arguments.value("format") == "json" ? .json : .pretty)]
    } else if arguments.flag("format") {
      throw .usage(UsageError("--format and --reporter exclude each other"))
    }
    let printed = targets.filter { $0.file == nil }
    if printed.count > 1, let whole = printed.first(where: \.form.isDocument) {
      throw .usage(
        UsageError(
          "\(printed.count) reporters write to standard output, and '\(whole.form.rawValue)' must"
            + " be alone there", hint: "give it a file: \(whole.form.rawValue)=FILE"))
    }
    self.targets = targets
  }

  private static func target(_ word: String) throws(CommandError) -> Target {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let form = Form(rawValue: String(parts[0])) else {
      let names = Form.allCases.map(\.rawValue)
      let near = NearestName.of(String(parts[0]), in: names).map { "did you mean '\($0)'?" }
      throw .usage(
        UsageError(
          "--reporter cannot be '\(parts[0])'", hint: near ?? names.joined(separator: ", ")))
    }
    guard parts.count == 2 else {
      return Target(form: form, file: form == .html ? ReportFolder.standard : nil)
    }
    guard !parts[1].isEmpty else {
      throw .usage(UsageError("--reporter \(form.rawValue)= has no file"))
    }
    if form == .html, parts[1] == "-" {
      throw .usage(
        UsageError("html cannot go to standard output", hint: "html=report.html or html=report/"))
    }
    return Target(form: form, file: parts[1] == "-" ? nil : String(parts[1]))
  }

  /// Writes all reports.
  ///
  /// Without a file, Markdown goes to the file that GITHUB_STEP_SUMMARY names, after what it holds.
  ///
  /// - Parameters:
  ///   - outcome: what was done.
  ///   - io: where standard output is.
  ///   - cells: gives what a page shows of each cell; it is asked for each page only.
  func write(
    _ outcome: RunOutcome, _ io: CommandIO,
    cells: (HTMLReport.Form) -> [ReportCell] = { _ in [] }
  ) throws(CommandError) {
    // What cannot be written does not keep the others from being written.
    var failure: CommandError?
    for target in targets {
      do throws(CommandError) {
        try write(outcome, to: target, io, cells: cells)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  private func write(
    _ outcome: RunOutcome, to target: Target, _ io: CommandIO,
    cells: (HTMLReport.Form) -> [ReportCell]
  ) throws(CommandError) {
    let step = io.environment["GITHUB_STEP_SUMMARY", default: ""]
    if target.form == .html, let path = target.file {
      let folder = ReportFolder(path)
      let report = HTMLReport(outcome, cells: cells(folder.form), source: TextReport(io).source)
      try folder.write(report)
      io.err("wrote \(folder.page)\n")
    } else if let file = target.file {
      try Reporters.save(Reporters.text(of: outcome, as: target.form, nil), to: file)
    } else if target.form == .markdown, !step.isEmpty {
      let old = (try? String(contentsOfFile: step, encoding: .utf8)) ?? ""
      try Reporters.save(old + Reporters.text(of: outcome, as: .markdown, nil), to: step)
    } else {
      if target.form == .pretty {
        let report = TextReport(io)
        for diagnostic in outcome.diagnostics { io.err(report.text(of: diagnostic)) }
      }
      io.out(Reporters.text(of: outcome, as: target.form, io))
    }
  }

  /// A report as text; `io` says how it is coloured, and nil is for files.
  private static func text(of outcome: RunOutcome, as form: Form, _ io: CommandIO?) -> String {
    switch form {
    case .pretty: pretty(outcome, io)
    case .json: JSONReport(outcome).text()
    case .junit: JUnitReport.text(of: outcome)
    case .sarif: SARIFReport(outcome).text()
    case .github: GitHubReport.text(of: outcome)
    case .gitlab: GitLabReport.text(of: outcome)
    case .markdown: MarkdownReport.text(of: outcome)
    case .html: HTMLReport(outcome).page(.file).html
    }
  }

  /// What people read; a file also has what goes to standard error on a terminal.
  private static func pretty(_ outcome: RunOutcome, _ io: CommandIO?) -> String {
    let report = io.map { TextReport($0) } ?? TextReport(coloring: .none, source: Document.text)
    let read = io == nil ? outcome.diagnostics.map { report.text(of: $0) } : []
    let found = outcome.groups.map { group in
      report.text(of: group, total: outcome.total(for: group))
    }
    let end = io == nil ? [outcome.summary.sentence + "\n"] : []
    return (read + found + end).joined()
  }

  private static func save(_ text: String, to file: String) throws(CommandError) {
    do throws(AtomicFile.WriteError) {
      try AtomicFile.write(Array(text.utf8), to: file)
    } catch {
      throw .failure("cannot write '\(error.path)': \(error.reason)")
    }
  }
}
