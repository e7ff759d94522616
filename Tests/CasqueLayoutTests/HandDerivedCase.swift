import CasqueGeometry
import CasqueLayout
import CasqueModel
import Testing

/// A layout in an environment with frames that were derived by hand from the documented rules.
struct HandDerivedCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// How the frames follow from the rules.
  let derivation: String
  let layout: Layout
  var environment = LayoutEnvironment.window()
  var resources = TestImages()
  /// Frames in the superview's coordinates.
  let frames: [(id: String, x: Double, y: Double, width: Double, height: Double)]

  var testDescription: String { name }
}

@Suite struct HandDerivedFramesTests {
  static let cases: [HandDerivedCase] =
    HandDerivedCase.writingDirection + HandDerivedCase.rotationAndSplits
    + HandDerivedCase.textSizes + HandDerivedCase.margins + HandDerivedCase.safeAreas
    + HandDerivedCase.multipliers + HandDerivedCase.wrapping + HandDerivedCase.contentSizes
    + HandDerivedCase.rounding + HandDerivedCase.priorities + HandDerivedCase.guides
    + HandDerivedCase.stackDistributions + HandDerivedCase.stackAlignments
    + HandDerivedCase.stackArrangements + HandDerivedCase.scrollViews
    + HandDerivedCase.autoresizing + HandDerivedCase.controllers + HandDerivedCase.tables
    + HandDerivedCase.collections + HandDerivedCase.presentations + HandDerivedCase.alerts

  @Test(arguments: cases) func framesFollowFromTheRules(_ example: HandDerivedCase) throws {
    let result = resolve(
      example.layout, in: example.environment, resources: example.resources)
    for expected in example.frames {
      let frame = try #require(result.view(expected.id)).frame
      let rect = Rect(
        x: expected.x, y: expected.y, width: expected.width, height: expected.height)
      #expect(
        frame.isClose(to: rect),
        "\(example.name): \(expected.id) is \(frame), not \(rect): \(example.derivation)")
    }
    #expect(result.conflicts.isEmpty, "\(example.name)")
    #expect(result.diagnostics.isEmpty, "\(example.name)")
  }

  @Test func thereAreEnoughCases() { #expect(Self.cases.count >= 100) }
}

extension Rect {
  /// Whether every edge is within a thousandth of a point.
  func isClose(to other: Rect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { $0.magnitude < 1e-3 }
  }
}
