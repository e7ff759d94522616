public import CasqueDiagnostics

/// A run's outcome as JSON, such as `casque-check/1`.
public struct JSONReport: Sendable, Codable {
  /// The format's name and version.
  public var schema: String
  /// What the readers of the documents had to say.
  public var diagnostics: [Diagnostic]
  /// The causes, each with the cells that show it.
  public var causes: [Cause]
  /// How many cells were checked.
  public var cells: Int
  /// On how many cells there is any finding.
  public var affectedCells: Int

  /// The cells that nobody looked at, with the reason.
  public var skipped: [Skipped]

  /// A cell that nobody looked at.
  public struct Skipped: Sendable, Codable {
    /// The layout's name, or the document's file where that could not be read.
    public var layout: String
    /// How the cell is called.
    public var cell: String
    /// Why it was left out.
    public var reason: String
  }

  /// A cause with the cells that show it.
  public struct Cause: Sendable, Codable {
    /// The layout's name.
    public var layout: String
    /// What is wrong, as on the first cell.
    public var diagnostic: Diagnostic
    /// The views it is about.
    public var views: [String]
    /// The measured evidence on the first cell.
    public var evidence: String
    /// The cells that show it.
    public var cells: [String]
  }

  /// Creates the report of a run.
  public init(_ outcome: RunOutcome) {
    schema = outcome.command.schema
    diagnostics = outcome.diagnostics
    causes = outcome.groups.map {
      Cause(
        layout: $0.layout, diagnostic: $0.finding.diagnostic, views: $0.finding.views,
        evidence: $0.finding.evidence, cells: $0.cells)
    }
    cells = outcome.summary.cells
    affectedCells = outcome.summary.affectedCells
    skipped = outcome.cells.compactMap { cell in
      cell.skipped.map { Skipped(layout: cell.layout, cell: cell.cell, reason: $0) }
    }
  }

  /// The JSON text, keys in alphabetical order, with a final line end.
  public func text() -> String { JSONText.text(of: self) }
}
