public import Casque

/// Begins an expectation about a view: `expect("title", in: result).isBelow("logo", by: 8...16)`.
///
/// Works in Swift Testing and in XCTest; failures point at this call.
public func expect(
  _ view: String, in result: LayoutResult, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> ViewExpectation {
  expect(view, in: [result], fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Begins an expectation about a view in all of some results, such as those of a matrix.
///
/// What fails on any number of cells is one failure, which names them.
public func expect(
  _ view: String, in results: some Sequence<LayoutResult>, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> ViewExpectation {
  ViewExpectation(
    viewID: view, results: Array(results),
    site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// What is expected of a view; each member fails the test where it does not hold.
///
/// Distances, lines and extents are those of alignment rectangles as solved, which constraints are
/// about, to a hundredth of a point; what lies inside something, is large enough or is visible is
/// judged by the frames on the pixel grid. Leading and trailing follow the direction of the view
/// that something is expected of.
public struct ViewExpectation: Sendable {
  /// The view's id.
  let viewID: String
  /// Where it must hold.
  let results: [LayoutResult]
  /// Where it was asked for.
  let site: CallSite

  /// How many cells a failure names before it counts the rest.
  static let namedCells = 5

  /// Fails the test unless `fault` finds nothing in any result.
  ///
  /// - Parameters:
  ///   - expected: what is expected, after `expected 'title' to `.
  ///   - others: further views that must exist.
  ///   - fault: what is the case instead, given the view and the others; nil if all is well.
  @discardableResult
  func require(
    _ expected: String, _ others: [String] = [],
    fault: (_ view: ResolvedView, _ others: [ResolvedView], _ result: LayoutResult) -> String?
  ) -> ViewExpectation {
    let faults = results.compactMap { result -> String? in
      let found = ([viewID] + others).map { result.view($0) }
      if let missing = zip([viewID] + others, found).first(where: { $0.1 == nil })?.0 {
        return line("there is no view '\(missing)'", in: result)
      }
      let views = found.compactMap { $0 }
      return fault(views[0], Array(views.dropFirst()), result).map { line($0, in: result) }
    }
    if faults.isEmpty { return self }
    let rest = faults.count - ViewExpectation.namedCells
    let lines =
      faults.prefix(ViewExpectation.namedCells) + (rest > 0 ? ["  and \(rest) more cells"] : [])
    let count = results.count == 1 ? "" : ", but not on \(faults.count) of \(results.count) cells"
    let title = "expected '\(viewID)' to \(expected)\(count)"
    TestReporter.fail(([title] + lines).joined(separator: "\n"), at: site)
    return self
  }

  private func line(_ fault: String, in result: LayoutResult) -> String {
    result.cellName.isEmpty ? "  \(fault)" : "  \(result.cellName): \(fault)"
  }
}
