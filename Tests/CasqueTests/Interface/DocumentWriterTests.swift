import Casque
import Foundation
import Testing

/// What is written is read as the same layout.
@Suite struct DocumentWriterTests {
  static let paths: [String] = {
    let found = FileManager.default.enumerator(atPath: "Layouts")
    var paths: [String] = []
    while let name = found?.nextObject() as? String {
      let isDocument = name.hasSuffix(".yml") && !name.hasSuffix("casque.yml")
      if isDocument, !name.hasPrefix("broken/"), !name.hasPrefix("scripts/") {
        paths.append("Layouts/\(name)")
      }
    }
    return paths.sorted()
  }()

  @Test(arguments: paths) func shippedLayoutsComeBack(_ path: String) throws {
    let layout = try #require(Document.read(path).value).layout
    let written = DocumentWriter.text(of: layout)
    let folder = String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
    let read = Document.read(Array(written.value.utf8), path: path, folder: folder)
    #expect(read.diagnostics.filter { $0.severity == .error }.isEmpty, "\(written.value)")
    let again = try #require(read.value).layout
    #expect(again.name == layout.name)
    #expect(again.presentation == layout.presentation)
    #expect(again.isKeyboardShown == layout.isKeyboardShown)
    var differences: [String] = []
    let names = Dictionary(zip(layout.root.names, again.root.names)) { first, _ in first }
    var root = layout.root.renamed { names[$0] ?? $0 }
    var other = again.root
    root.strip()
    other.strip()
    compare(root, other, &differences)
    #expect(differences.isEmpty, "\(differences.first ?? "")")
  }

  private func compare(_ a: View, _ b: View, _ differences: inout [String]) {
    if a == b { return }
    var (own, other) = (a, b)
    own.subviews = []
    other.subviews = []
    if own != other || a.subviews.count != b.subviews.count {
      differences.append("\(own)\n\(other)")
    }
    for (x, y) in zip(a.subviews, b.subviews) { compare(x, y, &differences) }
  }
}

extension View {
  /// The names of views, guides and constraints in the order of the tree.
  fileprivate var names: [String] {
    let lists = constraints + variations.flatMap(\.constraints)
    return [id] + layoutGuides.map(\.id) + lists.map { $0.identifier ?? "" }
      + subviews.flatMap(\.names)
  }

  /// Takes places and the texts of constraints away.
  fileprivate mutating func strip() {
    place = nil
    for index in layoutGuides.indices { layoutGuides[index].place = nil }
    constraints.strip()
    for index in variations.indices {
      variations[index].place = nil
      variations[index].constraints.strip()
      for change in variations[index].changes.indices {
        variations[index].changes[change].place = nil
      }
    }
    for index in subviews.indices { subviews[index].strip() }
  }
}

extension [LayoutConstraint] {
  fileprivate mutating func strip() {
    for index in indices {
      self[index].place = nil
      self[index].text = nil
    }
  }
}
