import CasqueDiagnostics
import CasqueGeometry
import CasqueLayout
import CasqueModel
import Testing
import _CasqueTestSupport

/// Sizes that views take on their own, and what stack and scroll views say in results.
@Suite struct ContainerTests {
  private static let padded: View = {
    let label = View.word("label", 5)
    var view = View.view("card", subviews: [label])
    view.constraints = label.edges(view, inset: 8)
    return view
  }()

  private static let inMargins: View = {
    let label = View.word("label", 5)
    var view = View.view("card", subviews: [label])
    view.constraints = label.edges(view.layoutMarginsGuide)
    return view
  }()

  private static let text: View = {
    let label = View.label(
      "label", text: "aaaaa aaaaa aaaaa", font: .system(20), numberOfLines: 0)
    var view = View.view("cell", subviews: [label])
    view.constraints = label.edges(view)
    return view
  }()

  private static let bounded: View = {
    var view = View.view("card")
    view.constraints = [
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
      view.heightAnchor.constraint(equalToConstant: 40),
    ]
    return view
  }()

  struct Fitting: Sendable {
    let view: View
    var target = Size.zero
    var horizontal = LayoutPriority.fittingSizeLevel
    let size: Size
  }

  static let fittings = [
    Fitting(view: .word("label", 5), size: Size(width: 50, height: 20)),
    Fitting(view: padded, size: Size(width: 66, height: 36)),
    Fitting(view: inMargins, size: Size(width: 66, height: 36)),
    Fitting(view: text, size: Size(width: 170, height: 20)),
    Fitting(
      view: text, target: Size(width: 100, height: 0), horizontal: .required,
      size: Size(width: 100, height: 60)),
    Fitting(
      view: bounded, target: Size(width: 10_000, height: 10_000),
      size: Size(width: 300, height: 40)),
    Fitting(
      view: .stackView(
        "s", axis: .vertical, spacing: 10, subviews: [.word("a", 5), .word("b", 10)]),
      size: Size(width: 100, height: 50)),
  ]

  @Test(arguments: fittings) func viewsFitTheirContent(_ fitting: Fitting) {
    let engine = LayoutEngine()
    let size = engine.systemLayoutSizeFitting(
      fitting.view, targetSize: fitting.target, horizontal: fitting.horizontal,
      in: .window(safeArea: Insets(top: 44)), text: MonospaceMeasurer())
    #expect(size == fitting.size)
  }

  private static let box = View.view("box")
  private static let scroll = View.scrollView("scroll", subviews: [box])

  private static func page(width: Double) -> Layout {
    Layout("screen", subviews: [scroll]) { root in
      scroll.edges(root)
      box.edges(scroll, inset: 10)
      box.size(width, 600)
    }
  }

  @Test func contentSizeAndPlaceAreReported() {
    let insets = Insets(top: 44, left: 47, bottom: 34, right: 47)
    let result = resolve(Self.page(width: 1000), in: .window(safeArea: insets))
    // 10 + 1000 + 10 by 10 + 600 + 10, after the safe area on both axes: the content is wider.
    #expect(result["scroll"].contentFrame == Rect(x: 47, y: 44, width: 1020, height: 620))
    #expect(result["scroll"].contentSize == Size(width: 1020, height: 620))
    #expect(result["box"].frame == Rect(x: 10, y: 10, width: 1000, height: 600))
    #expect(result["box"].absoluteFrame == Rect(x: 57, y: 54, width: 1000, height: 600))
    #expect(result["box"].safeAreaInsets == .zero)
    #expect(result["box"].contentSize == nil)
  }

  @Test func narrowContentIsNotAdjustedAlongX() {
    let insets = Insets(top: 44, left: 47, bottom: 34, right: 47)
    let result = resolve(Self.page(width: 100), in: .window(safeArea: insets))
    #expect(result["scroll"].contentFrame == Rect(x: 0, y: 44, width: 120, height: 620))
  }

  @Test func contentThatNothingSizesIsAmbiguous() {
    let layout = Layout("screen", subviews: [Self.scroll]) { root in
      Self.scroll.edges(root)
      Self.box.at(0, 0, in: Self.scroll)
      Self.box.size(10, 10)
      Self.box.bottomAnchor.constraint(lessThanOrEqualTo: Self.scroll.bottomAnchor)
    }
    let result = resolve(layout)
    // Along x nothing names its end, along y only a bound does.
    #expect(result.ambiguities.map(\.viewID) == ["scroll.content", "scroll.content"])
    #expect(result.ambiguities.map(\.axis) == [.horizontal, .vertical])
  }

  @Test func aStackNamesItsConstraintsInConflicts() throws {
    let (a, b) = (View.view("a"), View.view("b"))
    let layout = stackLayout(.stackView("s", subviews: [a, b]), width: 100, height: 20) { _ in
      a.widthAnchor.constraint(equalToConstant: 80)
      b.widthAnchor.constraint(equalToConstant: 80)
    }
    let conflict = try #require(resolve(layout).conflicts.first)
    #expect(conflict.members.contains { $0.text.contains("UISV-spacing") })
    #expect(conflict.members[conflict.relaxed].origin == .user)
    #expect(conflict.arithmetic == "80 + 80 = 160 > 100")
  }

  @Test func aHiddenViewThatHasAWidthConflicts() throws {
    let a = View.view("a").hidden
    let layout = stackLayout(.stackView("s", subviews: [a, .word("b", 3)])) { _ in
      a.widthAnchor.constraint(equalToConstant: 80)
    }
    let conflict = try #require(resolve(layout).conflicts.first)
    #expect(conflict.members.contains { $0.text.contains("UISV-hiding") })
    #expect(conflict.members[conflict.relaxed].text == "a.width = 80")
  }

  @Test func aStackThatCannotFitTheWindowStillHasFrames() throws {
    let root = View.stackView(
      "screen", axis: .horizontal, spacing: 400, subviews: [.view("a"), .view("b")])
    let result = resolve(Layout(name: "screen", root: root))
    #expect(result["screen"].frame == Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(result["a"].frame.height == 480)
    let conflict = try #require(result.conflicts.first)
    #expect(conflict.members[conflict.relaxed].text.contains("UISV"))
  }

  @Test func constraintsToGuidesOfViewsThatDoNotScrollAreLeftOut() {
    let layout = Layout("screen", subviews: [Self.box]) { root in
      Self.box.edges(root.contentLayoutGuide)
    }
    let result = resolve(layout)
    #expect(result.diagnostics.map(\.code) == Array(repeating: .constraintUnknownItem, count: 4))
  }

  @Test func sharesFollowTextAtItsFinalWidth() {
    // 3 lines of 20 beside one: 60 and 20 of 80 share 400, by the heights after wrapping.
    let label = View.label(
      "a", text: "aaaaa aaaaa aaaaa", font: .system(20), numberOfLines: 0)
    let layout = stackLayout(
      .stackView(
        "s", axis: .vertical, distribution: .fillProportionally,
        subviews: [label, .word("b", 3)]), width: 100, height: 400)
    let result = resolve(layout)
    #expect(result["a"].frame.height == 300)
    #expect(result["b"].frame.height == 100)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func numbersThatAreNoMeasuresStillGiveFrames(_ number: Double) {
    let stack = View.stackView("s", spacing: number, subviews: [.word("a", 3), .word("b", 3)])
    var scroll = View.scrollView("scroll")
    scroll.content = .scrollView(ScrollView(contentInset: Insets(all: number)))
    scroll.autoresizing = Autoresizing(
      frame: Rect(x: number, y: number, width: number, height: number),
      mask: Set(Autoresizing.FlexiblePart.allCases),
      superviewSize: Size(width: number, height: number))
    let result = resolve(Layout("screen", subviews: [stack, scroll]) { _ in })
    for view in result.views {
      #expect(view.absoluteFrame.minX.isFinite && view.absoluteFrame.maxX.isFinite)
      #expect(view.absoluteFrame.minY.isFinite && view.absoluteFrame.maxY.isFinite)
    }
  }
}
