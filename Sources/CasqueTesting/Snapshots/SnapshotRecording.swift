public import Casque
public import Testing

/// Runs a function whose snapshots are recorded as `mode` says, unless they say so themselves.
///
/// For XCTest, wrap `invokeTest()`; for Swift Testing there is the trait `.snapshots(record:)`.
/// Tasks that the function starts keep the mode, detached ones do not.
public func withSnapshotRecording<Value, Failure: Error>(
  _ mode: RecordMode, _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  let result: Result<Value, Failure> = SnapshotRecording.$mode.withValue(mode) {
    Result(catching: body)
  }
  return try result.get()
}

/// Runs an asynchronous function whose snapshots are recorded as `mode` says, unless they say so
/// themselves.
public func withSnapshotRecording<Value>(
  _ mode: RecordMode, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Value
) async rethrows -> Value {
  try await SnapshotRecording.$mode.withValue(mode, operation: body)
}

/// The record mode of a scope.
enum SnapshotRecording {
  /// The innermost scope's mode; nil outside.
  @TaskLocal static var mode: RecordMode?
}

/// Says how the snapshots of a test or a suite are recorded: `@Suite(.snapshots(record: .never))`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// When snapshots are written.
  public var mode: RecordMode

  /// Whether the tests of a suite have the trait: they do, and their own comes first.
  public var isRecursive: Bool { true }

  /// Runs a test in the scope of the mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotRecording.$mode.withValue(mode) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Says how the snapshots of a test or a suite are recorded.
  public static func snapshots(record mode: RecordMode) -> Self { SnapshotsTrait(mode: mode) }
}
