import CasqueDiagnostics
import Testing

@testable import CasqueStrings

/// Tables of localised strings, and what stands in them.
@Suite struct StringTableTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Settings" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Einstellungen" } }
          }
        },
        "items" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "value" : "%lld item" } },
              "other" : { "stringUnit" : { "value" : "%lld items" } } } } },
            "de" : {
              "stringUnit" : { "value" : "%#@count@ hier" },
              "substitutions" : { "count" : { "variations" : { "plural" : {
                "other" : { "stringUnit" : { "value" : "%arg Dinge" } } } } } } }
          }
        },
        "tap" : {
          "localizations" : {
            "en" : { "variations" : { "device" : {
              "mac" : { "stringUnit" : { "value" : "Click" } },
              "other" : { "stringUnit" : { "value" : "Tap" } } } } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func table(
    _ locale: String?, _ files: [String: String] = ["Localizable.xcstrings": catalog]
  ) -> Diagnosed<StringTable> {
    StringTable.read(
      "Localizable", locale: locale, path: { "L/" + $0 },
      file: { files[$0].map { Array($0.utf8) } })
  }

  @Test func catalogs() {
    let german = table("de").value
    #expect(german["Settings"] == .localized("Einstellungen"))
    #expect(german["items"] == .localized("%lld Dinge hier"))
    #expect(german["tap"] == .fallback("Tap"))
    #expect(german["none"] == .missing)
    let source = table(nil).value
    #expect(source["Settings"] == .localized("Settings"))
    #expect(source["items"] == .localized("%lld items"))
    #expect(table("de_AT").value["Settings"] == .localized("Einstellungen"))
    #expect(table("en-GB").value["Settings"] == .localized("Settings"))
    #expect(table("fr").value["Settings"] == .fallback("Settings"))
  }

  @Test func foldersOfLanguages() {
    let files = [
      "pt-BR.lproj/Localizable.strings": "\"a\" = \"brasil\";",
      "pt.lproj/Localizable.strings": "\"a\" = \"portugal\"; \"b\" = \"ambos\";",
      "Base.lproj/Localizable.strings": "\"a\" = \"base\"; \"c\" = \"base\";",
    ]
    let table = table("pt-BR", files).value
    #expect(table["a"] == .localized("brasil"))
    #expect(table["b"] == .localized("ambos"))
    #expect(table["c"] == .fallback("base"))
    #expect(self.table("pt", files).value["a"] == .localized("portugal"))
    #expect(self.table(nil, files).value["a"] == .localized("base"))
    #expect(self.table("de", [:]).value.exists == false)
  }

  @Test(
    arguments: [
      ("{\"strings\": {\"a\": {}}", 1, 22, "an open brace"),
      ("{\n  \"sourceLanguage\": \"en\"\n}", 1, 1, "no strings"),
      ("{\"strings\": {\n\"a\": 1}}", 2, 6, "a number for a key"),
    ])
  func faultsHavePlaces(_ text: String, _ line: Int, _ column: Int, _ name: String) throws {
    let diagnostics = table("de", ["Localizable.xcstrings": text]).diagnostics
    let first = try #require(diagnostics.first, "\(name)")
    #expect(first.code == .stringsSyntax)
    #expect(first.place?.path == "L/Localizable.xcstrings")
    #expect(first.place?.start == SourcePosition(line: line, column: column), "\(name)")
  }

  @Test(
    arguments: [
      ("%lld items", ["3"], "3 items"), ("%@ of %@", ["a", "b"], "a of b"),
      ("%2$@ before %1$@", ["a", "b"], "b before a"), ("100 %%", [], "100 %"),
      ("%.2f €", ["1.50"], "1.50 €"), ("%@ %@", ["a"], "a %@"), ("5 % of", [], "5 % of"),
    ])
  func formats(_ format: String, _ values: [String], _ text: String) {
    #expect(StringFormat.text(format, values) == text)
  }

  @Test(
    arguments: [
      ("ar", true), ("he-IL", true), ("fa_AF", true), ("ur", true), ("en", false),
      ("az-Arab", true),
      ("az", false), ("pa-Arab-PK", true), ("ar-Latn", false), ("zh-Hant", false), ("dv", true),
    ])
  func directions(_ name: String, _ isRightToLeft: Bool) {
    #expect(LocaleName.isRightToLeft(name) == isRightToLeft)
    #expect(LocaleName.isValid(name))
  }

  @Test(arguments: ["", "d", "de-", "-de", "../de", "de/AT", "12", "deutschland", "de.lproj"])
  func noNames(_ name: String) { #expect(!LocaleName.isValid(name)) }
}
