import CasqueGeometry
import CasqueModel
import CasqueScene
import Testing
import _CasqueTestSupport

/// Where popovers lie, and what points at their source.
///
/// The numbers follow from a screen of 820 × 1180 with 24 and 20 unsafe, margins of 10 and an arrow of
/// 26 × 13.
@Suite struct PopoverTests {
  private static func screen(
    direction: LayoutDirection = .leftToRight, isWide: Bool = true, keyboard: Double = 0
  ) -> LayoutEnvironment {
    var screen = LayoutEnvironment.small(
      width: 820, height: 1180,
      traits: TraitCollection(
        userInterfaceIdiom: .pad, horizontalSizeClass: isWide ? .regular : .compact,
        layoutDirection: direction))
    screen.safeAreaInsets = Insets(top: 24, bottom: 20)
    screen.keyboardHeight = keyboard
    return screen
  }

  private static func placement(
    _ source: Rect?, _ directions: Set<PopoverPresentation.ArrowDirection>? = nil,
    width: Double = 300, height: Double = 200, on screen: LayoutEnvironment = screen()
  ) -> WindowPlacement? {
    var popover = PopoverPresentation(width: width, height: height, sourceRect: source)
    if let directions { popover.permittedArrowDirections = directions }
    var layout = Layout(name: "p", root: View("root"))
    layout.presentation = .popover(popover)
    return layout.placement(on: screen, source: source)
  }

  private static let middle = Rect(x: 380, y: 500, width: 60, height: 40)

  /// Below at 540 + 13, above at 500 − 13 − 200, beside at 440 + 13 and 380 − 13 − 300.
  @Test(arguments: [
    (PopoverPresentation.ArrowDirection.up, 260.0, 553.0, 410.0), (.down, 260, 287, 410),
    (.left, 453, 420, 520), (.right, 67, 420, 520),
  ])
  func itLiesBesideItsSource(
    direction: PopoverPresentation.ArrowDirection, x: Double, y: Double, arrow: Double
  ) throws {
    let placement = try #require(Self.placement(Self.middle, [direction]))
    #expect(placement.frame == Rect(x: x, y: y, width: 300, height: 200))
    #expect(placement.arrow == WindowPlacement.Arrow(direction: direction, position: arrow))
  }

  /// 10 from the edge at the right: 820 − 10 − 300; the arrow as far as the corner of 13 lets it.
  @Test func itStaysWithinTheMargins() throws {
    let placement = try #require(
      Self.placement(Rect(x: 800, y: 100, width: 20, height: 20), [.up]))
    #expect(placement.frame == Rect(x: 510, y: 133, width: 300, height: 200))
    #expect(abs((placement.arrow?.position ?? 0) - (810 - 13 - 13)) < 1e-9)
  }

  /// Near the lower edge it is above; over the keyboard as well.
  @Test func itTakesTheSideWhereItFits() throws {
    let low = Rect(x: 380, y: 1100, width: 60, height: 40)
    #expect(Self.placement(low)?.arrow?.direction == .down)
    #expect(Self.placement(Self.middle)?.arrow?.direction == .up)
    let typing = try #require(
      Self.placement(Self.middle, on: Self.screen(keyboard: 500)))
    #expect(typing.arrow?.direction == .down)
  }

  /// Beside a source as high as the screen it is where a line ends, from right to left at the left.
  @Test(arguments: [
    (LayoutDirection.leftToRight, PopoverPresentation.ArrowDirection.left), (.rightToLeft, .right),
  ])
  func sidesFollowTheWritingDirection(
    direction: LayoutDirection, arrow: PopoverPresentation.ArrowDirection
  ) {
    let column = Rect(x: 380, y: 0, width: 60, height: 1180)
    let placement = Self.placement(column, on: Self.screen(direction: direction))
    #expect(placement?.arrow?.direction == arrow)
  }

  /// 1180 − 20 − 10 − 973 = 177 are left below of the 340 that it asks for: more than half.
  @Test func itIsCutWhereItDoesNotFit() throws {
    let source = Rect(x: 380, y: 920, width: 60, height: 40)
    let placement = try #require(Self.placement(source, [.up], height: 340))
    #expect(placement.frame == Rect(x: 260, y: 973, width: 300, height: 177))
    let sliver = try #require(Self.placement(source, [.up], height: 400))
    #expect(sliver.arrow == nil && sliver.frame.height == 400)
  }

  @Test func withoutAPermittedSideItLiesOverItsSource() throws {
    let placement = try #require(Self.placement(Self.middle, []))
    #expect(placement.frame == Rect(x: 260, y: 420, width: 300, height: 200))
    #expect(placement.arrow == nil)
  }

  @Test func inCompactWidthItIsASheet() throws {
    let placement = try #require(
      Self.placement(Self.middle, on: Self.screen(isWide: false)))
    #expect(placement.kind == .sheet && placement.frame.width == 820)
  }

  /// Sources that no screen has.
  @Test(arguments: [
    Rect(x: -500, y: -500, width: 10, height: 10), Rect(x: 0, y: 0, width: 1e9, height: 1e9),
    Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 5000, y: 300, width: 0, height: 0),
    Rect(x: 0, y: .infinity, width: 1, height: 1),
  ])
  func noSourceFails(source: Rect) throws {
    let placement = try #require(Self.placement(source))
    let area = Rect(x: 10, y: 34, width: 800, height: 1116)
    #expect(area.contains(placement.frame, tolerance: 1e-9))
  }

  /// The arrow reaches 13 beyond the edge that it stands on.
  @Test(arguments: PopoverPresentation.ArrowDirection.allCases)
  func theArrowStandsOnItsEdge(direction: PopoverPresentation.ArrowDirection) throws {
    let screen = Self.screen()
    var layout = Layout(name: "p", root: View("root"))
    var popover = PopoverPresentation(width: 300, height: 200, sourceRect: Self.middle)
    popover.permittedArrowDirections = [direction]
    layout.presentation = .popover(popover)
    let placement = try #require(layout.placement(on: screen, source: Self.middle))
    var fixture = SceneFixture(layout.environment(on: screen, source: Self.middle))
    fixture.add(
      .view("root", backgroundColor: .marker), Rect(origin: .zero, size: placement.frame.size))
    var scene = Scene(fixture.result)
    scene.presenter = PresentingScreen(of: layout, at: placement, on: screen)
    let list = scene.displayList(text: MonospaceMeasurer(), resources: EmptyResources())
    let arrow = try #require(
      list.commands.compactMap { command -> Rect? in
        guard case .fill(.path(let steps), .color(.marker)) = command else { return nil }
        return Shape.path(steps).bounds
      }.first)
    let card = placement.frame
    let reach =
      switch direction {
      case .up: card.minY - arrow.minY
      case .down: arrow.maxY - card.maxY
      case .left: card.minX - arrow.minX
      case .right: arrow.maxX - card.maxX
      }
    #expect(abs(reach - 13) < 0.6)
    let isVertical = direction == .up || direction == .down
    let middle = isVertical ? arrow.midX : arrow.midY
    #expect(abs(middle - (isVertical ? Self.middle.midX : Self.middle.midY)) < 1e-9)
  }
}
