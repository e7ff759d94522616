import CasqueDiagnostics
import Testing

@testable import CasqueInterfaceBuilder

/// The reader of XML: places, references, and what is left of broken text.
@Suite struct MarkupTests {
  private func parse(_ text: String) -> Diagnosed<MarkupTree?> {
    MarkupParser.parse(Array(text.utf8), path: "a.xib")
  }

  @Test func tagsAndAttributesHavePlaces() throws {
    let parsed = parse("<a>\n  <b x=\"1\" y='2 &lt; 3'/>\n</a>")
    let tag = try #require(parsed.value?.root?.child("b"))
    #expect(parsed.diagnostics.isEmpty)
    #expect(tag.place.description == "a.xib:2:3")
    #expect(tag.place(of: "y").description == "a.xib:2:12")
    #expect(tag["y"] == "2 < 3")
  }

  @Test func referencesAndSectionsAreRead() throws {
    let parsed = parse(
      "<?xml version=\"1.0\"?><!-- <x> --><a t=\"&#10;&#x41;&amp;\n\">&quot;é<![CDATA[<&]]></a>")
    let root = try #require(parsed.value?.root)
    #expect(parsed.diagnostics.isEmpty)
    #expect(root["t"] == "\nA& ")
    #expect(root.text == "\"é<&")
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var text: String
    var code: DiagnosticCode
    var place: String
    /// The names of all tags that are left.
    var tags: [String]
    var testDescription: String { text }
  }

  static let faults: [Fault] = [
    Fault(text: "<a><b></a>", code: .documentSyntax, place: "1:7", tags: ["a", "b"]),
    Fault(text: "<a>\n<b>", code: .documentSyntax, place: "2:4", tags: ["a", "b"]),
    Fault(text: "<a><b x=1/><c/></a>", code: .documentSyntax, place: "1:9", tags: ["a", "b", "c"]),
    Fault(text: "<a x='1' x='2'/>", code: .documentDuplicateKey, place: "1:10", tags: ["a"]),
    Fault(text: "<a>&nbsp;</a>", code: .documentSyntax, place: "1:4", tags: ["a"]),
    Fault(text: "<a/><b/>", code: .documentSyntax, place: "1:5", tags: ["a"]),
    Fault(text: "</a>", code: .documentSyntax, place: "1:1", tags: []),
    Fault(text: "", code: .documentEmpty, place: "1:1", tags: []),
    Fault(
      text: "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>", code: .documentSyntax, place: "1:1",
      tags: []),
    Fault(text: "<a>\u{1}</a>", code: .documentEncoding, place: "1:4", tags: []),
    Fault(text: "<a x=\"<b/>", code: .documentSyntax, place: "1:4", tags: ["a", "b"]),
  ]

  @Test(arguments: faults) func faultsAreToldAndTheRestStays(_ fault: Fault) throws {
    let parsed = parse(fault.text)
    let first = try #require(parsed.diagnostics.first)
    #expect(first.code == fault.code)
    #expect(try #require(first.place).description == "a.xib:\(fault.place)")
    #expect((parsed.value?.tags.map(\.name) ?? []) == fault.tags)
  }

  @Test func whatIsTooDeepIsLeftOut() throws {
    let depth = MarkupLimits.depth + 40
    let parsed = parse(
      "<a>" + String(repeating: "<b>", count: depth) + String(repeating: "</b>", count: depth)
        + "<c/></a>")
    #expect(parsed.diagnostics.map(\.code) == [.documentTooDeep])
    #expect(parsed.value?.root?.child("c") != nil)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let parsed = MarkupParser.parse([0x3C, 0x61, 0xFF, 0x3E], path: "a.xib")
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.first?.code == .documentEncoding)
    let large = MarkupParser.parse(
      [UInt8](repeating: 0x20, count: MarkupLimits.bytes + 1), path: "a.xib")
    #expect(large.diagnostics.first?.code == .documentTooLarge)
  }
}
