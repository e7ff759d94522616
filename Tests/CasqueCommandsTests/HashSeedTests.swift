import Foundation
import Testing

/// The program gives the same bytes whatever the hash seed, the workers and the surroundings.
///
/// Swift takes a new hash seed for each process, unless SWIFT_DETERMINISTIC_HASHING is set.
@Suite struct HashSeedTests {
  /// The program that was built beside this test.
  static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "casque")

  /// What the program writes to standard output, or nil if it does not end well.
  static func run(_ words: [String], _ environment: [String: String]) throws -> Data {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus <= 1)
    return data
  }

  static let surroundings: [[String: String]] = [
    ["SWIFT_DETERMINISTIC_HASHING": "1", "HOME": "/nonexistent"],
    ["LANG": "tr_TR.UTF-8", "TZ": "Pacific/Kiritimati", "FONTCONFIG_FILE": "/nonexistent"],
  ]

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: program.path(percentEncoded: false))),
    arguments: ["png", "pdf", "svg", "check", "frames"])
  func sameBytes(what: String) throws {
    let folder = try ScratchFolder()
    let layouts = ReadmeTests.root.appending(path: "Layouts").path(percentEncoded: false)
    var found: [Data] = []
    for (index, environment) in Self.surroundings.enumerated() {
      let jobs = index == 0 ? "1" : "8"
      switch what {
      case "check":
        let words = ["check", "\(layouts)/broken", "--format", "json", "--device", "pads"]
        found.append(try Self.run(words + ["--jobs", jobs], environment))
      case "frames":
        let words = ["frames", "\(layouts)/mail.yml", "--device", "pads", "--format", "json"]
        found.append(try Self.run(words + ["--jobs", jobs], environment))
      default:
        let path = "\(folder.path)\(index).\(what)"
        let words = ["render", "\(layouts)/article.yml", "--cell", "iphone-se-3_portrait_dark_rtl"]
        _ = try Self.run(words + ["--frame", "--jobs", jobs, "-o", path], environment)
        found.append(Data(try #require(folder.bytes(of: "\(index).\(what)"))))
      }
    }
    #expect(found[0].count > 1000)
    #expect(found[0] == found[1])
  }
}
