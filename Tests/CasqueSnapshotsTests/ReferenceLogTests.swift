import CasqueSnapshots
import Foundation
import Testing

/// The references that a run of tests notes.
@Suite struct ReferenceLogTests {
  private let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory.path(percentEncoded: false)
      + "/casque-log-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func log(_ arguments: [[String]]) throws -> ReferenceLog {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = "\(folder)/log.txt"
    for (index, words) in arguments.enumerated() {
      ReferenceLog.note(
        "\(folder)/a/../\(index).txt", environment: [ReferenceLog.variable: file],
        arguments: ["tests"] + words)
    }
    return ReferenceLog(parsing: try String(contentsOfFile: file, encoding: .utf8))
  }

  @Test func knowsWhatWasChecked() throws {
    let log = try log([[], ["--testing-library", "swift-testing"]])
    #expect(log.isWhole)
    #expect(log.contains("\(folder)/0.txt"))
    #expect(log.contains("\(folder)/./1.txt"))
    #expect(!log.contains("\(folder)/2.txt"))
  }

  /// Of a run of some tests it does not follow that the other references are orphans.
  @Test(arguments: [["--filter", "A"], ["--skip=A"], ["App.SuiteTests/test,App.SuiteTests/other"]])
  func knowsThatSomeTestsWereChosen(words: [String]) throws {
    #expect(!(try log([words, []]).isWhole))
  }

  @Test func writesNothingWithoutTheVariable() {
    ReferenceLog.note("\(folder)/0.txt", environment: [:], arguments: ["tests"])
    #expect((try? FileManager.default.contentsOfDirectory(atPath: folder)) == [])
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// A hundred tasks at once: no line is lost or broken.
  @Test func takesManyWriters() async throws {
    let file = "\(folder)/log.txt"
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<100 {
        group.addTask { [folder] in
          ReferenceLog.note(
            "\(folder)/\(index)", environment: [ReferenceLog.variable: file], arguments: ["tests"])
        }
      }
    }
    let log = ReferenceLog(parsing: try String(contentsOfFile: file, encoding: .utf8))
    #expect(log.paths.count == 100)
    try? FileManager.default.removeItem(atPath: folder)
  }
}
