import Casque
import Testing

/// Findings that the table of fixtures has no room for: other cells, and where they point.
@Suite struct PlaceOfFindingTests {
  /// A window of 736 points on iOS 18 is too narrow for the readable width of 664: its guide is that
  /// of the margins, 696 wide, and text that fills it is as wide as the system would have it.
  @Test func textMayFillAReadableGuideThatIsWider() throws {
    let text = String(repeating: "word ", count: 80)
    let yaml = RuleFixture.screen(
      "- {label: body, text: \(text), font: body, numberOfLines: 0}",
      """
      body.top = safeArea.top
      body.horizontalEdges = readable.horizontalEdges
      """)
    let cell = try Cell(slug: "iphone-8-plus_landscape", in: .standard)
    let layout = try #require(Document.read(Array(yaml.utf8), path: "body.yml").value?.layout)
    let result = LayoutPipeline.standard.resolve(layout, in: cell)
    #expect(result["body"].frame.width == 696)
    #expect(LayoutPipeline.standard.findings(of: layout, in: cell).isEmpty)
  }

  @Test func aGuideIsNamedWhereItIsWritten() throws {
    let yaml = """
      casque: 1
      root:
        id: screen
        layoutGuides: [gap]
        constraints:
          - gap.top = safeArea.top
          - gap.height = 10
          - gap.width = 10
      """
    let cell = try Cell(slug: "iphone-8_portrait", in: .standard)
    let layout = try #require(Document.read(Array(yaml.utf8), path: "gap.yml").value?.layout)
    let found = LayoutPipeline.standard.findings(of: layout, in: cell)
    #expect(found.map(\.diagnostic.code) == [.layoutAmbiguous])
    #expect(found.map(\.diagnostic.place?.description) == ["gap.yml:4:18"])
  }
}
