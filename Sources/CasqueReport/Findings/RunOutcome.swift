public import CasqueDiagnostics

/// What a command did that looks at layouts on cells; what every report is made of.
public struct RunOutcome: Sendable {
  /// The commands that report cells.
  public enum Command: String, Sendable, Hashable {
    /// `casque check`.
    case check
    /// `casque snapshots`.
    case snapshots

    /// The name and version of its JSON.
    public var schema: String { "casque-\(rawValue)/1" }
  }

  /// The command.
  public var command: Command
  /// The version of Casque, by Semantic Versioning.
  public var version: String
  /// What the readers of the documents had to say.
  public var diagnostics: [Diagnostic]
  /// The cells, document by document, in the order of the matrix.
  public var cells: [CellFindings]
  /// The least severity that is a failure.
  public var failing: Severity
  /// The findings by cause.
  public let groups: [FindingGroup]
  /// On how many cells each layout was looked at, by its name.
  private let totals: [String: Int]
  /// How many there are.
  public let summary: CheckSummary

  /// Creates an outcome from what was read and found.
  ///
  /// Complexity: O(findings · log groups).
  public init(
    _ command: Command, version: String, diagnostics: [Diagnostic], cells: [CellFindings],
    failing: Severity
  ) {
    self.command = command
    self.version = version
    self.diagnostics = diagnostics
    self.cells = cells
    self.failing = failing
    groups = FindingGroup.grouped(cells)
    totals = cells.reduce(into: [:]) { totals, cell in
      if cell.skipped == nil { totals[cell.layout, default: 0] += 1 }
    }
    summary = CheckSummary(groups: groups, over: cells, diagnostics: diagnostics)
  }

  /// The worst of all that was read or found; nil if there is nothing.
  public var worst: Severity? {
    (groups.map(\.finding.diagnostic.severity) + diagnostics.map(\.severity)).max()
  }

  /// How many cells a group was looked for on: those of its layout.
  ///
  /// Complexity: O(1).
  public func total(for group: FindingGroup) -> Int { totals[group.layout] ?? 0 }
}
