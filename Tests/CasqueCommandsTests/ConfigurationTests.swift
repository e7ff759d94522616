import CasqueCommands
import Foundation
import Testing

@Suite struct ConfigurationTests {
  /// A file with a fault, and how the message begins after the path.
  struct Fault: Sendable, CustomTestStringConvertible {
    var text: String
    var message: String
    var testDescription: String { message }
  }

  static let faults = [
    Fault(text: "- casque", message: "1:1: error: the file is a list"),
    Fault(text: "device: all\n", message: "1:1: error: the file needs the key 'casque: 1'"),
    Fault(text: "casque: 2\n", message: "1:9: error: this version of Casque reads 'casque: 1'"),
    Fault(text: "casque: 1\ndevise: all\n", message: "2:1: error: there is no setting 'devise'"),
    Fault(text: "casque: 1\nformat: json\n", message: "2:1: error: there is no setting 'format'"),
    Fault(
      text: "casque: 1\nrender:\n  output: x.png\n",
      message: "3:3: error: there is no setting 'output' for 'render'"),
    Fault(text: "casque: 1\nstyle: [light, drak]\n", message: "2:16: error: 'style' cannot be"),
    Fault(
      text: "casque: 1\njobs: [1, 2]\n", message: "2:7: error: 'jobs' has one value, not 2"),
    Fault(text: "casque: 1\ndevice: {}\n", message: "2:9: error: here must be a word"),
    Fault(text: "casque: 1\ndevice:\n", message: "2:8: error: here must be a word"),
    Fault(text: "casque: 1\nlayouts: []\n", message: "2:10: error: the list is empty"),
    Fault(text: "casque: 1\nrender: {frame: 1}\n", message: "2:17: error: 'frame' is true or"),
    Fault(text: "casque: 1\ncheck: error\n", message: "2:8: error: 'check' is"),
  ]

  @Test(arguments: faults) func faultsStopEveryCommandThatReadsIt(fault: Fault) throws {
    let run = try Workspace(files: [("casque.yml", fault.text)]).run("check", "no.yml")
    #expect(run.status == .failure)
    #expect(run.err.contains("casque.yml:\(fault.message)"))
    #expect(run.err.contains("nothing was done"))
    #expect(run.out.isEmpty)
  }

  @Test func faultsDoNotStopTheOthers() throws {
    let run = try Workspace(files: [("casque.yml", "- 1")]).run("schema")
    #expect(run.status == .success)
    #expect(run.err.isEmpty)
  }

  static let layout = """
    casque: 1
    layout: plain
    root:
      id: screen

    """

  @Test func theCommandLineWinsOverTheSectionAndThatOverTheTop() throws {
    let file = """
      casque: 1
      layouts: Screens
      device: iphone-se-1
      style: dark
      frames: {device: ipad-mini-6}

      """
    let workspace = try Workspace(files: [
      ("casque.yml", file), ("Screens/plain.yml", Self.layout),
    ])
    let plain = workspace.run("frames")
    #expect(plain.status == .success)
    #expect(plain.out.contains("iPad mini"))
    #expect(plain.out.contains("dark"))
    let explicit = workspace.run("frames", "--device", "iphone-16-pro")
    #expect(explicit.out.contains("iPhone 16 Pro"))
    #expect(!explicit.out.contains("iPad mini"))
  }

  @Test func aFolderAboveCountsUpToTheRepository() throws {
    let workspace = try Workspace(files: [
      ("casque.yml", "casque: 1\nlayouts: Screens\n"), ("Screens/plain.yml", Self.layout),
      ("inner/deep/x", ""), ("other/.git/x", ""), ("other/deep/x", ""),
    ])
    #expect(workspace.run("frames", in: "inner/deep").status == .success)
    #expect(workspace.run("frames", in: "other/deep").status == .usage)
  }

  @Test func aLinkThatLeadsNowhereIsNoMissingFile() throws {
    let workspace = try Workspace(files: [("plain.yml", Self.layout)])
    try FileManager.default.createSymbolicLink(
      atPath: "\(workspace.path)/casque.yml", withDestinationPath: "nowhere.yml")
    let run = workspace.run("check", "plain.yml", in: ".")
    #expect(run.status == .failure && run.err.contains("cannot read"), "\(run.err)")
  }

  @Test func configTellsWhereEachValueComesFrom() throws {
    let workspace = try Workspace(files: [
      ("casque.yml", "casque: 1\ndevice: [phones, pads]\ncheck:\n  fail-on: error\n")
    ])
    let rows = workspace.run("config").out.split(separator: "\n").map { line in
      line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let path = "\(workspace.path)/casque.yml"
    #expect(rows.contains(["device", "phones, pads", "\(path):2:9"]))
    #expect(rows.contains(["fail-on", "error", "\(path):4:12"]))
    #expect(rows.contains(["orientation", "portrait, landscape", "built in"]))
    #expect(rows.contains(["orientation", "portrait", "built in"]))
    #expect(rows.contains(["frame", "false", "built in"]))
    #expect(rows.contains(["layouts", "none", "built in"]))
  }

  /// What the manual page and `config` call built in is what a command does.
  @Test func builtInValuesAreThoseThatHold() throws {
    let workspace = try Workspace(files: [("plain.yml", Self.layout)])
    let file = "\(workspace.path)/plain.yml"
    let plain = workspace.run("frames", file, "--format", "json")
    let explicit = workspace.run(
      "frames", file, "--format", "json", "--device", "iphone-16-pro", "--orientation",
      "portrait", "--window", "full", "--style", "light", "--content-size", "large",
      "--direction", "ltr")
    #expect(plain.status == .success)
    #expect(explicit.out == plain.out)
  }
}
