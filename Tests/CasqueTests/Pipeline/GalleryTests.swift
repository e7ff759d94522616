import Casque
import Foundation
import Testing

/// The documents of `Layouts/gallery/`: a few controls each, clean everywhere.
@Suite struct GalleryTests {
  static let folder = LayoutsTests.folder + "/gallery"

  static let documents: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".yml") }.sorted()

  @Test func areThere() { #expect(Self.documents.count >= 6) }

  @Test(arguments: documents)
  func areCleanOnTheWholeMatrix(name: String) throws {
    let read = Document.read(Self.folder + "/" + name)
    #expect(read.diagnostics == [])
    let document = try #require(read.value)
    let found = LayoutPipeline.standard.check([document], on: TraitMatrix.standard.cells)
    for cell in found where !cell.findings.isEmpty {
      Issue.record("\(cell.cell): \(cell.findings.map(\.diagnostic.message))")
    }
  }
}
