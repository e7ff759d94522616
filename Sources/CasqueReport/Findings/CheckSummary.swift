public import CasqueDiagnostics

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
  /// How many errors the readers of the documents reported: a check without findings has failed
  /// nevertheless where there is one.
  public var documentErrors: Int

  /// Counts groups over the cells they come from, and the errors among what the readers said.
  public init(
    groups: [FindingGroup], over cells: [CellFindings], diagnostics: [Diagnostic] = []
  ) {
    documentErrors = diagnostics.count { $0.severity == .error }
    causes = groups.count
    errors = groups.count { $0.finding.diagnostic.severity == .error }
    affectedCells = cells.count { !$0.findings.isEmpty }
    skippedCells = cells.count { $0.skipped != nil }
    self.cells = cells.count - skippedCells
  }

  /// The sentence that ends a check: `1 error in what was read, 3 causes on 41 of 412 cells`.
  public var sentence: String {
    let skipped = skippedCells == 0 ? "" : ", \(skippedCells) skipped"
    let read =
      documentErrors == 0
      ? "" : "\(documentErrors) error\(documentErrors == 1 ? "" : "s") in what was read, "
    if causes == 0 {
      return "\(read)no findings on \(cells) cell\(cells == 1 ? "" : "s")\(skipped)"
    }
    return "\(read)\(causes) cause\(causes == 1 ? "" : "s")"
      + " on \(affectedCells) of \(cells) cells\(skipped)"
  }
}
