import CasqueDiagnostics
import Testing

@testable import CasqueInterfaceBuilder

/// The reader of XML.
@Suite struct MarkupTests {
  @Test func tagsAndAttributesHavePlaces() throws {
    let text = "<a>\n  <b x=\"1\" y='2 &lt; 3'/>\n</a>"
    let parsed = MarkupParser.parse(Array(text.utf8), path: "a.xib")
    let tag = try #require(parsed.value?.root?.child("b"))
    #expect(parsed.diagnostics.isEmpty)
    #expect(tag.place.description == "a.xib:2:3")
    #expect(tag.place(of: "y").description == "a.xib:2:12")
    #expect(tag["y"] == "2 < 3")
  }
}
