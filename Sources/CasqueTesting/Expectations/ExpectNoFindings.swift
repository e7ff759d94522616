public import Casque

/// Expects that the checks find nothing in a result.
///
/// Works in Swift Testing and in XCTest. The failure names each cause with its place and hints.
/// - Parameters:
///   - result: what is checked.
///   - checks: the rules.
///   - severity: findings below it do not count.
///   - fileID: the file of the call, as `#fileID` has it.
///   - filePath: the file of the call, as `#filePath` has it.
///   - line: the line of the call.
///   - column: the column of the call.
public func expectNoFindings(
  in result: LayoutResult, checks: CheckSuite = .standard, from severity: Severity = .warning,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  expectNoFindings(
    in: [result], checks: checks, from: severity, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Expects that the checks find nothing in any of some results, such as those of a matrix.
///
/// Works in Swift Testing and in XCTest. There is one failure, which names each cause once with the
/// cells that show it.
/// - Parameters:
///   - results: what is checked.
///   - checks: the rules.
///   - severity: findings below it do not count.
///   - fileID: the file of the call, as `#fileID` has it.
///   - filePath: the file of the call, as `#filePath` has it.
///   - line: the line of the call.
///   - column: the column of the call.
public func expectNoFindings(
  in results: some Sequence<LayoutResult>, checks: CheckSuite = .standard,
  from severity: Severity = .warning, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let cells = results.map { result in
    CellFindings(
      layout: result.layoutName, cell: result.cellName,
      findings: checks.findings(in: result).filter { $0.diagnostic.severity >= severity })
  }
  if let text = FindingsMessage(cells: cells, site: site).text {
    TestReporter.fail(text, at: site)
  }
}
