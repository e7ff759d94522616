public import CasqueChecks
public import CasqueDevices
internal import CasqueDiagnostics
public import CasqueLayout
internal import CasqueModel
public import CasqueReport

extension LayoutPipeline {
  /// Solves documents on cells: every document on every cell, document by document.
  public func resolve(_ documents: [Document], on cells: [Cell]) -> [LayoutResult] {
    map(count: documents.count * cells.count) { index, engine in
      let document = documents[index / cells.count]
      let cell = cells[index % cells.count]
      var result = engine.resolve(
        document.layout, in: cell.environment, cellName: cell.description,
        resources: document.resources)
      result.cellSlug = cell.slug
      return result
    }
  }

  /// What the rules find in all windows of documents on cells: every document on every cell.
  ///
  /// - Parameters:
  ///   - documents: the documents.
  ///   - cells: the cells.
  ///   - suite: the rules.
  ///   - progress: called by any worker after each cell.
  public func check(
    _ documents: [Document], on cells: [Cell], with suite: CheckSuite = .standard,
    progress: @Sendable () -> Void = {}
  ) -> [CellFindings] {
    map(count: documents.count * cells.count) { index, engine in
      let document = documents[index / cells.count]
      let cell = cells[index % cells.count]
      let findings = engine.findings(
        of: document.layout, in: cell.environment, cellName: cell.description,
        resources: document.resources, suite: suite)
      progress()
      return CellFindings(
        layout: document.layout.name, path: document.path, cell: cell.description,
        matrixCell: cell, findings: findings)
    }
  }
}
