import CasqueCommands
import Testing

@Suite struct ManPageTests {
  static let page = ManPage.text(of: Program.commands.map { $0.spec }, version: "1.2.3")
  static let lines = page.split(separator: "\n", omittingEmptySubsequences: false)

  @Test func nameSectionIsWhatAproposReads() throws {
    // lexgrog(1): one line, the name, a hyphen escaped as a minus, the description.
    let place = try #require(Self.lines.firstIndex(of: ".SH \"NAME\""))
    #expect(Self.lines[place + 1].hasPrefix("casque \\- "))
    #expect(Self.page.hasPrefix(".TH \"CASQUE\" \"1\" \"\" \"casque 1.2.3\""))
  }

  @Test(arguments: Program.commands.map { $0.spec })
  func tellsOfEveryOption(command: CommandSpec) {
    let title = command.name.split(separator: "-").joined(separator: "\\-")
    #expect(Self.lines.contains(".SS \"\(title)\""))
    for option in command.options {
      let name = option.name.split(separator: "-").joined(separator: "\\-")
      #expect(Self.page.contains("\\fB\\-\\-\(name)\\fP"))
    }
  }

  @Test func onlyItsOwnRequestsAreRequests() {
    let requests = Set(["TH", "SH", "SS", "TP", "PP", "RS", "RE", "nf", "fi", "br"])
    for line in Self.lines where line.hasPrefix(".") || line.hasPrefix("'") {
      let name = line.dropFirst().prefix { $0 != " " }
      #expect(requests.contains(String(name)), "\(line)")
    }
    #expect(!Self.page.unicodeScalars.contains { !$0.isASCII })
  }

  @Test func hostileTextStaysText() {
    let spec = CommandSpec(
      name: "x", summary: "A back\\slash", discussion: ".ex\n'ex `odd",
      examples: [".so /etc/passwd"])
    let lines = ManPage.text(of: [spec], version: "0").split(separator: "\n")
    #expect(lines.contains("A back\\eslash."))
    #expect(lines.contains("\\&.ex"))
    #expect(lines.contains("\\(aqex \\(gaodd"))
    #expect(lines.contains("\\&.so /etc/passwd"))
  }
}
