package import CasqueDiagnostics

/// Finds the places of values by their coding paths, such as `devices[3].points.w`.
///
/// Readers that decode a file by other means use it to say where a value stands.
package struct SourceMap: Sendable {
  private let tree: DocumentTree

  /// Creates the map of a file.
  package init(_ tree: DocumentTree) { self.tree = tree }

  /// The value at a path, or nil if there is none.
  ///
  /// O(path · entries).
  package func value(at path: String) -> DocumentValue? {
    guard var value = tree.root else { return nil }
    for step in SourceMap.steps(of: path) {
      let next = step.index.map { index in
        value.sequence.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
      guard let found = next ?? value[step.name] else { return nil }
      value = found
    }
    return value
  }

  /// The place of the value at a path; where it is missing, of the nearest value around it.
  package func range(of path: String) -> SourceRange? {
    var steps = SourceMap.steps(of: path)
    while true {
      if let value = value(at: steps.map(\.text).joined()) {
        return tree.source.range(of: value.bytes)
      }
      guard steps.popLast() != nil else { return nil }
    }
  }

  private struct Step {
    var name: String
    var index: Int?
    var text: String { index.map { "[\($0)]" } ?? ".\(name)" }
  }

  private static func steps(of path: String) -> [Step] {
    path.split { $0 == "." || $0 == "[" }.map { part in
      if part.hasSuffix("]"), let index = Int(part.dropLast()) {
        return Step(name: String(part), index: index)
      }
      return Step(name: String(part), index: nil)
    }
  }
}
