public import Casque
import Foundation

/// Asserts that a result is as the reference beside the test file says.
///
/// Works in Swift Testing and in XCTest. The reference is
/// `__Snapshots__/<TestFile>/[suite/]test/layout@cell.frames.txt`; its path follows from the names
/// alone, so tests may run in any order, at once and again.
/// - Parameters:
///   - result: what is compared.
///   - strategy: what of it is compared.
///   - name: tells snapshots of one layout and cell in one test apart.
///   - mode: when to write the reference; nil for the scope's or the environment's mode, which is
///     `never` where `CI` is set and else `missing`.
///   - store: where the references are; nil for the folder beside the test file.
///   - fileID: the file of the call, as `#fileID` has it.
///   - filePath: the file of the call, as `#filePath` has it.
///   - line: the line of the call.
///   - column: the column of the call.
///   - function: the test function, as `#function` has it.
public func assertSnapshot(
  of result: LayoutResult, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, in store: ReferenceStore? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) {
  assertSnapshot(
    of: [result], as: strategy, named: name, record: mode, in: store, fileID: fileID,
    filePath: filePath, line: line, column: column, function: function)
}

/// Asserts that every one of some results is as its reference says, such as those of a matrix.
///
/// There is one failure, which tells each difference once with the cells that show it.
/// - Parameters:
///   - results: what is compared, each with a reference of its own.
///   - strategy: what of it is compared.
///   - name: tells snapshots of one layout and cell in one test apart.
///   - mode: when to write the references; nil for the scope's or the environment's mode.
///   - store: where the references are; nil for the folder beside the test file.
///   - fileID: the file of the call, as `#fileID` has it.
///   - filePath: the file of the call, as `#filePath` has it.
///   - line: the line of the call.
///   - column: the column of the call.
///   - function: the test function, as `#function` has it.
public func assertSnapshot(
  of results: some Sequence<LayoutResult>, as strategy: SnapshotStrategy,
  named name: String? = nil, record mode: RecordMode? = nil, in store: ReferenceStore? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: StaticString = #function
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let mode = try RecordMode.resolved(
      explicit: mode, scoped: SnapshotRecording.mode,
      environment: ProcessInfo.processInfo.environment)
    let assertion = SnapshotAssertion(
      test: .current(function: "\(function)", filePath: "\(filePath)"), strategy: strategy,
      name: name, store: store ?? ReferenceStore(besideTestFile: "\(filePath)"), mode: mode,
      site: site)
    assertion.check(Array(results))
  } catch {
    TestReporter.fail(error.description, at: site)
  }
}

/// Asserts that a result is as a text in the test says.
///
/// Nothing is recorded: a failure shows the text that would pass, to be put into the test.
/// - Parameters:
///   - result: what is compared.
///   - strategy: what of it is compared: text, such as ``SnapshotStrategy/views``.
///   - expected: the text; line ends before and after it do not count.
///   - fileID: the file of the call, as `#fileID` has it.
///   - filePath: the file of the call, as `#filePath` has it.
///   - line: the line of the call.
///   - column: the column of the call.
public func assertSnapshot(
  of result: LayoutResult, as strategy: SnapshotStrategy, matches expected: String,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let title = [result.layoutName, result.cellName].filter { !$0.isEmpty }.joined(separator: " on ")
  let text: String
  switch Result(catching: { try strategy.content(result) }) {
  case .success(.text(let made)): text = made
  case .success(.frames(let frames)): text = frames.text
  case .success: return TestReporter.fail("only text can be compared with a text", at: site)
  case .failure(let error): return TestReporter.fail("\(title): \(error)", at: site)
  }
  let (old, new) = (trimmed(expected), trimmed(text))
  guard let difference = TextDifference(from: old, to: new) else { return }
  TestReporter.fail(
    "\(title) is not as expected\n  \(difference.description)\nit is now:\n\(new)", at: site)
}

private func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .newlines) }
