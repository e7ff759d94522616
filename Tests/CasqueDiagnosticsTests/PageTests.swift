import CasqueDiagnostics
import Testing

/// Every code has a page that says something.
@Suite struct PageTests {
  @Test(arguments: DiagnosticCode.allCases)
  func everyCodeHasAPage(_ code: DiagnosticCode) {
    let page = code.page
    #expect(page.summary.hasSuffix("."))
    #expect(page.summary.count <= 100)
    #expect(page.cause.count > page.summary.count)
    #expect(!page.remedy.isEmpty)
    #expect(!page.example.isEmpty)
  }

  @Test func summariesDiffer() {
    #expect(Set(DiagnosticCode.allCases.map(\.page.summary)).count == DiagnosticCode.allCases.count)
  }
}
