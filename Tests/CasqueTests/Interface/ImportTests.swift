import Casque
import Foundation
import Testing

/// Imported documents are laid out as their sources are, on any device.
///
/// Documents of a corpus are taken where there is one: a seeded sample, or all with
/// `CASQUE_IMPORT=all` (`scripts/import-corpus`).
@Suite struct ImportTests {
  private typealias Fixture = InterfaceFixture

  private static let slugs = [
    "iphone-se-3_portrait", "iphone-16-pro_portrait", "iphone-16-pro-max_landscape",
    "ipad-mini-6_portrait", "ipad-pro-11-m4_landscape",
  ]

  private static let corpus: [String] = {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["CASQUE_CORPUS"] ?? "../shared/corpus"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { "\(folder)/\($0)" }
    if paths.isEmpty { print("no corpus at '\(folder)': imports of its documents are not tested") }
    if environment["CASQUE_IMPORT"] == "all" { return paths }
    return stride(from: 7, to: paths.count, by: 23).map { paths[$0] }
  }()

  /// What differs between the scenes of a source and their imports; empty where they are equal.
  private func differences(_ path: String) throws -> [String] {
    let imported = InterfaceImport.read(path).value
    let copies = try Fixture.withDocuments(of: imported) { Document.read($0) }
    let sources = Document.readAll(path).value
    var differences: [String] = []
    if sources.count != imported.documents.count { differences.append("scenes") }
    let cells = try Self.slugs.map { try Cell(slug: $0, in: .standard) }
    for (source, (file, read)) in zip(sources, zip(imported.documents, copies)) {
      differences += read.diagnostics.filter { $0.severity == .error }.map {
        "\(file.name):\($0.place?.start.line ?? 0): \($0.message)"
      }
      guard let document = read.value else { continue }
      let results = LayoutPipeline.standard.resolve([source, document], on: cells)
      for index in cells.indices {
        differences += compare(
          results[index], results[cells.count + index], in: "\(file.name) \(Self.slugs[index])")
      }
    }
    return differences
  }

  private func compare(_ old: LayoutResult, _ new: LayoutResult, in place: String) -> [String] {
    guard old.views.count == new.views.count else {
      return ["\(place): \(old.views.count) views, \(new.views.count)"]
    }
    return zip(old.views, new.views).filter { $0.frame != $1.frame }.map {
      "\(place): \($0.id) \($0.frame), \($1.id) \($1.frame)"
    }
  }

  @Test(arguments: corpus) func framesAreThoseOfTheSource(_ path: String) throws {
    let differences = try differences(path)
    #expect(differences.isEmpty, "\(path): \(differences.prefix(3).joined(separator: "\n"))")
  }

  @Test func constraintsStayConstraints() throws {
    let text = Fixture.storyboard(
      Fixture.view("a-b", kind: "label", "text=\"Sign in\"")
        + Fixture.view("f", "fixedFrame=\"YES\""),
      constraints: Fixture.equal("a-b", "leading", "root", "leading", "constant=\"16\"")
        + Fixture.equal("a-b", "top", "safe", "top", "priority=\"750\""))
    let yaml = try Fixture.withFile(text) { path in
      String(decoding: InterfaceImport.read(path).value.documents[0].bytes, as: UTF8.self)
    }
    #expect(yaml.contains("- label: signIn\n"))
    #expect(yaml.contains("source: \"Sign in\"\n"))
    #expect(yaml.contains(".leading + 16\n"))
    #expect(yaml.contains("signIn.top = safeArea.top @750\n"))
    #expect(yaml.split(separator: "\n").count { $0.contains("frame: {") } == 1)
  }
}
