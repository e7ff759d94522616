import Casque
import CasqueCommands
import Foundation
import Testing
import _CasqueTestSupport

/// `casque render --watch` in a process of its own: what is saved is drawn, and Ctrl-C ends it.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(
      atPath: HashSeedTests.program.path(percentEncoded: false))))
struct RenderWatchTests {
  /// A command that watches.
  private final class Watching {
    let process = Process()
    private let errors = Pipe()
    private(set) var said = ""
    private(set) var page = URL(filePath: "/")

    init(_ words: [String], in folder: String) throws {
      process.executableURL = HashSeedTests.program
      process.arguments = ["render"] + words + ["--watch", "--device", "iphone-se-3"]
      process.currentDirectoryURL = URL(filePath: folder)
      process.standardError = errors
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let id = process.processIdentifier
      DispatchQueue.global().asyncAfter(deadline: .now() + 240) { kill(id, SIGKILL) }
      // The address is told when the page is there.
      while !said.contains("index.html\n") {
        let data = errors.fileHandleForReading.availableData
        try #require(!data.isEmpty, "\(said)")
        said += String(decoding: data, as: UTF8.self)
      }
      let start = try #require(said.range(of: "file://"))
      let text = said[start.lowerBound...].prefix { $0 != "\n" }
      page = try #require(URL(string: String(text)))
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    var folder: URL { page.deletingLastPathComponent() }

    /// What the page is told.
    func state() throws -> [String: Any] {
      let text = try String(contentsOf: folder.appending(path: "state.js"), encoding: .utf8)
      let json = text.dropFirst("casqueState(".count).dropLast(");\n".count)
      return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    var version: Int { (try? state()["version"] as? Int) ?? 0 }

    /// Waits, 30 seconds at most, until the page is told of something newer.
    func waitForChange(after version: Int) throws -> [String: Any] {
      let end = Date(timeIntervalSinceNow: 30)
      while self.version <= version, Date() < end { Thread.sleep(forTimeInterval: 0.01) }
      try #require(self.version > version)
      return try state()
    }

    func picture(_ state: [String: Any]) throws -> Data {
      let pictures = try #require(state["pictures"] as? [[String: Any]])
      let file = try #require(pictures.first?["file"] as? String)
      return try Data(contentsOf: folder.appending(path: file))
    }

    /// Ends as Ctrl-C does.
    func interrupt() -> Int32 {
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
  }

  @Test func drawsWhatIsSavedUntilItIsInterrupted() throws {
    let space = try Workspace(files: [("card.yml", SnapshotsCommandTests.card(8))])
    let file = "\(space.path)/card.yml"
    let watching = try Watching([file, "-o", "\(space.path)/card.png"], in: space.path)
    let first = try watching.state()
    #expect(first["progress"] as? String == "current")
    let old = try watching.picture(first)
    let png = try Data(contentsOf: URL(filePath: "\(space.path)/card.png"))
    #expect(try ImageHeader.read([UInt8](png)).width == 750)

    // As most editors save: another file takes the place of the old one.
    try write(SnapshotsCommandTests.card(40), to: file)
    let second = try watching.waitForChange(after: watching.version)
    #expect(try watching.picture(second) != old)
    // The file that was asked for comes after the page.
    let late = Date(timeIntervalSinceNow: 30)
    while try Data(contentsOf: URL(filePath: "\(space.path)/card.png")) == png, Date() < late {
      Thread.sleep(forTimeInterval: 0.01)
    }
    #expect(try Data(contentsOf: URL(filePath: "\(space.path)/card.png")) != png)

    // With errors the last good picture stays, and the page tells of them.
    let version = watching.version
    try write(SnapshotsCommandTests.card(40) + "\n    - box.centre = 3", to: file)
    let third = try watching.waitForChange(after: version)
    #expect(third["progress"] as? String == "failed")
    #expect(try watching.picture(third) == watching.picture(second))
    let problems = try #require(third["problems"] as? [[String: Any]])
    #expect((problems.first?["place"] as? String)?.hasSuffix("card.yml:16:11") == true)
    #expect((problems.first?["excerpt"] as? [String])?[0].contains("box.centre") == true)

    // In place, as some editors save.
    let handle = try FileHandle(forWritingTo: URL(filePath: file))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(SnapshotsCommandTests.card(8).utf8))
    try handle.close()
    var last = third
    let end = Date(timeIntervalSinceNow: 30)
    while last["progress"] as? String != "current", Date() < end {
      last = try watching.waitForChange(after: last["version"] as? Int ?? 0)
    }
    #expect(try watching.picture(last) == old, "the same document gives the same picture")

    #expect(watching.interrupt() == ExitStatus.interrupted.rawValue)
    #expect(!FileManager.default.fileExists(atPath: watching.folder.path(percentEncoded: false)))
  }

  /// A picture, another layout and strings that the document names count as the document does.
  @Test func whatADocumentNamesIsWatched() throws {
    let space = try Workspace(files: [
      ("inner.yml", "casque: 1\nroot: {id: inner, backgroundColor: systemRed}\n"),
      ("en.lproj/Localizable.strings", "\"hello\" = \"Hello\";\n"),
      ("images/dot.svg", RenderWatchTests.svg(20)),
      (
        "outer.yml",
        """
        casque: 1
        root:
          id: screen
          subviews:
            - {containerView: part, layout: inner.yml}
            - {label: title, text: {localized: hello}}
            - {imageView: dot, image: images/dot.svg}
          constraints:
            - part.edges = screen.edges
            - title.top = safeArea.top
            - title.leading = margins.leading
            - dot.centerX = screen.centerX
            - dot.centerY = screen.centerY
        """
      ),
    ])
    let watching = try Watching(["\(space.path)/outer.yml", "--locale", "en"], in: space.path)
    var picture = try watching.picture(watching.state())
    for (file, text) in [
      ("inner.yml", "casque: 1\nroot: {id: inner, backgroundColor: systemBlue}\n"),
      ("en.lproj/Localizable.strings", "\"hello\" = \"Good evening\";\n"),
      ("images/dot.svg", RenderWatchTests.svg(60)),
    ] {
      let version = watching.version
      try write(text, to: "\(space.path)/\(file)")
      let state = try watching.waitForChange(after: version)
      #expect(state["progress"] as? String == "current", "\(file): \(state["problems"] ?? "")")
      let now = try watching.picture(state)
      #expect(now != picture, "\(file)")
      picture = now
    }
    #expect(watching.interrupt() == 130)
  }

  /// The folder of the document is deleted and made again.
  @Test func aFolderThatIsMadeAgainIsWatched() throws {
    let space = try Workspace(files: [("in/card.yml", SnapshotsCommandTests.card(8))])
    let file = "\(space.path)/in/card.yml"
    let files = FileManager.default
    let watching = try Watching([file], in: space.path)
    let first = try watching.picture(watching.state())
    #expect(watching.version == 1)
    try files.removeItem(atPath: "\(space.path)/in")
    #expect(try watching.waitForChange(after: 1)["progress"] as? String == "failed")
    try files.createDirectory(atPath: "\(space.path)/in", withIntermediateDirectories: false)
    let version = watching.version
    Thread.sleep(forTimeInterval: 0.3)
    try write(SnapshotsCommandTests.card(40), to: file)
    let state = try watching.waitForChange(after: version)
    #expect(state["progress"] as? String == "current")
    #expect(try watching.picture(state) != first)
    #expect(watching.interrupt() == 130)
  }

  static func svg(_ size: Int) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"\(size)\">"
      + "<rect width=\"\(size)\" height=\"\(size)\" fill=\"#00f\"/></svg>"
  }

  @Test(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.reason)))
  func thePageFollows() throws {
    let space = try Workspace(files: [("card.yml", SnapshotsCommandTests.card(8))])
    let file = "\(space.path)/card.yml"
    let watching = try Watching([file], in: space.path)
    let page = try BrowserPage(watching.page)
    try page.wait(for: "document.querySelector('#pictures img')?.naturalWidth > 0")
    let source: String = try page.value("document.querySelector('#pictures img').src")
    try write(SnapshotsCommandTests.card(60), to: file)
    try page.wait(
      for: "document.querySelector('#pictures img').src !== '\(source)'"
        + " && document.querySelector('#pictures img').naturalWidth > 0")
    try write("casque: [", to: file)
    try page.wait(for: "document.querySelectorAll('#problems .problem').length > 0")
    #expect(try page.value("document.getElementById('pictures').className") == "stale")
    #expect(try page.value("document.querySelectorAll('#pictures img').length") == 1)
    try write(SnapshotsCommandTests.card(60), to: file)
    try page.wait(for: "document.getElementById('problems').hidden")
    #expect(watching.interrupt() == 130)
    try page.wait(for: "document.getElementById('state').textContent === 'No longer watched'")
    #expect(page.requests.allSatisfy { $0.hasPrefix("file:") || $0.hasPrefix("data:") })
  }

  @Test func standardInputIsNotWatched() {
    #expect(CommandRun("render", "-", "--watch").status == .usage)
  }
}
