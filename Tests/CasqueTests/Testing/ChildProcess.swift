import Foundation

/// A run of this test binary as another process.
struct ChildProcess {
  /// Its exit status.
  var status: Int32
  /// What it wrote to both streams.
  var output: String

  /// Runs the binary with other arguments and more variables, without those that set record modes.
  static func run(
    _ arguments: [String], environment: [String: String]
  ) async throws -> ChildProcess {
    let log = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    // A file and no pipe: a pipe that nobody empties stops its writer.
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = arguments
    let unset = ["CI", "CASQUE_RECORD", "SNAPSHOT_TESTING_RECORD"]
    process.environment = ProcessInfo.processInfo.environment
      .filter { !unset.contains($0.key) }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    return ChildProcess(status: status, output: try String(contentsOf: log, encoding: .utf8))
  }
}
