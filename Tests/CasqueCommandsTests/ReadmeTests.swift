import CasqueCommands
import Foundation
import Testing

/// What the README shows is what there is.
@Suite struct ReadmeTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The fenced blocks of a language, in order.
  static func blocks(_ language: String) throws -> [String] {
    try text(of: "README.md").split(separator: "```").enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix(language + "\n") }
      .map { String($0.element.dropFirst(language.count + 1)) }
  }

  @Test func theDocumentIsTheOneThatIsDrawn() throws {
    let document = try #require(Self.blocks("yaml").first)
    #expect(try document == Self.text(of: "Layouts/welcome.yml"))
    #expect(document.split(separator: "\n").count == 12)
  }

  @Test func theTestIsTheOneThatRuns() throws {
    let shown = try #require(Self.blocks("swift").first)
    let run = try Self.text(of: "Tests/CasqueTests/Pipeline/WelcomeTests.swift")
    let body = try #require(
      shown.range(of: "\n}\n", options: .backwards).map { shown[..<$0.lowerBound] })
    #expect(run.contains(body))
  }

  @Test func theTestOfADocumentIsTheOneThatRuns() throws {
    let shown = try #require(Self.blocks("swift").first { $0.contains("XCTestCase") })
    let body = try #require(shown.range(of: "final class").map { shown[$0.lowerBound...] })
    #expect(try Self.text(of: "Tests/CasqueTests/Pipeline/ProfileTests.swift").hasSuffix(body))
  }

  /// The products that the shown manifest names are this package's.
  @Test func theManifestNamesWhatThereIs() throws {
    let shown = try #require(Self.blocks("swift").first { $0.contains("PackageDescription") })
    let own = try Self.text(of: "Package.swift")
    let version = try #require(shown.split(separator: "\n").first)
    #expect(own.hasPrefix(version))
    let products = shown.matches(of: /product\(name: "(\w+)", package: "casque"\)/)
    #expect(products.count == 2)
    for product in products { #expect(own.contains(".library(name: \"\(product.1)\"")) }
  }

  @Test func theFailureIsWhatTheCommandPrints() throws {
    let shown = try #require(Self.blocks("").first { $0.contains("layout/unsatisfiable") })
    let path = Self.root.appending(path: "Layouts/broken/clipped-form.yml")
      .path(percentEncoded: false)
    let run = CommandRun("check", path, "--device", "iphone-se-1,iphone-16-pro")
    #expect(run.out.replacing(path, with: "Layouts/broken/clipped-form.yml").contains(shown))
  }

  @Test func everyCommandLineIsUnderstood() throws {
    let lines = try Self.blocks("").flatMap { $0.split(separator: "\n") }
      .filter { $0.hasPrefix("casque ") }
    #expect(lines.count >= 6)
    for line in lines {
      let words = line.split(separator: " ").dropFirst().map(String.init)
      let command = try #require(Program.commands.first { $0.spec.name == words[0] })
      let arguments = try ParsedArguments(Array(words.dropFirst()), for: command.spec)
      _ = try command.init(arguments)
    }
  }

  @Test(arguments: [
    "LICENSE", "NOTICE", "CONTRIBUTING.md", "BENCHMARKS.md", "Snapshots/welcome.png",
    "Snapshots/profile.png",
  ])
  func linksLeadSomewhere(path: String) throws {
    #expect(try Self.text(of: "README.md").contains(path))
    #expect(FileManager.default.fileExists(atPath: Self.root.path(percentEncoded: false) + path))
  }
}
