import CasqueModel
import Testing

@testable import CasqueInterfaceBuilder

/// What a text view's data detectors take for an address.
@Suite struct LinkDetectionTests {
  @Test(arguments: [
    ("See https://casque.dev/a?b=1.", ["https://casque.dev/a?b=1"]),
    ("(www.casque.dev), or info@casque.dev!", ["www.casque.dev", "info@casque.dev"]),
    ("casque.com/path and casque.dev", ["casque.com/path", "casque.dev"]),
    ("Version 2.0, e.g. a.b; see file.swift", []), ("https:// and @name and a@b", []), ("", []),
  ])
  func addresses(text: String, links: [String]) {
    let marked = LinkDetection.marked(AttributedText([TextRun(text)]))
    #expect(marked.map { $0.runs.filter { $0.attributes.isLink }.map(\.text) } ?? [] == links)
    #expect(marked?.string ?? text == text)
  }
}
