import Casque
import CasqueCommands
import Foundation
import Testing

/// What commands read beside files: standard input, a language, the state of the keyboard.
@Suite struct SurroundingsTests {
  private static let document = """
    casque: 1
    root:
      id: screen
      subviews:
        - label: title
          text: {localized: hello}
        - view: field
      constraints:
        - title.leading = margins.leading
        - title.top = safeArea.top
        - field.horizontalEdges = margins.horizontalEdges
        - field.height = 44
        - field.bottom = keyboard.top
    """

  private func frames(_ words: String...) -> CommandRun {
    CommandRun(
      words: ["frames", "-", "--device", "iphone-se-3"] + words, standardInput: Self.document)
  }

  @Test func standardInputIsADocument() {
    let run = frames()
    #expect(run.status == .success)
    #expect(run.out.contains("layout: stdin"))
    #expect(run.out.contains("title label"))
  }

  @Test func faultsOfStandardInputHaveTheirLine() {
    let run = CommandRun(
      words: ["check", "-", "--device", "iphone-se-3"], standardInput: "casque: 1\nrot: 1\n")
    #expect(run.status == .failure)
    #expect(run.err.contains("<stdin>:2:1: error: a document has no key 'rot'"))
    #expect(run.err.contains("2 | rot: 1"))
  }

  /// iPhone SE: 667 high without a safe area at the bottom; the keyboard of iOS 26 is 260 high (DP3).
  @Test func theKeyboardGuideFollowsTheKeyboard() {
    #expect(frames().out.contains("field view (16 623; 343 44)"))
    #expect(frames("--keyboard", "shown").out.contains("field view (16 363; 343 44)"))
    #expect(frames("--cell", "iphone-se-3_portrait_keyboard").out.contains("(16 363; 343 44)"))
  }

  @Test func theLanguageSettlesTextAndDirection() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.document, to: "a.yml")
    for (language, text) in [("de", "Guten Tag"), ("ar", "أهلا")] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "\(language).lproj", withIntermediateDirectories: true)
      _ = try folder.write("\"hello\" = \"\(text)\";", to: "\(language).lproj/Localizable.strings")
    }
    func frames(_ words: String...) -> CommandRun {
      CommandRun(words: ["frames", file, "--device", "iphone-se-3"] + words)
    }
    let (german, arabic) = (frames("--locale", "de-AT"), frames("--locale", "ar"))
    #expect(german.status == .success && arabic.status == .success)
    #expect(!german.out.contains("rtl") && arabic.out.contains("rtl"))
    #expect(!frames("--locale", "ar", "--direction", "ltr").out.contains("rtl"))
    let french = frames("--locale", "fr")
    #expect(french.err.contains("a.yml:6:25: warning: there is no 'Localizable.xcstrings'"))
    #expect(frames("--locale", "../de").status == .usage)
  }

  @Test func aConfigurationNamesTheLanguage() throws {
    let folder = try ScratchFolder()
    _ = try folder.write(Self.document, to: "a.yml")
    _ = try folder.write("casque: 1\nlayouts: a.yml\nlocale: he\n", to: "casque.yml")
    let run = CommandRun(
      words: ["frames", "--device", "iphone-se-3"], folder: String(folder.path.dropLast()))
    #expect(run.out.contains("rtl"))
  }
}
