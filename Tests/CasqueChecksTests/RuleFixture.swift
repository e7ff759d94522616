import Casque
import Foundation
import Testing

/// A layout that a rule must find, or must not.
struct RuleFixture: Sendable, CustomTestStringConvertible {
  var name: String
  var yaml: String
  var device = "iphone-se-3"
  /// The codes that must be found, with the view each is about.
  var expected: [(code: DiagnosticCode, view: String)] = []

  var testDescription: String { name }

  /// The findings of the standard rules on the fixture's device in portrait.
  func findings() throws -> [Finding] {
    let (layout, cell) = try layoutAndCell()
    return LayoutPipeline.standard.findings(
      of: layout, in: cell, resources: SmallImages())
  }

  /// How wide a view is on the fixture's device in portrait.
  func width(of view: String) throws -> Double {
    let (layout, cell) = try layoutAndCell()
    let result = LayoutPipeline.standard.resolve(layout, in: cell)
    return try #require(result.view(view)).frame.width
  }

  private func layoutAndCell() throws -> (Layout, Cell) {
    let read = DocumentReader.read(
      Array(yaml.utf8), path: "\(name).yml", palette: Set(OSRelease.ios26.palette.names))
    #expect(read.diagnostics == [])
    let layout = try #require(read.value)
    let cell = Cell(device: try DeviceCatalogue.standard.device(id: device))
    return (layout, cell)
  }
}

extension RuleFixture {
  /// A document whose root `screen` has the given subviews and constraints.
  static func screen(_ subviews: String, _ constraints: String) -> String {
    """
    casque: 1
    root:
      id: screen
      subviews:
    \(subviews.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      constraints:
    \(constraints.split(separator: "\n").map { "    - \($0)" }.joined(separator: "\n"))
    """
  }
}
