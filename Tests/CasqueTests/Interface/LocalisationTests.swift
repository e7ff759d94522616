import Casque
import Foundation
import Testing

/// Storyboards in the languages of their strings files and catalogues.
@Suite struct LocalisationTests {
  private typealias Fixture = InterfaceFixture

  private static let storyboard: String = {
    let segments = """
      <segments><segment title="One"/><segment title="Two"/></segments>
      """
    return Fixture.storyboard(
      Fixture.view("l1", kind: "label", "text=\"Welcome\"")
        + Fixture.view(
          "b1", kind: "button", "buttonType=\"system\"",
          "<state key=\"normal\" title=\"Sign in\"/>")
        + Fixture.view("f1", kind: "textField", "placeholder=\"Name\"")
        + Fixture.view("s1c", kind: "segmentedControl", "", segments))
  }()

  /// The texts of a document of a folder, and what was said.
  private func texts(
    _ files: [(String, String)], _ path: String, locale: String?
  ) throws -> ([String], [Diagnostic]) {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "casque-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let read = Document.readAll(
      folder.appending(path: path).path(percentEncoded: false), locale: locale)
    var texts: [String] = []
    read.value.first?.layout.root.forEachView { view, _ in
      switch view.content {
      case .label(let label): texts.append(label.text)
      case .button(let button): texts.append(button.title)
      case .textField(let field): texts.append(field.placeholder)
      case .segmentedControl(let control): texts += control.segments
      default: break
      }
    }
    return (texts, read.diagnostics)
  }

  private static let german = """
    "l1.text" = "Willkommen";
    "b1.normalTitle" = "Anmelden";
    "f1.placeholder" = "Name und Vorname";
    "s1c.segmentTitles[0]" = "Eins";
    "s1c.segmentTitles[1]" = "Zwei";
    """

  @Test func stringsFilesBesideBase() throws {
    let files = [
      ("Base.lproj/Main.storyboard", Self.storyboard), ("de.lproj/Main.strings", Self.german),
    ]
    let path = "Base.lproj/Main.storyboard"
    let (german, said) = try texts(files, path, locale: "de-AT")
    #expect(german == ["Willkommen", "Anmelden", "Name und Vorname", "Eins", "Zwei"])
    #expect(said.isEmpty)
    let (own, _) = try texts(files, path, locale: nil)
    #expect(own == ["Welcome", "Sign in", "Name", "One", "Two"])
    let (english, none) = try texts(files, path, locale: "en-GB")
    #expect(english == own && none.isEmpty)
  }

  @Test(arguments: ["Main.xcstrings", "mul.lproj/Main.xcstrings", "Base.lproj/Main.xcstrings"])
  func catalogues(place: String) throws {
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "l1.text": {"localizations": {
          "en": {"stringUnit": {"state": "new", "value": "Welcome"}},
          "fr": {"stringUnit": {"state": "translated", "value": "Bienvenue"}}}}}}
      """
    let (french, said) = try texts(
      [("Base.lproj/Main.storyboard", Self.storyboard), (place, catalogue)],
      "Base.lproj/Main.storyboard", locale: "fr")
    #expect(french.first == "Bienvenue")
    #expect(french.last == "Two")
    let missing = try #require(said.first { $0.code == .stringsMissingTranslation })
    #expect(missing.message.hasPrefix("4 texts of 'Main' are not in 'fr'"))
    #expect(missing.place?.start.line != nil)
    #expect(missing.notes.first?.message == "there is no 'b1.normalTitle'")
  }

  @Test func aLanguageWithoutTextsIsTold() throws {
    let (own, said) = try texts(
      [("Main.storyboard", Self.storyboard)], "Main.storyboard", locale: "ja")
    #expect(own.first == "Welcome")
    #expect(said.map(\.code) == [.stringsMissingTable])
  }

  /// What views are called, and so the names of an import, do not follow the language.
  @Test func namesStay() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "casque-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("Main.storyboard", Self.storyboard), ("de.lproj/Main.strings", Self.german),
    ] {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let path = folder.appending(path: "Main.storyboard").path(percentEncoded: false)
    let imported = InterfaceImport.read(path, locale: "de").value.documents
    let text = String(decoding: try #require(imported.first).bytes, as: UTF8.self)
    #expect(text.contains("- label: Welcome\n") || text.contains("source: Welcome"))
    #expect(text.contains("text: Willkommen\n"))
  }
}
