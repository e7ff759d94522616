import CasqueDiagnostics

/// How many causes a check found, and where.
public struct CheckSummary: Sendable, Hashable {
  /// How many different causes there are.
  public var causes: Int
  /// How many of them are errors.
  public var errors: Int
  /// On how many cells there is any.
  public var affectedCells: Int
  /// How many cells were checked.
  public var cells: Int
  /// How many cells nobody looked at.
  public var skippedCells: Int

  /// Counts groups over the cells they come from.
  public init(groups: [FindingGroup], over cells: [CellFindings]) {
    causes = groups.count
    errors = groups.count { $0.finding.diagnostic.severity == .error }
    affectedCells = cells.count { !$0.findings.isEmpty }
    skippedCells = cells.count { $0.skipped != nil }
    self.cells = cells.count - skippedCells
  }

  /// The sentence that ends a check: `3 causes on 41 of 412 cells`.
  public var sentence: String {
    let skipped = skippedCells == 0 ? "" : ", \(skippedCells) skipped"
    if causes == 0 { return "no findings on \(cells) cell\(cells == 1 ? "" : "s")\(skipped)" }
    return
      "\(causes) cause\(causes == 1 ? "" : "s") on \(affectedCells) of \(cells) cells\(skipped)"
  }
}
