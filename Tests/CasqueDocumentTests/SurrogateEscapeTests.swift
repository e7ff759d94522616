import CasqueDiagnostics
import CasqueDocument
import Testing
import _CasqueTestSupport

/// Characters that JSON's writers escape by halves.
@Suite struct SurrogateEscapeTests {
  private func first(_ text: String) throws -> Diagnostic {
    let document = "casque: 1\nlayout: \"\(text)\"\nroot: {id: a}\n"
    let result = DocumentReader.read(Array(document.utf8), path: "x.yml", palette: testPalette)
    return try #require(result.diagnostics.first)
  }

  @Test func twoHalvesAreTheCharacterInTheHint() throws {
    let edit = try #require(try first("a \\ud83d\\udc4b").hints.first?.edits.first)
    #expect(edit.replacement == "\u{1F44B}")
  }

  @Test(arguments: ["\\ud83d", "\\udc4b\\ud83d", "\\ud83d\\u0041", "x\\udfff"])
  func aHalfAloneHasNoEdit(text: String) throws {
    let found = try first(text)
    #expect(found.code == .documentSyntax && found.hints.allSatisfy { $0.edits.isEmpty })
  }
}
