import Casque
import Testing

/// What a cell gives does not depend on what was solved before, or beside it.
@Suite struct ManyCellsTests {
  /// Cells that jump between text sizes, directions, devices and windows, some more than once.
  private static let cells: [Cell] = {
    let all = TraitMatrix(
      devices: .ids(["iphone-se-3", "iphone-16-pro", "ipad-pro-11-m4"]),
      contentSizes: [.large, .accessibility3], directions: .both
    ).cells
    let cells = stride(from: 0, to: all.count * 5, by: 7).map { all[$0 * 11 % all.count] }
    return Array(cells.prefix(24))
  }()

  @Test(arguments: ["mail.yml", "settings.yml", "chat.yml", "dashboard.yml"])
  func historyChangesNothing(name: String) throws {
    let document = try #require(Document.read(LayoutsTests.folder + "/" + name).value)
    let together = LayoutPipeline(workers: 2).resolve([document], on: Self.cells)
    let kept = LayoutPipeline(workers: 1)
    try #require(together.count == Self.cells.count)
    for (cell, result) in zip(Self.cells, together) {
      let fresh = LayoutPipeline(workers: 1)
        .resolve(document.layout, in: cell, resources: document.resources)
      let later = kept.resolve(document.layout, in: cell, resources: document.resources)
      #expect(result.views == fresh.views, "\(cell)")
      #expect(later.views == fresh.views, "\(cell)")
      #expect(result.guides == fresh.guides && result.environment == fresh.environment)
      #expect(result.conflicts == fresh.conflicts && result.ambiguities == fresh.ambiguities)
      #expect(result.cellName == cell.description && result.cellSlug == cell.slug)
    }
  }

  /// Devices of one screen share their findings, each under its own name.
  @Test func cellsOfOneEnvironmentAreTheSame() throws {
    let document = try #require(
      Document.read(LayoutsTests.folder + "/broken/clipped-form.yml").value)
    let cells = TraitMatrix(devices: .phones).cells
    let found = LayoutPipeline(workers: 2).check([document, document], on: cells)
    #expect(found.map(\.cell) == (cells + cells).map(\.description))
    for (index, cell) in cells.enumerated() {
      let own = LayoutPipeline.standard.findings(
        of: document.layout, in: cell, resources: document.resources)
      #expect(found[index].findings == own && found[cells.count + index].findings == own)
    }
  }

  /// A layout that changes between two solutions is not taken for the one before.
  @Test func changedLayoutsAreSolvedAnew() throws {
    var layout = Layout("screen", subviews: [View.label("title", text: "One")]) { _ in }
    let cell = Self.cells[0]
    let pipeline = LayoutPipeline(workers: 1)
    let first = pipeline.resolve(layout, in: cell)
    layout.root.subviews[0].content = .label(Label(text: "Another one"))
    let second = pipeline.resolve(layout, in: cell)
    #expect(first["title"].frame.width < second["title"].frame.width)
    layout.name = "other"
    #expect(pipeline.resolve(layout, in: cell).layoutName == "other")
  }
}
