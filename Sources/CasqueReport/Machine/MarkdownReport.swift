import CasqueDiagnostics

/// A run as Markdown, for the summary of a step or a comment.
public enum MarkdownReport {
  /// How many causes are shown before the rest is counted; a step's summary may have 1 MiB.
  static let shownCauses = 100

  /// The text, with a final line end.
  public static func text(of outcome: RunOutcome) -> String {
    var lines = ["## Casque \(outcome.command.rawValue): \(outcome.summary.sentence)", ""]
    if !outcome.diagnostics.isEmpty {
      lines += ["| | Where | What the document says |", "|---|---|---|"]
      lines += outcome.diagnostics.map { diagnostic in
        "| \(mark(diagnostic.severity)) | \(place(diagnostic)) | \(what(diagnostic)) |"
      }
      lines.append("")
    }
    if !outcome.groups.isEmpty {
      lines += ["| | Where | What | Cells |", "|---|---|---|---|"]
      lines += outcome.groups.prefix(shownCauses).map { row($0, outcome) }
      lines.append("")
      let rest = outcome.groups.count - shownCauses
      if rest > 0 { lines += ["and \(rest) more causes", ""] }
      lines += details(outcome)
    }
    return lines.joined(separator: "\n")
  }

  private static func row(_ group: FindingGroup, _ outcome: RunOutcome) -> String {
    let diagnostic = group.finding.diagnostic
    let evidence = group.finding.evidence
    let first = evidence.isEmpty ? "" : "<br>\(cell(evidence)), first on \(cell(group.cells[0]))"
    return "| \(mark(diagnostic.severity)) | \(place(diagnostic)) | \(what(diagnostic))\(first)"
      + " | \(group.cells.count) of \(outcome.total(for: group)) |"
  }

  /// A list of every cell that shows a cause, folded.
  private static func details(_ outcome: RunOutcome) -> [String] {
    var lines: [String] = []
    for group in outcome.groups.prefix(shownCauses) where group.cells.count > 1 {
      let message = cell(group.finding.diagnostic.message)
      lines += ["<details><summary>\(message): \(group.cells.count) cells</summary>", ""]
      lines += group.cells.prefix(shownCauses).map { "- \(cell($0))" }
      let rest = group.cells.count - shownCauses
      if rest > 0 { lines.append("- and \(rest) more") }
      lines += ["", "</details>", ""]
    }
    return lines
  }

  private static func what(_ diagnostic: Diagnostic) -> String {
    let hint = diagnostic.hints.first.map { "<br>hint: \(cell($0.message))" } ?? ""
    return "\(cell(diagnostic.message)) `\(diagnostic.code.rawValue)`\(hint)"
  }

  private static func place(_ diagnostic: Diagnostic) -> String {
    diagnostic.place.map { cell($0.description) } ?? ""
  }

  private static func mark(_ severity: Severity) -> String {
    switch severity {
    case .error: "❌"
    case .warning: "⚠️"
    case .note: "ℹ️"
    }
  }

  /// Text that is nothing but text in a cell of a table.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isNewline {
        result += " "
      } else if "\\`*_{}[]<>#|~".contains(character) {
        result += "\\\(character)"
      } else {
        result.append(character)
      }
    }
    return result
  }
}
