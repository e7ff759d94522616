import Casque
import CasqueCommands
import Foundation
import Testing

@Suite struct ProgramTests {
  static let fine = """
    casque: 1
    root:
      id: screen
      subviews:
        - {label: title, text: Hello}
      constraints:
        - title.top = safeArea.top + 8
        - title.leading = margins.leading
    """

  static let poor = """
    casque: 1
    root:
      id: screen
      subviews:
        - {button: go, title: Go}
      constraints:
        - go.top = safeArea.top
        - go.leading = margins.leading
    """

  @Test func withoutACommandItHelps() {
    let run = CommandRun()
    #expect(run.status == .usage)
    #expect(run.err.contains("usage: casque COMMAND"))
  }

  @Test(arguments: Program.commands.map { $0.spec.name })
  func everyCommandHasHelp(name: String) {
    let run = CommandRun(name, "--help")
    #expect(run.status == .success)
    #expect(run.out.hasPrefix("usage: casque \(name)"))
    #expect(CommandRun().err.contains("  \(name)"))
  }

  @Test(arguments: [
    (["chekc"], "there is no command 'chekc'"), (["check", "--devcie", "x"], "--device?"),
    (["check", "--device", "iphone-se-33", "x"], "did you mean 'iphone-se-3'?"),
    (["check", "--device", "iphone16", "x"], "did you mean 'iphone-16'?"),
    (["check", "--style", "drak", "x"], "did you mean 'dark'?"),
    (["check"], "no document is named"), (["frames", "--jobs", "0", "x"], "--jobs"),
    (["render", "x"], "-o is missing"), (["render", "x", "-o", "x.gif"], "no ending"),
    (["render", "x", "-o", "x.png", "--tilt", "2,0"], "--tilt"),
    (["render", "x", "-o", "x.png", "--at", "-1"], "--at"),
    (["explain", "layout/unsatisfable"], "did you mean 'layout/unsatisfiable'?"),
    (["devices", "x"], "takes no operand"), (["completion", "tcsh"], "bash, zsh or fish"),
  ])
  func tellsWhatCannotBeUnderstood(words: [String], message: String) {
    let run = CommandRun(words: words)
    #expect(run.status == .usage)
    #expect(run.err.contains(message), "\(run.err)")
    #expect(run.out.isEmpty)
  }

  @Test func checkEndsWithItsFindings() throws {
    let folder = try ScratchFolder()
    let fine = try folder.write(Self.fine, to: "fine.yml")
    let poor = try folder.write(Self.poor, to: "poor.yml")
    let good = CommandRun("check", fine, "--device", "iphone-se-3")
    #expect(good.status == .success)
    #expect(good.out.isEmpty)
    #expect(good.err.contains("no findings on 2 cells in "))
    let bad = CommandRun("check", poor, fine, "--device", "iphone-se-3,iphone-8")
    #expect(bad.status == .findings)
    #expect(bad.out.contains("\(poor):5:8: warning: 'go' is smaller than 44 × 44"))
    #expect(bad.out.contains("on 4 of 4 cells: "))
    #expect(bad.err.contains("1 cause on 4 of 8 cells in "))
    #expect(CommandRun("check", poor, "--fail-on", "error").status == .success)
    // A run that fails tells why on its last line.
    let misspelt = try folder.write(
      Self.fine.replacing("casque: 1", with: "casque: 1\nnme: x"), to: "misspelt.yml")
    let wrong = CommandRun("check", misspelt, "--device", "iphone-se-3")
    #expect(wrong.status == .findings)
    #expect(wrong.err.contains("1 error in what was read, no findings on 2 cells in "))
  }

  @Test func checkReadsFolders() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.fine, to: "a.yml")
    _ = try folder.write(Self.poor, to: "b.yaml")
    _ = try folder.write("not a layout", to: "casque.yml")
    _ = try folder.write("not a layout", to: "c.txt")
    let run = CommandRun("check", folder.path, "--device", "iphone-se-3", "--window", "full")
    #expect(run.err.contains("1 cause on 2 of 4 cells"))
  }

  @Test func nothingCheckedIsFailure() throws {
    let folder = try ScratchFolder()
    #expect(CommandRun("check", folder.path + "none.yml").status == .failure)
    #expect(CommandRun("check", folder.path).status == .failure)
    let broken = try folder.write("casque: [", to: "broken.yml")
    let run = CommandRun("check", broken)
    #expect(run.status == .failure)
    #expect(run.err.contains("document/"))
  }

  @Test func checkWritesJSON() throws {
    let folder = try ScratchFolder()
    let poor = try folder.write(Self.poor, to: "poor.yml")
    let run = CommandRun("check", poor, "--device", "iphone-se-3", "--format", "json")
    let report = try JSONDecoder().decode(JSONReport.self, from: Data(run.out.utf8))
    #expect(report.schema == "casque-check/1")
    #expect(report.causes.map(\.diagnostic.code) == [.layoutTouchTarget])
    #expect(report.cells == 2)
    #expect(report.causes[0].cells.count == 2)
  }

  /// The title lies 8 below a status bar of 20, 16 from the left.
  @Test func framesAreJSONAndText() throws {
    let folder = try ScratchFolder()
    let fine = try folder.write(Self.fine, to: "fine.yml")
    let json = CommandRun("frames", fine, "--device", "iphone-se-3", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [String: Any]
    let documents = try #require(object?["documents"] as? [[String: Any]])
    let views = try #require(documents[0]["views"] as? [[String: Any]])
    #expect(views.map { $0["id"] as? String } == ["screen", "title"])
    #expect((views[0]["frame"] as? [Double]) == [0, 0, 375, 667])
    #expect((views[1]["frame"] as? [Double])?.prefix(2) == [16, 28])
    #expect(CommandRun("frames", fine).out.contains("title label ("))
  }

  @Test func devicesAreListed() throws {
    let table = CommandRun("devices").out
    #expect(table.split(separator: "\n").count == 1 + DeviceCatalogue.standard.listing.count)
    #expect(table.contains("iphone-se-3"))
    let json = CommandRun("devices", "--format", "json").out
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
  }

  @Test(arguments: DiagnosticCode.allCases)
  func everyCodeIsExplained(code: DiagnosticCode) {
    let run = CommandRun("explain", code.rawValue)
    #expect(run.status == .success)
    #expect(run.out.hasPrefix("\(code.rawValue) (\(code.severity.rawValue))"))
    #expect(run.out.count > 200)
  }

  /// Whatever is decided without proof is listed, in the terminal and for the documentation.
  @Test func limitsAreListed() {
    let run = CommandRun("explain", "limits")
    #expect(run.status == .success)
    let article = CommandRun("explain", "limits", "--format", "markdown").out
    #expect(article.hasPrefix("# Limits\n"))
    for limit in SemanticLimit.all {
      for text in [run.out, article] {
        #expect(text.contains(limit.question) && text.contains(limit.decision))
      }
    }
    #expect(SemanticLimit.Area.allCases.allSatisfy { article.contains("## \($0.rawValue)\n") })
    #expect(CommandRun("explain", "--help").out.contains("casque explain limits"))
    #expect(CommandRun("man").out.contains("explain limits"))
  }

  @Test func completionsNameEveryCommand() {
    for shell in Shell.allCases {
      let script = CommandRun("completion", shell.rawValue).out
      for command in Program.commands { #expect(script.contains(command.spec.name)) }
      #expect(script.contains("limits") && script.contains("layout/unsatisfiable"))
    }
  }

  /// What bash offers after some words, the last one begun.
  @Test(arguments: [
    (["snapshots", "ver"], ["verify"]), (["completion", "z"], ["zsh"]), (["chec"], ["check"]),
    (["check", "--style", "light,da"], ["light,dark"]),
    (
      ["check", "--device", "iphone-se-1,iphone-16-pro"],
      ["iphone-se-1,iphone-16-pro", "iphone-se-1,iphone-16-pro-max"]
    ),
    (["check", "--window", "sl"], ["slideover"]), (["check", "--reporter", "sar"], ["sarif"]),
  ])
  func bashCompletes(words: [String], offered: [String]) throws {
    let script = CommandRun("completion", "bash").out
    let list = (["casque"] + words).map { "'\($0)'" }.joined(separator: " ")
    let bash = Process()
    bash.executableURL = URL(filePath: "/usr/bin/env")
    bash.arguments = [
      "bash", "-c",
      script + "\nCOMP_WORDS=(\(list)); COMP_CWORD=\(words.count); _casque; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\"",
    ]
    let pipe = Pipe()
    bash.standardOutput = pipe
    try bash.run()
    let data = try #require(try pipe.fileHandleForReading.readToEnd())
    bash.waitUntilExit()
    #expect(
      String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init) == offered)
  }

  @Test func aBrokenDeviceFileIsPointedAt() throws {
    let folder = try ScratchFolder()
    let fine = try folder.write(Self.fine, to: "fine.yml")
    let devices = try folder.write("{\n  \"devices\": [ {\"id\": 7} ]\n}", to: "devices.json")
    let run = CommandRun("check", fine, "--catalogue", devices)
    #expect(run.status == .failure)
    #expect(run.err.contains("\(devices):2:"))
    #expect(run.err.contains("device/invalid-catalogue"))
  }
}
