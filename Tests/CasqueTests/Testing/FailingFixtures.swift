import Casque
import CasqueTesting
import Foundation
import Testing
import XCTest

/// What the child processes of `ReportedFailureTests` are told, and what they fail at.
///
/// The fixtures run only where the variable is set: they fail on purpose.
enum FailingFixture {
  static let variable = "CASQUE_FAILING_FIXTURE"

  /// The folder for references; nil outside the child processes.
  static var folder: String? { ProcessInfo.processInfo.environment[variable] }

  /// A store in that folder.
  static var store: ReferenceStore { ReferenceStore(folder: folder ?? "/nowhere") }

  /// A screen with a button too small for a finger, on a cell of that name.
  static func result(cell: String = "iPhone SE") throws -> LayoutResult {
    let device = try DeviceCatalogue.standard.device(id: "iphone-se-1")
    let frames = [
      Rect(x: 0, y: 0, width: 320, height: 568), Rect(x: 16, y: 100, width: 20, height: 20),
    ]
    let views = zip([View.view("screen"), View.button("go", title: "Go")], frames).map {
      view, frame in
      ResolvedView(
        view: view, superview: view.id == "screen" ? nil : "screen", frame: frame,
        absoluteFrame: frame, alignmentRect: frame)
    }
    return LayoutResult(
      layoutName: "welcome", cellName: cell, environment: Cell(device: device).environment,
      views: views)
  }

  /// A task that has left its test, which then is not the current one.
  static func expectNoFindingsElsewhere() async throws {
    let result = try result()
    await Task.detached { expectNoFindings(in: result) }.value
  }
}

@Suite(.enabled(if: FailingFixture.folder != nil), .snapshots(record: .never))
struct FailingFixtureSuite {
  @Test func findings() throws { expectNoFindings(in: try FailingFixture.result()) }

  @Test func elsewhere() async throws { try await FailingFixture.expectNoFindingsElsewhere() }

  @Test func relation() throws { expect("go", in: try FailingFixture.result()).isAtLeast() }

  @Test func missingReference() throws {
    assertSnapshot(of: try FailingFixture.result(), as: .frames, in: FailingFixture.store)
  }
}

@Suite(.enabled(if: FailingFixture.folder != nil))
struct RecordingFixtureSuite {
  @Test(arguments: ["iPhone SE", "iPad mini"])
  func recorded(cell: String) throws {
    assertSnapshot(
      of: try FailingFixture.result(cell: cell), as: .frames, record: .missing,
      in: FailingFixture.store)
  }
}

final class FailingFixtureCase: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipIf(FailingFixture.folder == nil, "fails on purpose, in a child process")
  }

  func testFindings() throws { expectNoFindings(in: try FailingFixture.result()) }

  func testElsewhere() async throws { try await FailingFixture.expectNoFindingsElsewhere() }

  func testRelation() throws { expect("go", in: try FailingFixture.result()).isAtLeast() }

  func testMissingReference() throws {
    try withSnapshotRecording(.never) {
      assertSnapshot(of: try FailingFixture.result(), as: .frames, in: FailingFixture.store)
    }
  }
}

final class RecordingFixtureCase: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipIf(FailingFixture.folder == nil, "records, in a child process")
  }

  func testRecorded() throws {
    for cell in ["iPhone SE", "iPad mini"] {
      assertSnapshot(
        of: try FailingFixture.result(cell: cell), as: .frames, record: .missing,
        in: FailingFixture.store)
    }
  }
}
