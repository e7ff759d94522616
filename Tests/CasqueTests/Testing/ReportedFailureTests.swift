import CasqueTesting
import Foundation
import Testing

// The test binary can be started again as it is on Linux only.
#if os(Linux)
  /// Proves in child processes that no failure is silent, whichever framework runs.
  @Suite(.enabled(if: FailingFixture.folder == nil))
  struct ReportedFailureTests {
    enum Framework: String, Sendable, CaseIterable {
      case swiftTesting
      case xcTest

      /// Arguments that run the fixtures of one name and nothing else.
      func arguments(_ fixture: String) -> [String] {
        switch self {
        case .swiftTesting: ["--testing-library", "swift-testing", "--filter", "\(fixture)Suite"]
        case .xcTest: ["CasqueTests.\(fixture)Case"]
        }
      }

      /// What one failure in the fixtures' file at a line ends the first part of its line with.
      func failure(line: Int) -> String {
        switch self {
        case .swiftTesting: " at FailingFixtures.swift:\(line):"
        case .xcTest: "/FailingFixtures.swift:\(line): error: "
        }
      }
    }

    /// The lines of the fixtures' file that have the text.
    private static func lines(with text: String) throws -> [Int] {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "FailingFixtures.swift")
      return try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $0.element.contains(text) }.map { $0.offset + 1 }
    }

    private static func run(
      _ framework: Framework, _ fixture: String
    ) async throws -> (child: ChildProcess, files: [String]) {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.path(percentEncoded: false)
      let child = try await ChildProcess.run(
        framework.arguments(fixture), environment: [FailingFixture.variable: path])
      let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return (child, found.filter { $0.hasSuffix(".txt") }.sorted())
    }

    @Test(arguments: Framework.allCases)
    func fails(in framework: Framework) async throws {
      let (child, files) = try await Self.run(framework, "FailingFixture")
      #expect(child.status != 0)
      #expect(files == [], "nothing is recorded under 'never'")
      let output = child.output
      let count = output.matches(of: try Regex("recorded an issue|: error: ")).count
      #expect(count == 4, "\(output)")
      for text in ["welcome on iPhone SE: 1 cause\n", "[layout/touch-target]"] {
        #expect(output.contains(text), "\(output)")
      }
      #expect(output.contains("expected 'go' to be at least 44×44"))
      #expect(output.contains("iPhone SE: it is 20×20"))
      #expect(output.contains("welcome on iPhone SE (frames) has no reference"))
      let index = framework == .swiftTesting ? 0 : 1
      let calls = [
        "expectNoFindings(in: try", "Task.detached { expect", ".isAtLeast()",
      ]
      for call in calls {
        let lines = try Self.lines(with: call)
        let line = lines[min(index, lines.count - 1)]
        #expect(output.contains(framework.failure(line: line)), "\(call): \(output)")
      }
    }

    @Test(arguments: Framework.allCases)
    func passesWhenItRecords(in framework: Framework) async throws {
      let (child, files) = try await Self.run(framework, "RecordingFixture")
      #expect(child.status == 0, "\(child.output)")
      #expect(child.output.contains("recorded welcome on iPad mini (frames)"))
      let hasSuite = framework == .swiftTesting
      let test =
        hasSuite ? "recording-fixture-suite/recorded.cell/" : "test-recorded/"
      #expect(files.count == 2)
      for file in files { #expect(file.hasPrefix(test + "welcome-i")) }
    }
  }
#endif
