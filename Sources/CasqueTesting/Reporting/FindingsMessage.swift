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
    let entries = groups.map { report.text(of: $0, total: cells.count) }
    let summary = CheckSummary(groups: groups, over: cells).sentence
    let layouts = groups.reduce(into: [String]()) { names, group in
      if !names.contains(group.layout) { names.append(group.layout) }
    }
    let title = "\(layouts.joined(separator: ", ")): \(summary)"
    return ([title] + entries.map { String($0.dropLast()) }).joined(separator: "\n")
  }

  /// The text of the file of a place, for excerpts: a document, or the file of the test itself.
  private func source(_ path: String) -> String? {
    let file = path == "\(site.fileID)" ? "\(site.filePath)" : path
    return try? String(contentsOf: URL(filePath: file), encoding: .utf8)
  }
}
