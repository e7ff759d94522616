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
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let content = strategy.content(result)
  let assertion = SnapshotAssertion(
    content: content,
    name: SnapshotName(
      test: .current(function: "\(function)", filePath: "\(filePath)"),
      layout: result.layoutName, cell: result.cellSlug.isEmpty ? result.cellName : result.cellSlug,
      name: name, kind: content.kind),
    store: store ?? ReferenceStore(besideTestFile: "\(filePath)"), site: site)
  do {
    assertion.check(
      try RecordMode.resolved(
        explicit: mode, scoped: SnapshotRecording.mode,
        environment: ProcessInfo.processInfo.environment))
  } catch {
    TestReporter.fail(error.description, at: site)
  }
}

/// A snapshot with all that its check needs to know.
struct SnapshotAssertion {
  var content: SnapshotContent
  var name: SnapshotName
  var store: ReferenceStore
  var site: CallSite

  /// Compares or records the snapshot, and tells the test how it came out.
  func check(_ mode: RecordMode) {
    let outcome = store.check(content, as: name, mode: mode, at: site.place)
    let path = store.path(of: name)
    guard let message = outcome.message(for: name, at: path) else { return }
    if outcome.isFailure {
      attach(outcome)
      TestReporter.fail(message, at: site)
    } else {
      TestReporter.note(message, at: site)
    }
  }

  /// Keeps what a person wants to look at after the failure.
  private func attach(_ outcome: SnapshotOutcome) {
    let file = name.path.split(separator: "/").last ?? "snapshot"
    switch outcome {
    case .different(.image(let difference), _):
      let pictures = [
        ("reference", difference.reference), ("snapshot", difference.snapshot),
        ("difference", difference.picture),
      ]
      for (role, picture) in pictures {
        TestReporter.attach(PNGWriter.encode(picture), named: "\(role)-\(file)", at: site)
      }
    case .different, .missing:
      TestReporter.attach(content.encoded(), named: "snapshot-\(file)", at: site)
    case .matched, .recorded, .collision, .inaccessible: break
    }
  }
}
