import CasqueDiagnostics

/// A run as JUnit XML: a suite for each document, a case for each cell.
///
/// A cell that nobody looked at is a skipped case and no passed one. Nothing is timed, so that the
/// same run gives the same bytes. Elements have the attributes of the schema and no others: Jenkins
/// refuses a file with one more, so a document's file stands with its suite.
///
/// **Source** the schema junit-10.xsd of Jenkins' xUnit plugin, which GitLab, GitHub's actions and
/// CircleCI read as well; `[[ATTACHMENT|path]]` is the JUnit Attachments plugin's.
public enum JUnitReport {
  /// The XML text, with a final line end.
  public static func text(of outcome: RunOutcome) -> String {
    let suites = suites(of: outcome)
    let all = suites.flatMap(\.cases)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"casque \(outcome.command.rawValue)\"\(totals(all))>")
    let report = TextReport(coloring: .none) { _ in nil }
    for suite in suites {
      let path = suite.cases.first?.path ?? ""
      let file = path.isEmpty ? "" : " file=\"\(XMLText.attribute(path))\""
      let skipped = suite.cases.count { $0.skipped != nil }
      lines.append(
        "  <testsuite name=\"\(XMLText.attribute(suite.name))\"\(file)\(totals(suite.cases))"
          + " skipped=\"\(skipped)\">")
      for item in suite.cases { lines += self.lines(of: item, report, outcome.failing) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Suite {
    var name: String
    var cases: [Case]
  }

  private struct Case {
    var className: String
    var name: String
    var path: String
    var findings: [Finding] = []
    var readErrors: [Diagnostic] = []
    var skipped: String?
    var attachments: [String] = []
    var isFailed = false
  }

  private static func suites(of outcome: RunOutcome) -> [Suite] {
    var suites: [Suite] = []
    var indices: [String: Int] = [:]
    func add(_ item: Case, to name: String) {
      if let index = indices[name] {
        suites[index].cases.append(item)
      } else {
        indices[name] = suites.count
        suites.append(Suite(name: name, cases: [item]))
      }
    }
    var read: [String] = []
    for path in outcome.diagnostics.map({ $0.place?.path ?? "" }) where !read.contains(path) {
      read.append(path)
      var item = Case(className: path, name: "the document", path: path)
      item.readErrors = outcome.diagnostics.filter { ($0.place?.path ?? "") == path }
      item.isFailed = item.readErrors.contains { $0.severity >= outcome.failing }
      add(item, to: path)
    }
    for cell in outcome.cells {
      var item = Case(className: cell.layout, name: cell.cell, path: cell.path)
      item.findings = cell.findings
      item.skipped = cell.skipped
      item.attachments = cell.attachments
      item.isFailed = cell.findings.contains { $0.diagnostic.severity >= outcome.failing }
      add(item, to: cell.path.isEmpty ? cell.layout : cell.path)
    }
    return suites
  }

  private static func totals(_ cases: [Case]) -> String {
    let failures = cases.count { $0.isFailed && $0.readErrors.isEmpty }
    let errors = cases.count { $0.isFailed && !$0.readErrors.isEmpty }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private static func lines(
    of item: Case, _ report: TextReport, _ failing: Severity
  ) -> [String] {
    let head =
      "    <testcase classname=\"\(XMLText.attribute(item.className))\""
      + " name=\"\(XMLText.attribute(item.name))\""
    var body: [String] = []
    if let reason = item.skipped {
      body.append("      <skipped message=\"\(XMLText.attribute(reason))\"/>")
    }
    let diagnostics = item.readErrors + item.findings.map(\.diagnostic)
    let worst = diagnostics.first { $0.severity >= failing }
    let text = diagnostics.map { diagnostic in
      let evidence = item.findings.first { $0.diagnostic == diagnostic }?.evidence ?? ""
      return report.text(of: diagnostic) + (evidence.isEmpty ? "" : "  \(evidence)\n")
    }.joined()
    if let worst {
      let kind = item.readErrors.isEmpty ? "failure" : "error"
      body.append(
        "      <\(kind) message=\"\(XMLText.attribute(worst.message))\""
          + " type=\"\(XMLText.attribute(worst.code.rawValue))\">\(XMLText.escaped(text))</\(kind)>"
      )
    }
    var out = item.attachments.map { "[[ATTACHMENT|\($0)]]\n" }.joined()
    if worst == nil { out += text }
    if !out.isEmpty { body.append("      <system-out>\(XMLText.escaped(out))</system-out>") }
    return body.isEmpty ? [head + "/>"] : [head + ">"] + body + ["    </testcase>"]
  }
}
