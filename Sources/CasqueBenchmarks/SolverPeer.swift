import Foundation

/// Another solver, measured in a process of its own.
struct SolverPeer {
  /// The program that `scripts/bench-peers` built.
  var program: URL
  /// Seconds of processor time after which a peer is stopped.
  static let limit = 20

  /// What a peer did with a load.
  enum Outcome {
    case measured(SolverMeasurement)
    /// It was stopped at the limit before the system was built.
    case stopped
    /// It was stopped later: milliseconds to build.
    case builtOnly(Double)
  }

  /// A peer that ended in another way.
  struct Failure: Error {
    var status: Int32
    var output: String
  }

  /// Measures the peer once on a load file.
  func measure(_ load: URL) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -t \(Self.limit); exec \"$@\"", "sh", program.path, load.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = String(data: data, encoding: .utf8) ?? ""
    let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    if process.terminationReason == .exit, process.terminationStatus == 0, numbers.count == 3 {
      return .measured(
        SolverMeasurement(build: numbers[0], resize: numbers[1], matrix: numbers[2]))
    }
    // The limit sends SIGXCPU, then SIGKILL.
    guard process.terminationReason == .uncaughtSignal,
      [SIGXCPU, SIGKILL].contains(process.terminationStatus)
    else { throw Failure(status: process.terminationStatus, output: output) }
    return numbers.isEmpty ? .stopped : .builtOnly(numbers[0])
  }
}
