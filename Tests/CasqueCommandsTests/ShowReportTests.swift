import CasqueCommands
import Foundation
import Testing

/// `casque show-report` hands the page to the system, or tells where it is.
@Suite struct ShowReportTests {
  private let space: Workspace

  init() throws {
    space = try Workspace(files: [("fine.yml", ProgramTests.fine), ("other.html", "<p>Hello")])
    _ = CommandRun(
      "check", "\(space.path)/fine.yml", "--device", "iphone-8", "--orientation", "portrait",
      "--reporter", "html=\(space.path)/casque report")
  }

  private func show(_ words: String..., environment: [String: String] = [:]) -> CommandRun {
    CommandRun(words: ["show-report"] + words, environment: environment, folder: space.path)
  }

  @Test func tellsTheAddressWithoutADisplay() {
    let run = show("casque report")
    #expect(run.status == .success)
    #expect(run.out == "file://\(space.path)/casque%20report/index.html\n")
    #expect(show("casque report/index.html").out == run.out)
  }

  #if os(Linux)
    @Test func opensWithTheSystemsProgram() throws {
      let script = "#!/bin/sh\nprintf %s \"$1\" > '\(space.path)/opened'\n"
      let program = URL(filePath: "\(space.path)/xdg-open")
      try Data(script.utf8).write(to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: program.path(percentEncoded: false))
      let run = show("casque report", environment: ["DISPLAY": ":0", "PATH": space.path])
      #expect(run.status == .success)
      #expect(run.out.isEmpty)
      #expect(
        try space.text(of: "opened") == "file://\(space.path)/casque%20report/index.html")
      try Data("#!/bin/sh\nexit 3\n".utf8).write(to: program)
      let failed = show("casque report", environment: ["DISPLAY": ":0", "PATH": space.path])
      #expect(failed.out.hasPrefix("file://"), "what did not open is told")
    }
  #endif

  @Test func tellsWhatIsNoReport() {
    let missing = show()
    #expect(missing.status == .failure)
    #expect(missing.err.contains("there is no report at 'casque-report'"))
    #expect(show("other.html").err.contains("is no report"))
    #expect(show("a", "b").status == .usage)
  }
}
