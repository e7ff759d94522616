import Casque
import CasqueCommands
import Foundation
import Testing
import _CasqueTestSupport

/// The page of a run, without a browser.
@Suite struct HTMLReportTests {
  /// Texts that would do something if they became markup or script.
  static let hostile = "</script><img src=x onerror=pwned()>&\u{2028}<!--\"'"

  static func text(_ space: Workspace, _ path: String) throws -> String { try space.text(of: path) }

  /// The data block of a page.
  static func data(_ html: String) throws -> [String: Any] {
    let start = try #require(html.range(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(html[start.upperBound...].range(of: "</script>"))
    let text = html[start.upperBound..<end.lowerBound]
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// Checks two documents on two cells each.
  private func check(_ path: String, _ extra: [String] = []) throws -> (Workspace, CommandRun) {
    let space = try Workspace(files: [
      ("small.yml", ReporterTests.small), ("fine.yml", ProgramTests.fine),
    ])
    let run = CommandRun(
      words: [
        "check", "\(space.path)/small.yml", "\(space.path)/fine.yml", "--device",
        "iphone-se-3,iphone-8", "--orientation", "portrait", "--reporter",
        "pretty,html=\(space.path)/\(path)",
      ] + extra)
    return (space, run)
  }

  @Test func aFileIsWholeInItself() throws {
    let (space, run) = try check("out/report.html")
    #expect(run.status == .findings)
    #expect(run.err.contains("wrote \(space.path)/out/report.html"))
    let html = try Self.text(space, "out/report.html")
    let entries = try FileManager.default.contentsOfDirectory(atPath: "\(space.path)/out")
    #expect(entries == ["report.html"])
    let data = try Self.data(html)
    #expect(data["schema"] as? String == "casque-report/1")
    let pictures = try #require(data["pictures"] as? [[String: Any]])
    // iPhone SE (3rd generation) and iPhone 8 look the same: each document is drawn once, with a
    // thumbnail, a picture and a blueprint.
    #expect(pictures.count == 6)
    for number in pictures.indices {
      #expect(html.contains("<script type=\"text/plain\" id=\"picture-\(number)\">"))
    }
    #expect(pictures.allSatisfy { $0["file"] == nil })
    // Nothing is loaded from elsewhere: the only addresses are names of XML's namespaces, in pictures.
    #expect(!html.contains("http://") && !html.contains("https://"))
  }

  @Test func aFolderHasItsPicturesBeside() throws {
    let (space, run) = try check("out")
    #expect(run.err.contains("wrote \(space.path)/out/index.html"))
    let data = try Self.data(Self.text(space, "out/index.html"))
    let pictures = try #require(data["pictures"] as? [[String: Any]])
    let files = pictures.compactMap { $0["file"] as? String }
    #expect(files.count == pictures.count && files.count == 6)
    let found = try FileManager.default.contentsOfDirectory(atPath: "\(space.path)/out/pictures")
    #expect(Set(found.map { "pictures/\($0)" }) == Set(files))
    for file in files {
      let bytes = try [UInt8](Data(contentsOf: URL(filePath: "\(space.path)/out/\(file)")))
      #expect(SHA256.hex(bytes).hasPrefix(file.split(separator: "/")[1].split(separator: ".")[0]))
      #expect(try ImageHeader.read(bytes).width > 0)
    }
  }

  @Test func cellsHaveTheirFindingsAndFacets() throws {
    let (space, _) = try check("out")
    let data = try Self.data(Self.text(space, "out/index.html"))
    let dimensions = try #require(data["dimensions"] as? [[String: String]])
    #expect(
      dimensions.compactMap { $0["key"] } == [
        "device", "orientation", "window", "contentSize", "style", "direction", "os",
        "accessibility", "keyboard",
      ])
    let cells = try #require(data["cells"] as? [[String: Any]])
    #expect(
      cells.compactMap { $0["slug"] as? String } == ["iphone-se-3_portrait", "iphone-8_portrait"])
    #expect(
      (cells[0]["values"] as? [String])?.prefix(2) == ["iPhone SE (3rd generation)", "portrait"])
    let results = try #require(data["results"] as? [[String: Any]])
    #expect(results.map { $0["status"] as? String } == ["error", "error", "passed", "passed"])
    let causes = try #require(data["causes"] as? [[String: Any]])
    let conflict = try #require(causes[0]["diagnostic"] as? [String: Any])
    #expect(conflict["code"] as? String == "layout/unsatisfiable")
    let excerpt = try #require(conflict["excerpt"] as? [String])
    #expect(excerpt[0].contains("title.") && excerpt[1].contains("^~"))
    // The button is 10 by 10 below a status bar of 20, at a margin of 16.
    let boxes = try #require(results[0]["boxes"] as? [String: [Double]])
    #expect(boxes["go"] == [16, 20, 10, 10])
    #expect(results[0]["blueprint"] != nil)
  }

  @Test func theSameRunGivesTheSameBytes() throws {
    let (first, _) = try check("r.html", ["--jobs", "1"])
    let (second, _) = try check("r.html", ["--jobs", "4"])
    let pages = try [first, second].map { space in
      try Self.text(space, "r.html").replacingOccurrences(of: space.path, with: "")
    }
    #expect(pages[0] == pages[1])
  }

  @Test func anEarlierReportMakesRoomAndAnythingElseStays() throws {
    let (space, _) = try check("out")
    let stale = "\(space.path)/out/pictures/0123456789abcdef0123.webp"
    try Data("old".utf8).write(to: URL(filePath: stale))
    func again(_ path: String) -> CommandRun {
      CommandRun(
        "check", "\(space.path)/fine.yml", "--device", "iphone-8", "--reporter", "html=\(path)")
    }
    #expect(again("\(space.path)/out/").status == .success)
    #expect(!FileManager.default.fileExists(atPath: stale))
    // A run that was stopped before its page leaves pictures alone.
    try FileManager.default.removeItem(atPath: "\(space.path)/out/index.html")
    try Data("old".utf8).write(to: URL(filePath: stale))
    #expect(again("\(space.path)/out").status == .success)
    #expect(!FileManager.default.fileExists(atPath: stale))
    try FileManager.default.removeItem(atPath: "\(space.path)/out/index.html")
    try Data("mine".utf8).write(to: URL(filePath: "\(space.path)/out/pictures/mine.png"))
    #expect(again("\(space.path)/out").status == .failure)
    let foreign = again(space.path)
    #expect(foreign.status == .failure)
    #expect(foreign.err.contains("has files that are not of a report"))
    #expect(!FileManager.default.fileExists(atPath: "\(space.path)/index.html"))
    #expect(again("\(space.path)/fine.yml").err.contains("a page ends with .html"))
    #expect(try space.text(of: "fine.yml") == ProgramTests.fine)
  }

  @Test func standardOutputIsNoPlaceForAPage() {
    let run = CommandRun("check", "x.yml", "--reporter", "html=-")
    #expect(run.status == .usage)
    #expect(run.err.contains("html=report.html"))
  }

  /// Whatever stands in names and messages, the page has no other elements and scripts.
  @Test func hostileTextsStayTexts() throws {
    let html = Self.hostilePage.html
    #expect(!html.contains("<img"))
    #expect(html.components(separatedBy: "</script>").count == 3, "the data and the script")
    let script = try #require(html.range(of: "<script>"))
    let block = try #require(html.range(of: "id=\"data\">"))
    #expect(!html[block.upperBound..<script.lowerBound].unicodeScalars.contains("\u{2028}"))
    let data = try Self.data(html)
    #expect(data["title"] as? String == Self.hostile)
    let layouts = try #require(data["layouts"] as? [[String: String]])
    #expect(layouts[0]["name"] == Self.hostile)
    #expect(layouts[0]["path"] == Self.hostile + ".yml")
  }

  static var hostilePage: (html: String, files: [(name: String, bytes: [UInt8])]) {
    let place = SourceRange(fileID: hostile + ".yml", line: 1)
    let finding = Finding(
      Diagnostic(
        .layoutTouchTarget, hostile, at: place, notes: [DiagnosticNote(hostile)],
        hints: [Hint(hostile)]), views: [hostile], evidence: hostile)
    let cell = CellFindings(
      layout: hostile, path: hostile + ".yml", cell: hostile, findings: [finding])
    let outcome = RunOutcome(
      .check, version: Version.number, diagnostics: [finding.diagnostic], cells: [cell],
      failing: .warning)
    let report = HTMLReport(outcome, title: hostile) { _ in hostile }
    return report.page(.file)
  }

  /// The scenes of a storyboard are layouts of their own.
  @Test func scenesOfOneFileAreApart() throws {
    let space = try Workspace()
    let storyboard = ReadmeTests.root.appending(path: "Layouts/profile.storyboard")
      .path(percentEncoded: false)
    let run = CommandRun(
      "snapshots", "verify", storyboard, "--kind", "frames", "--store", "\(space.path)/S",
      "--reporter", "html=\(space.path)/out")
    #expect(run.status == .findings)
    let data = try Self.data(space.text(of: "out/index.html"))
    let layouts = try #require(data["layouts"] as? [[String: String]])
    let results = try #require(data["results"] as? [[String: Any]])
    #expect(layouts.count == Document.readAll(storyboard).value.count)
    #expect(results.count == layouts.count)
    for result in results {
      let snapshots = try #require(result["snapshots"] as? [[String: Any]])
      #expect(snapshots.map { $0["state"] as? String } == ["missing"])
    }
  }

  /// What moved is told with its causes, and the pictures of what differs are there.
  @Test func snapshotsHaveTheirDifferences() throws {
    let space = try Workspace(files: [("card.yml", SnapshotsCommandTests.card(8))])
    let words = ["\(space.path)/card.yml", "--store", "\(space.path)/S", "--device", "iphone-se-3"]
    _ = CommandRun(words: ["snapshots", "record"] + words)
    try Data(SnapshotsCommandTests.card(24).utf8)
      .write(to: URL(filePath: "\(space.path)/card.yml"))
    let run = CommandRun(
      words: ["snapshots", "verify"] + words + ["--reporter", "html=\(space.path)/r.html"])
    #expect(run.status == .findings)
    let data = try Self.data(space.text(of: "r.html"))
    let results = try #require(data["results"] as? [[String: Any]])
    let snapshots = try #require(results[0]["snapshots"] as? [[String: Any]])
    #expect(snapshots.map { $0["kind"] as? String } == ["frames", "image"])
    let frames = try #require(snapshots[0]["frames"] as? [String: Any])
    let moved = try #require(frames["moved"] as? [[String: Any]])
    #expect(moved.map { $0["view"] as? String } == ["box"])
    #expect(moved[0]["from"] as? [Double] == [16, 56, 100, 50])
    #expect(moved[0]["to"] as? [Double] == [16, 72, 100, 50])
    let causes = try #require(moved[0]["causes"] as? [[String: String]])
    #expect(causes[0]["text"] == "box.top = title.bottom + 24")
    #expect(causes[0]["place"] == "\(space.path)/card.yml:12:7")
    let pictures = try #require(data["pictures"] as? [[String: Any]])
    for role in ["reference", "snapshot", "difference"] {
      let number = try #require(snapshots[1][role] as? Int)
      #expect(pictures[number]["type"] as? String == "image/png")
      #expect(pictures[number]["width"] as? Double == 750)
    }
  }
}
