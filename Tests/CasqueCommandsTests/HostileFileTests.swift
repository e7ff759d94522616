import Casque
import CasqueCommands
import Foundation
import Testing

@Suite struct HostileFileTests {
  private static let cell = ["--device", "iphone-se-3", "--orientation", "portrait"]

  /// A terminal would obey what a file's name holds.
  @Test func aNameWithControlCharactersIsWrittenOut() throws {
    let space = try Workspace(files: [
      ("a\n\u{1B}[31m.yml", "casque: 1\nroot: {id: screen, x: 1}\n")
    ])
    let run = CommandRun("check", "\(space.path)/a\n\u{1B}[31m.yml", "--device", "iphone-se-3")
    #expect(run.err.contains("a\\u{a}\\u{1b}[31m.yml:2:20: error:"), "\(run.err)")
    #expect(!run.err.contains("\u{1B}"))
  }

  @Test func aDeviceIsNotRead() {
    let run = CommandRun(words: ["check", "/dev/zero"] + Self.cell)
    #expect(run.status == .failure)
    #expect(run.err.hasPrefix("/dev/zero:1:1: error: '/dev/zero' is a pipe or a device"))
  }

  @Test func aNameThatIsNoUTF8SaysSo() {
    // The bytes of such a name have become U+FFFD by the time a program sees them.
    let run = CommandRun(words: ["check", "n\u{FFFD}.yml"] + Self.cell)
    #expect(run.status == .failure)
    #expect(run.err.contains("names of files must be UTF-8"))
  }

  @Test func aVeryLargeFileIsRefusedUnread() throws {
    // Nine MiB that take no room; reading all of a terabyte would not end.
    let space = try Workspace(files: [("large.yml", "")])
    let file = try FileHandle(forWritingTo: URL(filePath: "\(space.path)/large.yml"))
    try file.truncate(atOffset: 1 << 40)
    try file.close()
    let run = CommandRun(words: ["check", "\(space.path)/large.yml"] + Self.cell)
    #expect(run.status == .failure)
    #expect(run.err.contains("large.yml:1:1: error: the file has more than 8388608 bytes"))
  }

  @Test func anEmptyFileIsReadable() throws {
    let space = try Workspace(files: [("empty.yml", "")])
    let run = CommandRun(words: ["check", "\(space.path)/empty.yml"] + Self.cell)
    #expect(run.err.contains("empty.yml:1:1: error: there is nothing in the file"))
  }

  @Test func theExcerptOfALongLineShowsThePlace() throws {
    let text = String(repeating: "a", count: 5000)
    let space = try Workspace(files: [
      ("long.yml", "casque: 1\nroot: {id: screen, accessibilityLabel: \(text), nonsense: 1}\n")
    ])
    let run = CommandRun(words: ["check", "\(space.path)/long.yml"] + Self.cell)
    let lines = run.err.split(separator: "\n").map { Array($0.unicodeScalars) }
    let head = try #require(
      lines.firstIndex { String(String.UnicodeScalarView($0)).contains("key 'nonsense'") })
    let (shown, mark) = (lines[head + 1], lines[head + 2])
    let caret = try #require(mark.firstIndex(of: "^"))
    // Five of the number, three of the bar, one of the dots, 120 of the line.
    #expect(shown.count <= 129)
    #expect(String(String.UnicodeScalarView(shown[caret...])).hasPrefix("nonsense: 1}"))
  }

  @Test func aPictureGoesWhereALinkLeads() throws {
    let space = try Workspace(files: [("a.yml", ProgramTests.fine), ("there.png", "old")])
    let link = "\(space.path)/link.png"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "\(space.path)/there.png")
    let run = CommandRun("render", "\(space.path)/a.yml", "-o", link)
    #expect(run.status == .success)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("there.png"))
    let picture = try Data(contentsOf: URL(filePath: "\(space.path)/there.png"))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
