import CasqueDiagnostics
import CasqueDocument
import Testing

/// One fixture a fault: the first diagnostic has the code and covers exactly the marked stretch.
@Suite struct BrokenDocumentTests {
  @Test(
    arguments: BrokenDocuments.files + BrokenDocuments.values + BrokenDocuments.views
      + BrokenDocuments.constraints + BrokenDocuments.quotes + BrokenDocuments.variations
      + BrokenDocuments.motion + BrokenDocuments.reuse + BrokenDocuments.lists)
  func isReportedAtItsPlace(_ fixture: Fixture) throws {
    let result = DocumentReader.read(fixture.bytes, path: "x.yml", palette: testPalette)
    let first = try #require(result.diagnostics.first)
    #expect(first.code == fixture.code, "\(result.diagnostics.map(\.message))")
    #expect(result.diagnostics.count == 1, "\(result.diagnostics.map(\.message))")
    let place = try #require(first.place)
    #expect(place.path == "x.yml")
    guard let marked = fixture.marked else { return }
    #expect(place.bytes == marked, "\(first.message) at \(place)")
    #expect(place.start == Fixture.location(of: marked.lowerBound, in: fixture.bytes))
    #expect(place.end == Fixture.location(of: marked.upperBound, in: fixture.bytes))
  }

  @Test func thereAreEnough() {
    let all =
      BrokenDocuments.files + BrokenDocuments.values + BrokenDocuments.views
      + BrokenDocuments.constraints + BrokenDocuments.quotes + BrokenDocuments.variations
      + BrokenDocuments.motion
    #expect(all.count >= 60)
  }
}
