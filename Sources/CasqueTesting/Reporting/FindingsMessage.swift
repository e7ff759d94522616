import Casque
import Foundation

/// Findings as the message of a failing expectation.
struct FindingsMessage {
  /// What was found, cell by cell.
  var cells: [CellFindings]
  /// Where the expectation stands.
  var site: CallSite

  /// The message, a cause once for all cells; nil without findings.
  var text: String? {
    let groups = FindingGroup.grouped(cells)
    if groups.isEmpty { return nil }
    let report = TextReport(coloring: .none, source: source)
    let entries = groups.map { group in
      cells.count == 1
        ? entry(of: group.finding, report) : report.text(of: group, total: cells.count)
    }
    return ([title(of: groups)] + entries.map { String($0.dropLast()) }).joined(separator: "\n")
  }

  private func title(of groups: [FindingGroup]) -> String {
    if cells.count == 1, !cells[0].cell.isEmpty {
      let causes = "\(groups.count) cause\(groups.count == 1 ? "" : "s")"
      return "\(cells[0].layout) on \(cells[0].cell): \(causes)"
    }
    let layouts = groups.reduce(into: [String]()) { names, group in
      if !names.contains(group.layout) { names.append(group.layout) }
    }
    let summary = CheckSummary(groups: groups, over: cells).sentence
    return "\(layouts.joined(separator: ", ")): \(summary)"
  }

  /// A finding of the only cell, which the title names.
  private func entry(of finding: Finding, _ report: TextReport) -> String {
    let text = report.text(of: finding.diagnostic)
    return finding.evidence.isEmpty ? text : text + "  \(finding.evidence)\n"
  }

  /// The text of the file of a place, for excerpts: a document, or the file of the test itself.
  private func source(_ path: String) -> String? {
    let file = path == "\(site.fileID)" ? "\(site.filePath)" : path
    return try? String(contentsOf: URL(filePath: file), encoding: .utf8)
  }
}
