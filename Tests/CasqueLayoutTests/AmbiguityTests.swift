import CasqueGeometry
import CasqueLayout
import CasqueModel
import Testing
import _CasqueTestSupport

@Suite struct AmbiguityTests {
  private static let box = View.view("box")

  @Test func aSettledLayoutHasNone() {
    let layout = Layout("screen", subviews: [Self.box]) { root in Self.box.edges(root) }
    #expect(resolve(layout).ambiguities.isEmpty)
  }

  @Test func aMissingPositionIsNamed() {
    let layout = Layout("screen", subviews: [Self.box]) { root in
      Self.box.topAnchor.constraint(equalTo: root.topAnchor)
      Self.box.size(10, 10)
    }
    #expect(
      resolve(layout).ambiguities == [
        LayoutAmbiguity(
          viewID: "box", axis: .horizontal, kind: .position, range: -.infinity ... .infinity)
      ])
  }

  @Test func aMissingSizeIsNamedWithItsRange() {
    let layout = Layout("screen", subviews: [Self.box]) { root in
      Self.box.at(0, 0, in: root)
      Self.box.heightAnchor.constraint(equalToConstant: 10)
      Self.box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)
    }
    #expect(
      resolve(layout).ambiguities == [
        LayoutAmbiguity(viewID: "box", axis: .horizontal, kind: .size, range: 0...320)
      ])
  }

  @Test func aBoundedPositionHasItsRangeInTheSuperview() {
    let panel = View.view("panel", subviews: [Self.box])
    let layout = Layout("screen", subviews: [panel]) { root in
      panel.at(100, 100, in: root)
      panel.size(50, 50)
      Self.box.leftAnchor.constraint(equalTo: panel.leftAnchor)
      Self.box.size(10, 10)
      Self.box.topAnchor.constraint(greaterThanOrEqualTo: panel.topAnchor, constant: 5)
      Self.box.bottomAnchor.constraint(lessThanOrEqualTo: panel.bottomAnchor)
    }
    let result = resolve(layout)
    #expect(
      result.ambiguities == [
        LayoutAmbiguity(viewID: "box", axis: .vertical, kind: .position, range: 5...40)
      ])
    // As near to 0 as the constraints allow.
    #expect(result["box"].frame.minY == 5)
  }

  @Test func aViewWithoutConstraintsSitsAtItsSuperviewsOrigin() {
    let label = View.label("label", text: "abc", font: .system(20))
    let panel = View.view("panel", subviews: [label])
    let layout = Layout("screen", subviews: [panel]) { root in
      panel.at(100, 50, in: root)
      panel.size(50, 50)
    }
    let result = resolve(layout)
    #expect(result["label"].frame == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(result.ambiguities.map(\.viewID) == ["label", "label"])
    #expect(result.ambiguities.map(\.kind) == [.position, .position])
    #expect(result.ambiguities.map(\.axis) == [.horizontal, .vertical])
  }

  /// UIKit calls a scroll view ambiguous whose content begins at its edge and ends nowhere; one whose
  /// content is not tied to it at all may be told by the app how far it scrolls.
  @Test func contentThatNothingEndsIsNamed() {
    let scroll = View.scrollView("scroll", subviews: [Self.box])
    let box = Self.box
    func ambiguities(
      @ConstraintBuilder _ ties: () -> [LayoutConstraint]
    ) -> [LayoutAmbiguity] {
      resolve(
        Layout("screen", subviews: [scroll]) { root in
          scroll.edges(root)
          box.size(500, 900)
          ties()
        }
      ).ambiguities
    }
    let openBelow = ambiguities {
      box.at(0, 0, in: scroll)
      box.rightAnchor.constraint(equalTo: scroll.rightAnchor)
    }
    #expect(openBelow == [Self.open(.vertical)])
    #expect(ambiguities { box.at(0, 0, in: scroll) } == Axis.allCases.map(Self.open))
    #expect(ambiguities { box.edges(scroll) }.isEmpty)
    let untied = ambiguities {
      box.centerXAnchor.constraint(equalTo: scroll.centerXAnchor)
      box.centerYAnchor.constraint(equalTo: scroll.centerYAnchor)
    }
    #expect(untied.isEmpty)
  }

  private static func open(_ axis: Axis) -> LayoutAmbiguity {
    LayoutAmbiguity(viewID: "scroll.content", axis: axis, kind: .size, range: 0 ... .infinity)
  }

  @Test func viewsThatHangTogetherAloneMoveAsOne() {
    let (a, b) = (View.view("a"), View.view("b"))
    let layout = Layout("screen", subviews: [a, b]) { root in
      a.topAnchor.constraint(equalTo: root.topAnchor)
      b.topAnchor.constraint(equalTo: root.topAnchor)
      a.size(10, 10)
      b.size(10, 10)
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 5)
    }
    let result = resolve(layout)
    #expect(result.ambiguities.map(\.viewID) == ["a", "b"])
    #expect(result["a"].frame.minX == 0)
    #expect(result["b"].frame.minX == 15)
  }

  @Test func insideAnAmbiguousViewPlacesCountRelativeToIt() {
    let loose = View.view("loose")
    let panel = View.view("panel", subviews: [Self.box, loose])
    let layout = Layout("screen", subviews: [panel]) { root in
      panel.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 30)
      panel.topAnchor.constraint(equalTo: root.topAnchor)
      panel.size(100, 100)
      Self.box.edges(panel)
      loose.leftAnchor.constraint(greaterThanOrEqualTo: panel.leftAnchor, constant: 7)
      loose.topAnchor.constraint(equalTo: panel.topAnchor)
      loose.size(1, 1)
    }
    let result = resolve(layout)
    #expect(result.ambiguities.map(\.viewID) == ["panel", "loose"])
    #expect(result.ambiguities.map(\.range) == [30 ... .infinity, 7 ... .infinity])
  }

  @Test func guidesAreNamed() {
    var layout = Layout("screen", subviews: []) { root in
      root.layoutGuide("gap").widthAnchor.constraint(equalToConstant: 10)
      root.layoutGuide("gap").heightAnchor.constraint(equalToConstant: 10)
      root.layoutGuide("gap").topAnchor.constraint(equalTo: root.topAnchor)
    }
    layout.root.layoutGuides = [LayoutGuide("gap")]
    let result = resolve(layout)
    #expect(result.ambiguities.map(\.viewID) == ["gap"])
    #expect(result.guides["gap"] == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  /// Spacers between views, as Apple's own sample has them, are tied along one axis alone.
  @Test func guidesAreNotAlongAnAxisThatNothingUses() {
    var layout = Layout("screen", subviews: [Self.box]) { root in
      Self.box.at(100, 5, in: root)
      Self.box.size(10, 10)
      root.layoutGuide("gap").leadingAnchor.constraint(equalTo: root.leadingAnchor)
      root.layoutGuide("gap").trailingAnchor.constraint(equalTo: Self.box.leadingAnchor)
    }
    layout.root.layoutGuides = [LayoutGuide("gap"), LayoutGuide("unused")]
    let result = resolve(layout)
    #expect(result.ambiguities.isEmpty)
    #expect(result.guides["gap"]?.width == 100)
  }

  @Test func hiddenViewsAreNot() {
    let panel = View.view("panel", subviews: [Self.box]).with { $0.isHidden = true }
    let layout = Layout("screen", subviews: [panel]) { root in
      panel.topAnchor.constraint(equalTo: root.topAnchor)
    }
    let result = resolve(layout)
    #expect(result.ambiguities.isEmpty)
    #expect(result["box"].isEffectivelyHidden)
  }

  @Test func theyAreNotLookedForUnasked() {
    var engine = LayoutEngine()
    let layout = Layout("screen", subviews: [Self.box]) { _ in }
    let result = engine.resolve(
      layout, in: .window(), text: MonospaceMeasurer(), ambiguity: .ignored)
    #expect(result.ambiguities.isEmpty)
    #expect(result.views == resolve(layout).views)
  }

  /// Two axes of 1200 views are too many to give the range of each.
  @Test func thousandsOfLooseViewsAreReportedInPart() {
    let views = (0..<1200).map { View.view("v\($0)") }
    let ambiguities = resolve(Layout("screen", subviews: views) { _ in }).ambiguities
    #expect(ambiguities.first?.viewID == "v0")
    #expect(ambiguities.first?.kind == .positionAndSize)
    #expect((100..<2400).contains(ambiguities.count))
  }
}
