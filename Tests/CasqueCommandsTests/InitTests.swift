import CasqueCommands
import Foundation
import Testing

@Suite struct InitTests {
  @Test func whatItWritesPassesAtOnce() throws {
    let transcript = try Transcript()
    #expect(transcript.run("init") == .success)
    let job = try transcript.read(".github/workflows/layouts.yml")
    let commands = job.split(separator: "\n").filter { $0.contains("- run: casque ") }
    try #require(commands.count == 1 && commands[0].hasSuffix("- run: casque check"))
    #expect(transcript.run("check") == .success, "\(transcript.out)")
    #expect(transcript.out.isEmpty)
  }

  @Test func filesThatExistStay() throws {
    let transcript = try Transcript(files: ["casque.yml": "casque: 1\n"])
    #expect(transcript.run("init") == .success)
    let kept = try transcript.read("casque.yml")
    #expect(kept == "casque: 1\n")
    #expect(transcript.err.contains("kept casque.yml"))
    #expect(transcript.err.contains("wrote Layouts/welcome.yml"))
  }

  @Test func aFolderMayBeNamed() throws {
    let transcript = try Transcript()
    #expect(transcript.run("init", "\(transcript.folder)/App") == .success)
    #expect(transcript.run("check", "--device", "iphone-16-pro", in: "App") == .success)
  }
}
