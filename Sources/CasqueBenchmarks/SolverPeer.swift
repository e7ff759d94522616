import Foundation

/// Another solver, measured in a process of its own.
struct SolverPeer {
  /// The program that `scripts/bench-peers` built.
  var program: URL
  /// Seconds of processor time after which a peer counts as not finishing.
  static let limit = 20

  /// Measures the peer once on a load file; nil if it does not finish.
  func measure(_ load: URL, buildOnly: Bool) throws -> SolverMeasurement? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -t \(Self.limit); exec \"$@\"", "sh", program.path, load.path,
    ]
    if buildOnly { process.arguments?.append("build") }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let numbers = (String(data: data, encoding: .utf8) ?? "").split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 3 else { return nil }
    return SolverMeasurement(build: numbers[0], resize: numbers[1], matrix: numbers[2])
  }
}
