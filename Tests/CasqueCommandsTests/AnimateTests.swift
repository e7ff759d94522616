import Casque
import CasqueCommands
import Foundation
import Testing

/// `casque animate`.
@Suite struct AnimateTests {
  static let document = """
    casque: 1
    layout: slide
    motion:
      animations:
        - {view: box, property: position.x, to: 200, duration: 1, curve: linear, reduceMotion: jump}
        - {constraint: top, to: 300, duration: 1, curve: linear, reduceMotion: jump}
    root:
      id: screen
      subviews:
        - view: box
          backgroundColor: systemBlue
      constraints:
        - {equation: box.top = screen.top + 100, id: top}
        - box.leading = screen.leading + 10
        - box.width = 80
        - box.height = 80
    """

  func workspace() throws -> Workspace { try Workspace(files: [("slide.yml", Self.document)]) }

  func bytes(_ workspace: Workspace, _ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(workspace.path)/\(name)")))
  }

  func run(_ workspace: Workspace, _ words: String...) -> CommandRun {
    CommandRun(
      words: ["animate", "\(workspace.path)/slide.yml", "--device", "iphone-se-3"]
        + words.map { $0.hasPrefix("@") ? "\(workspace.path)/\($0.dropFirst())" : $0 },
      folder: workspace.path)
  }

  @Test func aFrameIsTheSameAloneAndInARun() throws {
    let workspace = try workspace()
    #expect(run(workspace, "--fps", "6", "-o", "@all/", "--jobs", "2").status == .success)
    #expect(
      run(workspace, "--fps", "6", "-o", "@few/", "--frames", "3-4", "-j", "1").status == .success)
    #expect(run(workspace, "--at", "0.5", "-o", "@one.png", "-j", "1").status == .success)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(workspace.path)/all")
    #expect(names.sorted() == (0..<6).map { "000\($0).png" } + ["manifest.json"])
    for name in ["0003.png", "0004.png"] {
      #expect(try bytes(workspace, "all/\(name)") == bytes(workspace, "few/\(name)"))
    }
    #expect(try bytes(workspace, "all/0003.png") == bytes(workspace, "one.png"))
    #expect(try bytes(workspace, "all/0003.png") != bytes(workspace, "all/0004.png"))
  }

  /// Frames that stand still are drawn once, wherever the run of them is cut into parts.
  @Test func stillFramesAreTheSameAloneAndInARun() throws {
    let workspace = try workspace()
    // It moves for a second and stands for three.
    #expect(
      run(workspace, "--fps", "10", "--to", "4", "--scale", "0.25", "-o", "@all/", "-j", "1").status
        == .success)
    #expect(
      run(
        workspace, "--fps", "10", "--from", "0", "--to", "4", "--every", "3", "--scale", "0.25",
        "-o", "@few/", "-j", "3"
      ).status == .success)
    for number in stride(from: 0, to: 40, by: 3) {
      let name = number < 10 ? "000\(number).png" : "00\(number).png"
      #expect(try bytes(workspace, "all/\(name)") == bytes(workspace, "few/\(name)"), "\(name)")
    }
    #expect(try bytes(workspace, "all/0012.png") == bytes(workspace, "all/0039.png"))
    #expect(try bytes(workspace, "all/0008.png") != bytes(workspace, "all/0009.png"))
    #expect(
      run(workspace, "--at", "3.5", "--scale", "0.25", "-o", "@one.png").status == .success)
    #expect(try bytes(workspace, "one.png") == bytes(workspace, "all/0035.png"))
  }

  /// Of a range with more frames than can be counted through, few are drawn at once.
  @Test(.timeLimit(.minutes(1))) func fewFramesOfAnEndlessRange() throws {
    let workspace = try workspace()
    let done = run(
      workspace, "--fps", "240", "--speed", "0.001", "--to", "86400", "--frames", "999998-999999",
      "--scale", "0.1", "-o", "@few/")
    #expect(done.status == .success, "\(done.err)")
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(workspace.path)/few")
    #expect(names.sorted() == ["999998.png", "999999.png", "manifest.json"])
  }

  @Test func everyNthFrameKeepsItsNumber() throws {
    let workspace = try workspace()
    #expect(run(workspace, "--fps", "6", "--every", "2", "-o", "@out/").status == .success)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(workspace.path)/out")
    #expect(names.sorted() == ["0000.png", "0002.png", "0004.png", "manifest.json"])
  }

  @Test(arguments: ["apng", "gif", "webp"]) func filmsDoNotDependOnJobs(format: String) throws {
    let workspace = try workspace()
    for jobs in ["1", "3"] {
      let done = run(
        workspace, "--fps", "8", "--scale", "0.5", "--loop", "2", "-o", "@\(jobs).\(format)",
        "--jobs", jobs)
      #expect(done.status == .success, "\(done.err)")
    }
    let film = try bytes(workspace, "1.\(format)")
    #expect(try film == bytes(workspace, "3.\(format)"))
    #expect(ImageFormat.detect(film) != nil)
  }

  @Test func tracksAreNumbersOverTime() throws {
    let workspace = try workspace()
    #expect(run(workspace, "--fps", "4", "-o", "@t.csv").status == .success)
    let lines = try workspace.text(of: "t.csv").split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    let columns = lines[0].split(separator: ",").map(String.init)
    let row = lines[3].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    // At 0.5 s: halfway from a centre at 50 to 200, and from a constant of 100 to 300.
    #expect(row[0] == "0.5")
    #expect(row[try #require(columns.firstIndex(of: "main.box.position.x offset"))] == "75.0")
    #expect(row[try #require(columns.firstIndex(of: "main.top.constant"))] == "200.0")
    #expect(run(workspace, "--fps", "4", "-o", "@t.json").status == .success)
    #expect(try workspace.text(of: "t.json").contains("casque-tracks/1"))
    #expect(run(workspace, "--fps", "4", "-o", "@t.svg").status == .success)
    #expect(try workspace.text(of: "t.svg").contains("<svg"))
  }

  @Test func sheetsAndLayersAreWritten() throws {
    let workspace = try workspace()
    for words in [
      ["--filmstrip", "strip.png"], ["--filmstrip", "strip.pdf"], ["--sheet", "sheet.png"],
      ["--sheet", "sheet.pdf"], ["--exploded", "parts.svg"], ["--layers", "layers.pdf"],
    ] {
      let done = run(workspace, "--fps", "2", words[0], "-o", "@\(words[1])")
      #expect(done.status == .success, "\(words): \(done.err)")
      #expect(try bytes(workspace, words[1]).count > 500)
    }
    #expect(run(workspace, "--layers", "-o", "@parts/").status == .success)
    #expect(try bytes(workspace, "parts/main.pdf").starts(with: "%PDF".utf8))
  }

  @Test(arguments: [
    ["-o", "film.mov"], ["-o", "x.png", "--sheet", "--layers"], ["--fps", "0", "-o", "x.gif"],
    ["--frames", "9-1", "-o", "x/"], ["--frames", "100", "-o", "x/"], ["--seed", "-1", "-o", "x/"],
    ["--tilt", "2,0", "-o", "x/"], ["--from", "2", "--to", "1", "-o", "x/"],
    ["--fps", "nan", "-o", "x/"], ["--at", "inf", "-o", "x/"], ["--speed", "-1", "-o", "x/"],
    ["--to", "1e300", "-o", "x/"], ["--every", "0", "-o", "x/"], ["--loop", "-1", "-o", "x.gif"],
    ["--frames", "2-", "-o", "x/"], ["--frames", "99999999999999999999", "-o", "x/"],
    ["--fps", "240", "--to", "86400", "-o", "x/"], ["--tilt", "nan,0", "-o", "x/"],
    ["--scale", "0", "-o", "x/"], ["--seed", "1.5", "-o", "x/"],
  ])
  func wrongFlagsAreUsageErrors(words: [String]) throws {
    let workspace = try workspace()
    let done = CommandRun(
      words: ["animate", "\(workspace.path)/slide.yml"] + words, folder: workspace.path)
    #expect(done.status == .usage, "\(done.err)")
  }

  @Test func scriptsAreReadWithTheirFaults() throws {
    let workspace = try Workspace(files: [
      ("slide.yml", Self.document), ("s.csv", "time,phase,x,y\n0.1,begun,1,2\n0.2,ended,1,2\n"),
    ])
    let done = run(workspace, "--at", "0", "--script", "@s.csv", "-o", "@x.png")
    #expect(done.status == .failure)
    #expect(done.err.contains("s.csv:2:5"))
    #expect(done.err.contains("did you mean 'began'?"))
    // What would be drawn is not what the script tells.
    #expect(!FileManager.default.fileExists(atPath: "\(workspace.path)/x.png"))
  }
}
