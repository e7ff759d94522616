import Foundation
import Testing

@Suite struct ArchitectureTests {
  @Test func sourcesAreFound() {
    #expect(SourceTree.sources.count > 50)
  }

  @Test func everyTargetStandsInTheTable() {
    let targets = Set(SourceTree.sources.map(\.target))
    #expect(targets.subtracting(ImportTable.allowed.keys) == [])
  }

  @Test(arguments: SourceTree.sources.map(\.target).uniqued())
  func importsOnlyWhatTheTableAllows(target: String) {
    let allowed = ImportTable.allowed[target] ?? []
    for file in SourceTree.sources where file.target == target {
      for (number, line) in file.lines.enumerated() {
        guard let module = Self.imported(by: line) else { continue }
        let isFine =
          allowed.contains(module)
          || (ImportTable.toolchain.contains(module) && Self.mayUseToolchain(target, module))
        #expect(isFine, "Sources/\(file.path):\(number + 1): \(target) may not import \(module)")
      }
    }
  }

  /// What git keeps at the top, hidden files aside; nothing that a run left behind.
  @Test func topOfTheCheckoutHoldsWhatItNames() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "git", "-C", SourceTree.root.path(percentEncoded: false), "ls-tree", "--name-only", "HEAD",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let listed = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      print("no git repository: the top of the checkout is not looked at")
      return
    }
    let names = String(decoding: listed, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(
      names.filter { !$0.hasPrefix(".") } == [
        "API", "BENCHMARKS.json", "BENCHMARKS.md", "Benchmarks", "CHANGELOG.md",
        "CONTRIBUTING.md", "Dockerfile", "Examples", "LICENSE", "Layouts", "Makefile", "NOTICE",
        "Package.swift", "README.md", "SECURITY.md", "Snapshots", "Sources", "Tests", "scripts",
      ])
  }

  @Test func noSourceFileIsLongerThan400Lines() {
    for file in SourceTree.sources {
      #expect(file.lines.count <= 401, "Sources/\(file.path): \(file.lines.count) lines")
    }
  }

  /// Markup, styles and scripts of pages are files as others, and each is part of a page.
  @Test func partsOfPagesAreShortAndEmbedded() throws {
    let folder = SourceTree.root.appending(path: "Sources/CPages").standardizedFileURL
    let source = try String(contentsOf: folder.appending(path: "CPages.c"), encoding: .utf8)
    let found = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    var count = 0
    while let path = found?.nextObject() as? String {
      guard ["css", "html", "js"].contains(path.split(separator: ".").last) else { continue }
      count += 1
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 401, "Sources/CPages/\(path): \(lines) lines")
      #expect(source.contains("#embed \"\(path)\""), "Sources/CPages/\(path) is in no page")
    }
    #expect(count > 10)
  }

  @Test func unsafeStaysBehindItsFence() {
    for file in SourceTree.sources where !ImportTable.unsafeTargets.contains(file.target) {
      if ImportTable.unsafeFiles.contains(file.path) { continue }
      for (number, line) in file.lines.enumerated()
      where line.contains("nsafe") || line.contains("@unchecked") {
        let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        #expect(
          code.firstMatch(of: /\bunsafe\b|\bUnsafe\w+|@unchecked/) == nil,
          "Sources/\(file.path):\(number + 1): unsafe code outside its fence")
      }
    }
  }

  @Test func forbiddenWordsNameNothing() {
    for file in SourceTree.sources {
      for word in ImportTable.forbiddenWords {
        #expect(!file.path.contains(word), "Sources/\(file.path): '\(word)' in a file's name")
        let pattern = "(class|struct|enum|protocol|actor|func|typealias) \\w*\(word)"
        for (number, line) in file.lines.enumerated() where line.contains(word) {
          #expect(
            line.range(of: pattern, options: .regularExpression) == nil,
            "Sources/\(file.path):\(number + 1): '\(word)' in a name")
        }
      }
    }
  }

  @Test func noTypeIsNamedAsItsModule() {
    for file in SourceTree.sources {
      for line in file.lines where line.contains(" Casque") {
        #expect(line.firstMatch(of: /\b(class|struct|enum|actor) Casque\b/) == nil)
      }
    }
  }

  @Test func noTwoFoldersDifferByCaseAlone() {
    var seen: [String: String] = [:]
    for file in SourceTree.sources {
      var path = ""
      for part in file.path.split(separator: "/") {
        path += "/" + part
        let earlier = seen.updateValue(path, forKey: path.lowercased())
        #expect(earlier == nil || earlier == path)
      }
    }
  }

  @Test func everyConsumerOfTheManifestHasTheStrictSettings() throws {
    let manifest = try String(
      contentsOf: SourceTree.root.appending(path: "Package.swift"), encoding: .utf8)
    for setting in [
      ".treatAllWarnings(as: .error)", ".strictMemorySafety()", "\"ExistentialAny\"",
      "\"InternalImportsByDefault\"", "\"MemberImportVisibility\"",
    ] {
      #expect(manifest.contains(setting))
    }
    #expect(!manifest.contains("unsafeFlags"))
  }

  private static func imported(by line: String) -> String? {
    line.firstMatch(of: /^\s*(?:@\w+ )?(?:public |package |internal |private )?import (\w+)/)
      .map { String($0.1) }
  }

  /// L0 targets that are pure arithmetic have no use for the system; mathematics is granted.
  private static func mayUseToolchain(_ target: String, _ module: String) -> Bool {
    switch target {
    case "CasqueSolver", "CasqueDiagnostics", "CasqueModel": false
    case "CasqueGeometry", "CasqueMotion": module == "Glibc" || module == "Darwin"
    default: true
    }
  }
}

extension Array where Element: Hashable {
  fileprivate func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
