import CasqueDiagnostics
import Testing

@testable import CasqueStrings

/// `.strings` files as Xcode and genstrings write them.
@Suite struct StringsFileTests {
  private func read(_ text: String) -> Diagnosed<[String: String]> {
    StringsFile.read(Array(text.utf8), path: "de.lproj/Localizable.strings")
  }

  @Test func pairsAndComments() {
    let read = read(
      """
      /* Title of the first screen */
      "welcome" = "Willkommen";
      // a line
      "quote" = "Er sagt \\"ja\\"\\n";
      bare.key = "ohne";
      "url" = "https://example.com"; "same line" = "auch /* kein */ Kommentar";
      "alone";
      """)
    #expect(read.diagnostics == [])
    #expect(
      read.value == [
        "welcome": "Willkommen", "quote": "Er sagt \"ja\"\n", "bare.key": "ohne",
        "url": "https://example.com", "same line": "auch /* kein */ Kommentar", "alone": "alone",
      ])
  }

  @Test func escapesOfUnicode() {
    #expect(read(#""a" = "\U00e9\U0041";"#).value == ["a": "éA"])
    #expect(read(#""a" = "\UD83D\UDE00";"#).value == ["a": "😀"])
    #expect(read(#""a" = "\q";"#).value == ["a": "q"])
  }

  @Test func sixteenBits() {
    let text = "\"a\" = \"ä\";\n"
    var (low, high): ([UInt8], [UInt8]) = ([0xFF, 0xFE], [0xFE, 0xFF])
    for unit in text.utf16 {
      low += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      high += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    #expect(StringsFile.read(low, path: "x").value == ["a": "ä"])
    #expect(StringsFile.read(high, path: "x").value == ["a": "ä"])
    #expect(StringsFile.read([0xEF, 0xBB, 0xBF] + Array(text.utf8), path: "x").value == ["a": "ä"])
  }

  @Test(
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1, "a missing semicolon"),
      ("\"a\" \"b\";", 1, 5, "a missing equals sign"),
      ("x = \"b\";\n  \"open", 2, 3, "an open quote"),
      ("\"ä\" = ?;", 1, 7, "no text"),
      ("/* open", 1, 1, "an open comment"),
    ])
  func faultsHavePlaces(_ text: String, _ line: Int, _ column: Int, _ name: String) throws {
    let diagnostics = read(text).diagnostics
    let first = try #require(diagnostics.first, "\(name)")
    #expect(first.code == .stringsSyntax)
    #expect(first.place?.start == SourcePosition(line: line, column: column), "\(name)")
    #expect(diagnostics.count == 1, "\(name)")
  }

  @Test func readingGoesOn() {
    let read = read("\"a\" = ;\n\"b\" = \"2\";\n\"b\" = \"3\";")
    #expect(read.value == ["b": "2"])
    #expect(read.diagnostics.map(\.severity) == [.error, .warning])
    #expect(read.diagnostics.last?.place?.start == SourcePosition(line: 3, column: 1))
  }

  @Test func binaryIsRefused() {
    #expect(StringsFile.read(Array("bplist00".utf8), path: "x").diagnostics.count == 1)
    #expect(StringsFile.read([0xC3, 0x28], path: "x").diagnostics.count == 1)
    #expect(StringsFile.read([0xFF, 0xFE, 0x41], path: "x").diagnostics.count == 1)
  }
}
