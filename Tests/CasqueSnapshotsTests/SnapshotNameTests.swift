import CasqueSnapshots
import Testing
import _CasqueTestSupport

@Suite struct SnapshotNameTests {
  @Test func isReadable() {
    let name = SnapshotName(
      test: .init(suite: "WelcomeTests", function: "staysUsable(in:)"), layout: "welcome",
      cell: "ipad-pro-12.9_portrait_ax5", name: "loading", kind: .frames)
    #expect(
      name.path
        == "welcome-tests/stays-usable.in/welcome@ipad-pro-12.9_portrait_ax5+loading.frames.txt")
    #expect(SnapshotName(layout: "welcome", kind: .image).path == "welcome.image.png")
  }

  @Test func hasAChecksumWhereItWouldNotBeReversible() throws {
    let name = SnapshotName(
      test: .init(function: "testDark()"), layout: "welcome", cell: "iPhone SE, AX5",
      kind: .image)
    let file = try #require(name.path.split(separator: "/").last)
    #expect(name.path.hasPrefix("test-dark/welcome-iphone-se-ax5~"))
    #expect(file.count == "welcome-iphone-se-ax5~".count + 13 + ".image.png".count)
  }

  /// Pairs that are close to each other under one rule or another.
  @Test(arguments: [
    (SnapshotName(layout: "a", cell: "b", kind: .text), SnapshotName(layout: "a@b", kind: .text)),
    (SnapshotName(layout: "a", name: "b", kind: .text), SnapshotName(layout: "a+b", kind: .text)),
    (SnapshotName(layout: "a", name: "", kind: .text), SnapshotName(layout: "a", kind: .text)),
    (SnapshotName(layout: "a", kind: .text), SnapshotName(layout: "A", kind: .text)),
    (SnapshotName(layout: "a b", kind: .text), SnapshotName(layout: "a-b", kind: .text)),
    (SnapshotName(layout: "a/b", kind: .text), SnapshotName(layout: "a-b", kind: .text)),
    (SnapshotName(layout: "a.frames", kind: .text), SnapshotName(layout: "a", kind: .frames)),
    (
      SnapshotName(test: .init(function: "fooBar()"), layout: "a", kind: .text),
      SnapshotName(test: .init(function: "foobar()"), layout: "a", kind: .text)
    ),
    (
      SnapshotName(test: .init(function: "foo()"), layout: "a", kind: .text),
      SnapshotName(test: .init(function: "foo"), layout: "a", kind: .text)
    ),
    (
      SnapshotName(test: .init(suite: "A", function: "b()"), layout: "a", kind: .text),
      SnapshotName(test: .init(suite: "A.B", function: "b()"), layout: "a", kind: .text)
    ),
  ])
  func differs(pair: (SnapshotName, SnapshotName)) {
    #expect(pair.0.path.lowercased() != pair.1.path.lowercased())
  }

  /// Random names of few letters, so that near misses abound: no two share a file, all are safe.
  @Test func isInjectiveAndSafe() {
    var random = SplitMix64(seed: 11)
    func word(_ pieces: [String], _ counts: ClosedRange<Int>) -> String {
      (0..<Int.random(in: counts, using: &random))
        .map { _ in pieces.randomElement(using: &random)! }.joined()
    }
    let values = ["a", "A", "b", "-", "_", ".", "@", "+", "~", " ", "/", "\\", "é", "con", "\0"]
    let identifiers = ["a", "A", "b", "B", "_", "1", ".", "é"]
    let labels = ["", "a:", "A:", "_:", "a:b:", "ab:"]
    var names: [String: SnapshotName] = [:]
    for _ in 0..<20_000 {
      let function = "\(word(identifiers, 1...3))(\(labels.randomElement(using: &random)!))"
      let suite = Bool.random(using: &random) ? word(identifiers, 1...3) : nil
      let name = SnapshotName(
        test: Bool.random(using: &random) ? .init(suite: suite, function: function) : nil,
        layout: word(values, 0...3), cell: word(values, 0...2),
        name: Bool.random(using: &random) ? word(values, 0...2) : nil,
        kind: SnapshotKind.allCases.randomElement(using: &random)!)
      let path = name.path
      if let other = names.updateValue(name, forKey: path), other != name {
        Issue.record("\(other) and \(name) share \(path)")
      }
      if !Self.isSafe(path) { Issue.record("\(path) is no safe path") }
    }
    #expect(names.count > 10_000)
  }

  /// Whether every system takes the path, also where case does not count.
  private static func isSafe(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      part in
      let text = String(decoding: part, as: UTF8.self)
      return !text.isEmpty && part.count <= 255 && !text.hasPrefix(".") && !text.hasPrefix("-")
        && part.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789_-.@+~".utf8.contains($0) }
        && !["con", "aux", "nul", "prn"].contains(text.prefix { $0 != "." })
    }
  }

  @Test func staysShort() {
    let long = String(repeating: "x", count: 5000)
    let name = SnapshotName(
      test: .init(suite: long, function: long), layout: long, cell: long, name: long,
      kind: .frames)
    for part in name.path.split(separator: "/") { #expect(part.utf8.count <= 200) }
  }
}
