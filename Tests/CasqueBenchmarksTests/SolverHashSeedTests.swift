import Foundation
import Testing
import _CasqueTestSupport

/// Swift takes a new hash seed for each process, unless SWIFT_DETERMINISTIC_HASHING is set.
@Suite struct SolverHashSeedTests {
  /// The program that was built beside this test.
  static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "CasqueBenchmarks")

  @Test(
    "values and ranges have the same digits whatever the hash seed",
    .enabled(if: FileManager.default.isExecutableFile(atPath: program.path(percentEncoded: false))))
  func sameDigits() throws {
    let systems = Self.systems()
    let fixed = try Self.solve(systems, ["SWIFT_DETERMINISTIC_HASHING": "1"])
    #expect(fixed.count > 10_000)
    for _ in 0..<3 {
      let other = try Self.solve(systems, [:])
      #expect(other == fixed)
    }
  }

  /// Random systems, as the program reads them, each asked for values and for ranges.
  private static func systems() -> String {
    var generator = SplitMix64(seed: 20_000)
    var lines: [String] = []
    for number in 0..<300 {
      let count = Int.random(in: 2...12, using: &generator)
      lines.append("n \(count)")
      for _ in 0..<Int.random(in: 1...2 * count, using: &generator) {
        let variables = (0..<count).shuffled(using: &generator)
          .prefix(Int.random(in: 1...min(4, count), using: &generator))
        let terms = variables.map { "\($0) \(Int.random(in: 1...3, using: &generator))" }
        let level: Double = [required, 3, 2, 1].randomElement(using: &generator) ?? 1
        lines.append(
          "c \(Int.random(in: 0...2, using: &generator)) \(level)"
            + " \(Int.random(in: -12...12, using: &generator)) \(terms.count) "
            + terms.joined(separator: " "))
      }
      lines.append(number % 2 == 0 ? "s" : "r")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What load files write for required.
  private static let required = 1_001_001_000.0

  private static func solve(_ systems: String, _ environment: [String: String]) throws -> Data {
    let input = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(systems.utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let process = Process()
    process.executableURL = program
    process.arguments = ["solve"]
    process.environment = environment
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return data
  }
}
