import CasqueDiagnostics

/// A run as a code quality report, which GitLab shows in merge requests.
///
/// **Source** GitLab, Code Quality, the report format (a part of Code Climate's).
public enum GitLabReport {
  private struct Issue: Encodable {
    var description: String
    var check_name: String
    var fingerprint: String
    var severity: String
    var location: Location
  }

  private struct Location: Encodable {
    var path: String
    var lines: Lines
  }

  private struct Lines: Encodable {
    var begin: Int
    var end: Int
  }

  /// The JSON text, with a final line end.
  ///
  /// Every issue of a list needs a fingerprint of its own: the second of one cause has a number.
  public static func text(of outcome: RunOutcome) -> String {
    var issues = outcome.diagnostics.map { diagnostic in
      issue(
        diagnostic, diagnostic.message, cause: "\(diagnostic.code.rawValue) \(diagnostic.message)",
        path: "")
    }
    issues += outcome.groups.map { group in
      let count = "on \(group.cells.count) of \(outcome.total(for: group)) cells"
      let diagnostic = group.finding.diagnostic
      return issue(
        diagnostic, "\(diagnostic.message) (\(count), first \(group.cells[0]))",
        cause: group.identity,
        path: outcome.cells.first { $0.layout == group.layout }?.path ?? "")
    }
    var seen: [String: Int] = [:]
    for index in issues.indices {
      let count = seen[issues[index].fingerprint, default: 0]
      seen[issues[index].fingerprint] = count + 1
      if count > 0 { issues[index].fingerprint += "-\(count + 1)" }
    }
    return JSONText.text(of: issues)
  }

  private static func issue(
    _ diagnostic: Diagnostic, _ description: String, cause: String, path: String
  ) -> Issue {
    let place = diagnostic.place
    let first = place?.start.line ?? 1
    // A stretch that ends at the start of a line ends with the line before.
    let ends = place.map { $0.end.column == 1 ? $0.end.line - 1 : $0.end.line } ?? 1
    return Issue(
      description: description, check_name: diagnostic.code.rawValue,
      fingerprint: ReportFingerprint.text(of: cause, place),
      severity: severity(diagnostic.severity),
      location: Location(
        path: ReportPath.plain(place?.path ?? path),
        lines: Lines(begin: first, end: max(first, ends)))
    )
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
