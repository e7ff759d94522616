import CasqueCommands
import Foundation
import Testing

@Suite struct InitTests {
  @Test func whatItWritesPassesAtOnce() throws {
    let workspace = try Workspace()
    #expect(workspace.run("init").status == .success)
    let job = try workspace.text(of: ".github/workflows/layouts.yml")
    let commands = job.split(separator: "\n").filter { $0.contains("- run: casque ") }
    try #require(commands.count == 1 && commands[0].hasSuffix("- run: casque check"))
    let check = workspace.run("check")
    #expect(check.status == .success)
    #expect(check.out.isEmpty)
  }

  @Test func filesThatExistStay() throws {
    let workspace = try Workspace(files: [("casque.yml", "casque: 1\n")])
    let run = workspace.run("init")
    #expect(run.status == .success)
    let kept = try workspace.text(of: "casque.yml")
    #expect(kept == "casque: 1\n")
    #expect(run.err.contains("kept casque.yml"))
    #expect(run.err.contains("wrote Layouts/welcome.yml"))
  }

  @Test func aFolderMayBeNamed() throws {
    let workspace = try Workspace()
    #expect(workspace.run("init", "\(workspace.path)/App").status == .success)
    #expect(workspace.run("check", "--device", "iphone-16-pro", in: "App").status == .success)
  }
}
