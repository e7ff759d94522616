import Casque
import Foundation
import Testing

/// The documents of `Layouts/`: clean everywhere, but for the one that is broken on purpose.
@Suite struct LayoutsTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Layouts").path(percentEncoded: false)

  static let documents: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".yml") }.sorted()

  @Test func areThere() { #expect(Self.documents.count >= 7) }

  @Test(arguments: documents)
  func areCleanOnTheWholeMatrix(name: String) throws {
    let read = Document.read(Self.folder + "/" + name)
    #expect(read.diagnostics == [])
    let document = try #require(read.value)
    let found = LayoutPipeline.standard.check([document], on: TraitMatrix.standard.cells)
    #expect(found.count == TraitMatrix.standard.cells.count)
    for cell in found where !cell.findings.isEmpty {
      Issue.record("\(cell.cell): \(cell.findings.map(\.diagnostic.message))")
    }
  }

  @Test func theBrokenOneShowsEveryRuleOfLayout() throws {
    let document = try #require(Document.read(Self.folder + "/broken/clipped-form.yml").value)
    let found = LayoutPipeline.standard.check([document], on: TraitMatrix.standard.cells)
    let codes = Set(found.flatMap { $0.findings.map(\.diagnostic.code) })
    #expect(
      codes == [
        .layoutUnsatisfiable, .layoutAmbiguous, .layoutOutsideSafeArea, .layoutUnderCutout,
        .layoutHomeIndicator, .layoutTouchTarget, .textTruncated,
      ])
  }

  /// A pipeline of one worker and one of many give the same findings, in the same order.
  @Test func findingsDoNotDependOnTheNumberOfWorkers() throws {
    let document = try #require(Document.read(Self.folder + "/broken/clipped-form.yml").value)
    let cells = TraitMatrix(devices: .pads).cells
    let one = LayoutPipeline(workers: 1).check([document], on: cells)
    let many = LayoutPipeline(workers: 5).check([document], on: cells)
    #expect(one == many)
  }
}
