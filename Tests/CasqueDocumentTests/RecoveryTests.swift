import CasqueDiagnostics
import CasqueDocument
import CasqueModel
import Testing
import _CasqueTestSupport

/// One bad value never loses the others, and the edits of hints repair what they stand beside.
@Suite struct RecoveryTests {
  @Test func severalValuesWithoutQuotes() throws {
    let text = """
      casque: 1
      root:
        id: screen
        subviews:
          - label: a
            text: @a
            numberOfLines: 2
          - label: b
            text: Note: b
            backgroundColor: #ff0000
          - button: c
            title: `c`
            styel: filled
        constraints:
          - a.top = safeArea.top
          - |-[b]
          - b.top = a.bottom
      """
    let result = readDocument(text)
    #expect(
      result.diagnostics.map(\.code) == [
        .documentQuoteValue, .documentQuoteValue, .documentQuoteValue, .documentQuoteValue,
        .documentUnknownKey, .documentQuoteValue,
      ])
    #expect(result.diagnostics.compactMap { $0.place?.start.line } == [6, 9, 10, 12, 13, 16])
    let root = try #require(result.value?.root)
    #expect(root.subviews.map(\.id) == ["a", "b", "c"])
    #expect(root.constraints.count == 2)
    #expect(root.subviews[0].content == .label(Label(text: "", numberOfLines: 2)))
    #expect(root.subviews[1].appearance.backgroundColor == .rgb(1, 0, 0))
  }

  /// The first edit of a “quote this value” hint makes the document read without that fault.
  @Test(arguments: BrokenDocuments.quotes)
  func theFirstEditRepairs(_ fixture: Fixture) throws {
    let result = DocumentReader.read(fixture.bytes, path: "x.yml", palette: testPalette)
    let edit = try #require(result.diagnostics.first?.hints.first?.edits.first)
    #expect(edit.path == "x.yml")
    var bytes = fixture.bytes
    bytes.replaceSubrange(edit.bytes, with: Array(edit.replacement.utf8))
    let repaired = DocumentReader.read(bytes, path: "x.yml", palette: testPalette)
    // A quoted `#ff0000` is a colour and a quoted `[title]` text, but no equation.
    let allowed: [DiagnosticCode] = [.constraintSyntax, .constraintMixedAttributes]
    #expect(
      repaired.diagnostics.filter { !allowed.contains($0.code) }.map(\.message) == [],
      "\(edit.replacement)")
  }

  @Test func didYouMeanRepairs() throws {
    let fixture = Fixture.label("", .documentUnknownKey, "numberOfLine: 2")
    let result = DocumentReader.read(fixture.bytes, path: "x.yml", palette: testPalette)
    let edit = try #require(result.diagnostics.first?.hints.first?.edits.first)
    #expect(edit.replacement == "numberOfLines")
    var bytes = fixture.bytes
    bytes.replaceSubrange(edit.bytes, with: Array(edit.replacement.utf8))
    #expect(DocumentReader.read(bytes, path: "x.yml", palette: testPalette).diagnostics == [])
  }

  @Test func duplicateIDsAreMadeDifferent() throws {
    let result = readDocument(Fixture.head + "    - view: title\n    - view: title\n")
    #expect(result.diagnostics.map(\.code) == [.documentDuplicateID, .documentDuplicateID])
    let ids = try #require(result.value?.root.subviews.map(\.id))
    #expect(Set(ids).count == 4)
    #expect(result.diagnostics[0].notes.first?.place?.start.line == 6)
  }

  @Test func aCommentAfterTextIsAWarningUnlessItTouches() {
    func severity(_ text: String) -> Severity? {
      readDocument(Fixture.head + "    - label: more\n      text: \(text)\n")
        .diagnostics.first?.severity
    }
    #expect(severity("Room # of the house") == .warning)
    #expect(severity("Room #4") == .error)
  }
}
