import Casque
import Foundation
import Testing

/// Faults put into the shipped layouts: each is found on some device, and by its own rule.
@Suite struct SeededMutationTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Layouts")
    .path(percentEncoded: false)

  /// Small and large, with and without cut-outs, of both releases.
  static let cells = TraitMatrix(
    devices: .ids(["iphone-se-1", "iphone-16-pro", "ipad-mini-6", "ipad-pro-13-m4"])
  ).cells

  @Test(arguments: Mutation.all)
  func isFound(mutation: Mutation) throws {
    let path = "\(Self.folder)/\(mutation.document).yml"
    var text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    for edit in mutation.edits {
      #expect(text.components(separatedBy: edit.old).count == 2, "'\(edit.old)' stands there once")
      text = text.replacingOccurrences(of: edit.old, with: edit.new)
    }
    let read = DocumentReader.read(
      Array(text.utf8), path: path, palette: Set(OSRelease.ios26.palette.names))
    #expect(read.diagnostics == [])
    let layout = try #require(read.value)
    let resources = FolderResources(folder: Self.folder)
    let found = Self.cells.flatMap {
      LayoutPipeline.standard.findings(of: layout, in: $0, resources: resources)
    }
    #expect(found.contains { $0.diagnostic.code == mutation.code })
  }

  @Test func everyRuleHasAMutation() {
    let engine = Set(SolverDiagnosticsRule.codes)
    let codes = Set(CheckSuite.standard.rules.flatMap { type(of: $0).codes }).subtracting(engine)
    #expect(codes == Set(Mutation.all.map(\.code)))
  }
}
