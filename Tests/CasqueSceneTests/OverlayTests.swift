import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueScene
import Testing
import _CasqueTestSupport

@testable import CasqueScene

@Suite struct OverlayTests {
  static func fixture(
    _ constraints: [LayoutConstraint], direction: LayoutDirection = .leftToRight
  ) -> SceneFixture {
    var fixture = SceneFixture(.small(traits: TraitCollection(layoutDirection: direction)))
    var root = View("root")
    root.constraints = constraints
    fixture.add(root, Rect(x: 0, y: 0, width: 100, height: 100))
    fixture.add(View("a"), Rect(x: 20, y: 30, width: 40, height: 10))
    return fixture
  }

  static func drawn(_ fixture: SceneFixture) -> (labels: [String], lines: [RGBA]) {
    let list = Scene(fixture.result).displayList(
      SceneOptions(surroundings: .none, overlays: [.constraints]), text: MonospaceMeasurer(),
      resources: EmptyResources())
    var (labels, lines): ([String], [RGBA]) = ([], [])
    for command in list.commands {
      switch command {
      case .text(let text): labels.append(text.text.text)
      case .stroke(_, let color, _): lines.append(color)
      default: break
      }
    }
    return (labels, lines)
  }

  @Test(arguments: [
    (LayoutConstraint(.view("a"), .left, to: .view("root"), .left, constant: 20), "20"),
    (LayoutConstraint(.view("a"), .right, to: .view("root"), .right, constant: -40), "40"),
    // a.right ≤ root.right − 30 leaves at least 30 between them.
    (
      LayoutConstraint(
        .view("a"), .right, .lessThanOrEqual, to: .view("root"), .right, constant: -30), "≥ 30"
    ),
    (
      LayoutConstraint(
        .view("a"), .left, .greaterThanOrEqual, to: .view("root"), .left, constant: 10), "≥ 10"
    ),
    (LayoutConstraint(.view("a"), .right, .lessThanOrEqual, to: .view("root"), .right), "≥ 0"),
    (LayoutConstraint(.view("a"), .width, constant: 40), "40"),
    (
      LayoutConstraint(.view("a"), .height, .greaterThanOrEqual, constant: 9.5, priority: 750),
      "≥ 9.5 @750"
    ),
    (
      LayoutConstraint(
        .view("a"), .width, .lessThanOrEqual, to: .view("root"), .width, multiplier: 0.5),
      "≤ 0.5 × root"
    ),
    (
      LayoutConstraint(.view("a"), .height, to: .view("root"), .height, constant: -90),
      "= root − 90"
    ),
  ])
  func dimensionLines(constraint: LayoutConstraint, label: String) {
    let drawn = Self.drawn(Self.fixture([constraint]))
    #expect(drawn.labels == [label])
    // The line and a tick at either end.
    #expect(drawn.lines == Array(repeating: OverlayColor.constraint, count: 3))
  }

  @Test func attributesThatCoincideAreAJoint() {
    let drawn = Self.drawn(
      Self.fixture([LayoutConstraint(.view("a"), .top, to: .view("root"), .top, constant: 30)]))
    #expect(drawn.labels == ["30"])
    let joint = Self.drawn(
      Self.fixture([LayoutConstraint(.view("a"), .top, to: .view("a"), .top)]))
    #expect(joint.labels.isEmpty && joint.lines.count == 1)
  }

  @Test func whatDoesNotHoldIsAmber() {
    let constraint = LayoutConstraint(
      .view("a"), .width, constant: 90, priority: 500)
    #expect(Self.drawn(Self.fixture([constraint])).lines.first == OverlayColor.broken)
  }

  /// Mirrored, leading is the right edge and grows to the left: 100 − 60 = 40.
  @Test func directionsAreMirrored() {
    let constraint = LayoutConstraint(
      .view("a"), .leading, to: .view("root"), .leading, constant: 40)
    let fixture = Self.fixture([constraint], direction: .rightToLeft)
    #expect(Self.drawn(fixture).lines.first == OverlayColor.constraint)
    #expect(
      ConstraintGeometry(result: fixture.result).value(of: .leading, of: .view("a")) == 60)
  }

  @Test func aConflictIsRed() {
    let constraint = LayoutConstraint(.view("a"), .width, constant: 40, text: "a.width = 40")
    var result = Self.fixture([constraint]).result
    result.conflicts = [
      LayoutConflict(
        members: [
          ConstraintDescription(origin: .user, viewID: "a", text: "a.width = 40")
        ], relaxed: 0, axis: .horizontal, arithmetic: "")
    ]
    let list = Scene(result).displayList(
      SceneOptions(surroundings: .none, overlays: [.constraints]), text: MonospaceMeasurer(),
      resources: EmptyResources())
    for case .stroke(_, let color, _) in list.commands {
      #expect(color == OverlayColor.conflict)
    }
  }

  @Test func labelsKeepApart() {
    let constraints = (0..<4).map { _ in LayoutConstraint(.view("a"), .width, constant: 40) }
    var drawing = OverlayDrawing(
      Self.fixture(constraints).result,
      context: SceneContext(text: MonospaceMeasurer(), resources: EmptyResources()))
    drawing.draw([.constraints])
    for (index, label) in drawing.labels.enumerated() {
      for other in drawing.labels.dropFirst(index + 1) {
        #expect(label.intersection(other) == nil)
      }
    }
  }
}
