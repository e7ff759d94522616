public import CasqueChecks
public import CasqueDevices
internal import CasqueDiagnostics
public import CasqueLayout
internal import CasqueModel
public import CasqueReport

extension LayoutPipeline {
  /// Solves documents on cells: every document on every cell, document by document.
  public func resolve(_ documents: [Document], on cells: [Cell]) -> [LayoutResult] {
    let surroundings = CellSurroundings(of: cells)
    let count = surroundings.environments.count
    let shared = documents.map(SharedDocument.init)
    let solved = map(count: documents.count * count) { index, engine in
      let document = shared[index / count]
      return engine.resolve(
        document.value.layout, in: surroundings.environments[index % count], cellName: "",
        resources: document.value.resources)
    }
    return documents.indices.flatMap { document in
      cells.indices.map { cell in
        var result = solved[document * count + surroundings.places[cell]]
        result.cellName = cells[cell].description
        result.cellSlug = cells[cell].slug
        return result
      }
    }
  }

  /// What the rules find in all windows of documents on cells: every document on every cell.
  ///
  /// - Parameters:
  ///   - documents: the documents.
  ///   - cells: the cells.
  ///   - suite: the rules.
  ///   - progress: called by any worker once for each document and cell.
  public func check(
    _ documents: [Document], on cells: [Cell], with suite: CheckSuite = .standard,
    progress: @Sendable () -> Void = {}
  ) -> [CellFindings] {
    let surroundings = CellSurroundings(of: cells)
    let count = surroundings.environments.count
    let shared = documents.map(SharedDocument.init)
    let found = map(count: documents.count * count) { index, engine in
      let document = shared[index / count]
      // No finding names its cell.
      let findings = engine.findings(
        of: document.value.layout, in: surroundings.environments[index % count], cellName: "",
        resources: document.value.resources, suite: suite)
      for _ in 0..<surroundings.cellCounts[index % count] { progress() }
      // Layouts beside this one tell their own, and that one lies over another is the system's doing.
      let companions = document.value.companions
      return findings.filter { finding in
        !finding.views.contains { view in companions.contains { view.hasPrefix($0) } }
      }
    }
    let told = documents.indices.map { document in
      Set(found[document * count..<(document + 1) * count].joined().map(EmbeddedFinding.init))
    }
    let places = Dictionary(grouping: documents.indices) { documents[$0].layout.name }
    let names = cells.map(\.description)
    return documents.indices.flatMap { document in
      // What an embedded layout tells by itself is not told again of the views that show it.
      let inner = documents[document].embedded.flatMap { view, name in
        (places[name] ?? []).map { ("\(view).", told[$0]) }
      }
      return cells.indices.map { cell in
        CellFindings(
          layout: documents[document].layout.name, path: documents[document].path,
          cell: names[cell], matrixCell: cells[cell],
          findings: found[document * count + surroundings.places[cell]].filter { finding in
            !inner.contains { prefix, told in
              finding.views.first?.hasPrefix(prefix) ?? false
                && told.contains(EmbeddedFinding(finding))
            }
          })
      }
    }
  }
}

/// What a finding in an embedded layout has in common with the same one in the layout around it.
private struct EmbeddedFinding: Hashable {
  let code: DiagnosticCode
  let place: SourceRange?

  init(_ finding: Finding) {
    code = finding.diagnostic.code
    place = finding.diagnostic.place
  }
}

/// A document that workers pass about by reference: counting the many references inside it would
/// make them wait for each other.
private final class SharedDocument: Sendable {
  let value: Document

  init(_ value: Document) { self.value = value }
}
