import CasqueDiagnostics

/// A run as workflow commands, which GitHub shows beside the lines of a change.
///
/// **Source** GitHub, Workflow commands for GitHub Actions: error, warning and notice messages.
public enum GitHubReport {
  /// A line for each diagnostic and each cause, each with its end.
  public static func text(of outcome: RunOutcome) -> String {
    let read = outcome.diagnostics.map { line($0, after: "") }
    let found = outcome.groups.map { group in
      let evidence = group.finding.evidence.isEmpty ? "" : "\(group.finding.evidence), first "
      return line(
        group.finding.diagnostic,
        after: "\n\(evidence)on \(group.cells[0])\n"
          + "on \(group.cells.count) of \(outcome.total(for: group)) cells")
    }
    return (read + found).joined()
  }

  private static func line(_ diagnostic: Diagnostic, after: String) -> String {
    let word = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    var properties: [String] = []
    if let place = diagnostic.place {
      properties.append("file=\(property(ReportPath.plain(place.path)))")
      properties.append("line=\(place.start.line)")
      if place.end.line > place.start.line {
        properties.append("endLine=\(place.end.line)")
      } else {
        // Columns are shown only within one line.
        properties.append("col=\(place.start.column)")
        if place.end > place.start { properties.append("endColumn=\(place.end.column)") }
      }
    }
    properties.append("title=\(property(diagnostic.code.rawValue))")
    let notes = diagnostic.notes.map { note in
      "\nnote: \(note.place.map { "\($0): " } ?? "")\(note.message)"
    }
    let hints = diagnostic.hints.map { "\nhint: \($0.message)" }
    let message = diagnostic.message + after + (notes + hints).joined()
    return "::\(word) \(properties.joined(separator: ","))::\(data(message))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
