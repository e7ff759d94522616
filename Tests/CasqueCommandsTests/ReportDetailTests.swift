import Casque
import Foundation
import Testing
import _CasqueTestSupport

/// What reports do with findings that meet: in one cell, of one cause, at the end of a line.
@Suite struct ReportDetailTests {
  private static func place(_ start: SourcePosition, _ end: SourcePosition) -> SourceRange {
    SourceRange(path: "a.yml", bytes: 0..<1, start: start, end: end)
  }

  private static func outcome(
    diagnostics: [Diagnostic] = [], cells: [CellFindings] = [], failing: Severity = .warning
  ) -> RunOutcome {
    RunOutcome(
      .check, version: "1.0.0", diagnostics: diagnostics, cells: cells, failing: failing)
  }

  private static func issues(_ outcome: RunOutcome) throws -> [SchemaValidator.Value] {
    guard case .array(let issues) = try SchemaValidator.Value(json: GitLabReport.text(of: outcome))
    else {
      return []
    }
    return issues
  }

  /// GitLab drops an issue whose fingerprint another one has.
  @Test func issuesOfOneCauseHaveFingerprintsOfTheirOwn() throws {
    let diagnostics = [4, 9].map { line in
      Diagnostic(
        .documentUnknownKey, "a view has no key 'colour'",
        at: Self.place(
          SourcePosition(line: line, column: 7), SourcePosition(line: line, column: 13)))
    }
    let prints = try Self.issues(Self.outcome(diagnostics: diagnostics)).map { $0["fingerprint"] }
    #expect(prints.count == 2 && prints[0] != nil && prints[0] != prints[1])
  }

  /// What ends before the first column of a line ends with the line before.
  @Test func aStretchEndsWithItsLastLine() throws {
    let (start, next) = (
      SourcePosition(line: 3, column: 5), SourcePosition(line: 6, column: 1)
    )
    let diagnostic = Diagnostic(
      .documentUnknownKey, "a view has no key 'x'", at: Self.place(start, next))
    let issues = try Self.issues(Self.outcome(diagnostics: [diagnostic]))
    let lines = try #require(issues.first?["location"]?["lines"])
    #expect(lines["begin"] == .number(3) && lines["end"] == .number(5))
  }

  /// With `--fail-on error` a warning about a document fails no case of JUnit.
  @Test(arguments: [Severity.warning, .error]) func warningsFailAsAsked(failing: Severity) {
    let diagnostic = Diagnostic(
      .documentUnknownKey, "a view has no key 'x'",
      at: Self.place(SourcePosition(line: 1, column: 1), SourcePosition(line: 1, column: 2)),
      severity: .warning)
    let text = JUnitReport.text(
      of: Self.outcome(diagnostics: [diagnostic], failing: failing))
    let count = failing == .warning ? 1 : 0
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"\(count)\""), "\(text)")
    #expect(text.contains("<error ") == (failing == .warning))
  }

  @Test func aCellCountsOnceForACause() {
    let finding = Finding(
      Diagnostic(.layoutOverlap, "'a' overlaps 'b'"), views: ["a", "b"], cause: "overlap")
    let cells = ["one", "two"].map {
      CellFindings(layout: "card", cell: $0, findings: [finding, finding])
    }
    let groups = FindingGroup.grouped(cells)
    #expect(groups.map(\.cells) == [["one", "two"]])
  }

  /// A bar in a text would be the end of a cell of the table.
  @Test func textEndsNoCellOfATable() {
    let finding = Finding(Diagnostic(.layoutOverlap, "'a|b' overlaps `c`"), views: ["a|b"])
    let outcome = Self.outcome(cells: [
      CellFindings(layout: "card", cell: "one|two", findings: [finding])
    ])
    let text = MarkdownReport.text(of: outcome)
    #expect(text.contains("'a\\|b' overlaps \\`c\\`"), "\(text)")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ❌") || $0.hasPrefix("| ⚠️") }
    for row in rows { #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5) }
    #expect(rows.count == 1)
  }
}
