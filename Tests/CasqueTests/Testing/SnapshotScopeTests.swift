import Casque
import CasqueTesting
import Foundation
import Testing

/// The trait, the scoped function and the call itself, the later the stronger.
@Suite(.snapshots(record: .never)) final class SnapshotScopeTests: Sendable {
  private let store: ReferenceStore

  init() {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    store = ReferenceStore(folder: folder.path(percentEncoded: false))
  }

  deinit { try? FileManager.default.removeItem(atPath: store.folder) }

  /// Whether a snapshot without a reference is written, rather than failing.
  private func isWritten(record mode: RecordMode? = nil) throws -> Bool {
    let result = try FailingFixture.result()
    withKnownIssue(isIntermittent: true) {
      assertSnapshot(of: result, as: .frames, record: mode, in: store)
    }
    return !store.references().isEmpty
  }

  @Test func takesTheSuitesTrait() throws { #expect(try !isWritten()) }

  @Test(.snapshots(record: .changed)) func prefersTheTestsTrait() throws {
    #expect(try isWritten())
  }

  @Test func prefersTheScopedFunction() throws {
    #expect(try withSnapshotRecording(.all) { try isWritten() })
  }

  @Test func prefersTheScopedFunctionInAnotherTask() async throws {
    let isWritten = try await withSnapshotRecording(.all) {
      await Task.yield()
      return try self.isWritten()
    }
    #expect(isWritten)
  }

  @Test func prefersTheCall() throws {
    #expect(try withSnapshotRecording(.never) { try isWritten(record: .missing) })
  }

  @Test func namesTheReferenceAfterTheTest() throws {
    _ = try isWritten(record: .missing)
    let path = try #require(store.references().first)
    // The suite has its file's name, which the folder of a store beside the file says already.
    #expect(path.hasPrefix("names-the-reference-after-the-test/welcome-iphone-se~"))
  }
}
