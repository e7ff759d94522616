import CasqueGeometry
import CasqueModel
import CasqueScene
import Testing
import _CasqueTestSupport

/// Single facts of how controls are drawn.
///
/// **Source** ControlFacts, rows of high and medium confidence; rows are named at each test.
@Suite struct ControlFactTests {
  private static func commands(
    _ content: ViewContent, _ frame: Rect, os: String = "18",
    traits: TraitCollection = TraitCollection(), size: Size = Size(width: 100, height: 100)
  ) -> [DisplayCommand] {
    var fixture = SceneFixture(
      .small(width: size.width, height: size.height, os: os, traits: traits))
    fixture.add(View("root"), Rect(origin: .zero, size: size))
    fixture.add(View("v", content: content), frame)
    return fixture.commands()
  }

  private static func fills(
    _ content: ViewContent, _ frame: Rect, os: String = "18",
    traits: TraitCollection = TraitCollection(), size: Size = Size(width: 100, height: 100)
  ) -> [(Shape, RGBA)] {
    ControlTests.fills(commands(content, frame, os: os, traits: traits, size: size))
  }

  private static func gray(_ value: Double, alpha: Double = 1) -> RGBA {
    RGBA(red: value / 255, green: value / 255, blue: value / 255, alpha: alpha)
  }

  /// Half a point of 4 % black around the pill, which lies 2 inside (iOS 18).
  @Test func thePillOfASegmentHasAnOutline() {
    let control = SegmentedControl(segments: ["a", "b"], selectedSegmentIndex: 0)
    let fills = Self.fills(.segmentedControl(control), Rect(x: 0, y: 0, width: 80, height: 32))
    let outline = Rect(x: 1.5, y: 1.5, width: 37, height: 29)
    #expect(
      fills.contains { $0.0.bounds == outline && $0.1 == RGBA.black.multiplyingAlpha(by: 0.04) })
  }

  /// floor(i·W/n): 33 and 66 of 100; by content 1 : 3 of what the titles ask for, rounded up.
  @Test func segmentsAreApportioned() {
    func pills(_ index: Int, byContent: Bool) -> [Rect] {
      var control = SegmentedControl(
        segments: ["a", "aaa", "a"], selectedSegmentIndex: index)
      control.apportionsSegmentWidthsByContent = byContent
      return Self.fills(.segmentedControl(control), Rect(x: 0, y: 0, width: 100, height: 32))
        .filter { $0.1 == .white }.map(\.0.bounds)
    }
    #expect(pills(1, byContent: false) == [Rect(x: 35, y: 2, width: 29, height: 28)])
    // 7 and 20 wide titles with 10 at either side are 27 and 40: 27, 67 and 94 of 94.
    let start = (27.0 * 100 / 94).rounded(.down)
    let end = (67.0 * 100 / 94).rounded(.down)
    #expect(
      pills(1, byContent: true) == [Rect(x: start + 2, y: 2, width: end - start - 4, height: 28)])
  }

  /// Glyphs #252525 and a line of #B4B4B4 (iOS 26, light).
  @Test func aStepperOfGlassHasGraySigns() {
    let fills = Self.fills(
      .stepper(Stepper(value: 5)), Rect(x: 0, y: 0, width: 94, height: 32), os: "26")
    #expect(fills.filter { $0.1 == Self.gray(0x25) }.count == 2)
    #expect(fills.contains { $0.1 == Self.gray(0xB4) && $0.0.bounds.width == 1 })
  }

  /// The large graphic is 35 wide and at the top left of 37: its middle is at 17.5.
  @Test(arguments: [("18", 18.5), ("26", 17.5)])
  func whereALargeWheelTurns(os: String, middle: Double) throws {
    let view = ActivityIndicatorView(style: .large)
    let commands = Self.commands(
      .activityIndicatorView(view), Rect(x: 0, y: 0, width: 37, height: 37), os: os)
    let turns = commands.compactMap { command -> AffineTransform? in
      if case .beginGroup(let group) = command, group.transform != .identity {
        group.transform
      } else {
        nil
      }
    }
    let centre = Point(x: middle, y: middle)
    #expect(turns.count >= 7)
    for turn in turns { #expect(turn.apply(to: centre).distance(to: centre) < 1e-9) }
  }

  /// Dots of 7.59, 0.19 left of and below the middle of their slots of 18 (iOS 26).
  @Test func dotsLieBesideTheirMiddle() throws {
    let fills = Self.fills(
      .pageControl(PageControl(numberOfPages: 1)), Rect(x: 0, y: 0, width: 38, height: 26),
      os: "26")
    let dot = try #require(fills.last?.0.bounds)
    #expect(abs(dot.width - 7.59) < 1e-9)
    #expect(abs(dot.midX - 18.81) < 1e-9 && abs(dot.midY - 13.19) < 1e-9)
  }

  /// A colour of its own stays in every state, and is 0.2 of itself under a finger.
  @Test func plainButtonsKeepTheirColour() {
    func color(_ change: (inout Button) -> Void) -> RGBA {
      var button = Button(title: "a", style: .system)
      button.configuration.baseForegroundColor = .marker
      change(&button)
      return ButtonColors(button, tint: .systemBlue, in: .small()).foreground
    }
    #expect(color { $0.isEnabled = false } == .marker)
    #expect(color { $0.isHighlighted = true } == RGBA.marker.multiplyingAlpha(by: 0.2))
  }

  /// The rows beside the chosen one have 0.447 of the ink, down to nothing at the edge.
  @Test func rowsOfAWheelFade() {
    let picker = PickerView(components: [["a", "b", "c", "d", "e"]], selectedRows: [2])
    let inks = Self.commands(
      .pickerView(picker), Rect(x: 0, y: 0, width: 320, height: 216),
      size: Size(width: 320, height: 216)
    ).compactMap { command -> Double? in
      if case .text(let text) = command { text.color.alpha } else { nil }
    }.sorted()
    #expect(inks.count == 5)
    #expect(inks.last == 1)
    #expect(inks.filter { abs($0 - 0.447) < 1e-9 }.count == 2)
    #expect(inks.first.map { $0 < 0.4 } == true)
  }

  /// A ground with its line, but where content rests at the edge of the bar (iOS 15 and later).
  @Test(arguments: [(Bool?.none, true), (false, true), (true, false)])
  func barsHaveNoGroundAtTheScrollEdge(isAtEdge: Bool?, hasGround: Bool) {
    var (navigation, tabs, tools) = (NavigationBar(title: "a"), TabBar(), Toolbar())
    navigation.isAtScrollEdge = isAtEdge
    tabs.isAtScrollEdge = isAtEdge
    tools.isAtScrollEdge = isAtEdge
    for bar in [ViewContent.navigationBar(navigation), .tabBar(tabs), .toolbar(tools)] {
      let commands = Self.commands(bar, Rect(x: 0, y: 30, width: 100, height: 49))
      let grounds = commands.filter { if case .material = $0 { true } else { false } }
      #expect(grounds.isEmpty == !hasGround)
    }
  }

  /// 24 from the middle to the end: an item under a finger is 0.2 of the tint (low) on iOS 18.
  @Test func anItemUnderAFingerIsFaded() {
    var item = BarItem(title: "a")
    item.isHighlighted = true
    let bar = NavigationBar(title: "", trailingItems: [item])
    let inks = Self.commands(.navigationBar(bar), Rect(x: 0, y: 0, width: 100, height: 44))
      .compactMap { command -> RGBA? in
        if case .text(let text) = command { text.color } else { nil }
      }
    #expect(inks == [RGBA.tint.multiplyingAlpha(by: 0.2)])
  }

  /// A pill is 6, the image, 8, the title and 12 wide; 16 beside a title alone (iOS 26).
  ///
  /// Titles of two characters are 12 wide at 12 points and 17 at 17.
  @Test func pillsOfATabBarFitTheirContent() throws {
    var traits = TraitCollection(
      userInterfaceIdiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular)
    let bar = TabBar(items: [TabBarItem(title: "aa"), TabBarItem(title: "bb")])
    func pill() throws -> Rect {
      let fills = Self.fills(
        .tabBar(bar), Rect(x: 0, y: 0, width: 400, height: 44), os: "26", traits: traits,
        size: Size(width: 400, height: 100))
      // Within the platter of 44 it is 36 high.
      return try #require(fills.map(\.0.bounds).first { $0.height == 36 })
    }
    #expect(try pill().width == 17 + 32)
    traits = TraitCollection(verticalSizeClass: .compact)
    #expect(try pill().width == 12 + 32)
  }

  /// #0088FF reads #007CF3 through glass, and #0091FF in dark style #1BACFF.
  @Test(arguments: [
    (UserInterfaceStyle.light, 0x88, [0x00, 0x7C, 0xF3]), (.dark, 0x91, [0x1B, 0xAC, 0xFF]),
  ])
  func aChosenTabIsLitByTheGlass(style: UserInterfaceStyle, green: Int, rgb: [Int]) throws {
    var fixture = SceneFixture(
      .small(width: 400, os: "26", traits: TraitCollection(userInterfaceStyle: style)))
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 400, height: 100))
    var bar = View("v", content: .tabBar(TabBar(items: [TabBarItem(title: "a")])))
    bar.appearance.tintColor = .rgb(0, Double(green) / 255, 1)
    fixture.add(bar, Rect(x: 0, y: 0, width: 400, height: 83))
    let ink = try #require(ControlTests.textColor(fixture.commands()))
    for (channel, value) in zip([ink.red, ink.green, ink.blue], rgb) {
      #expect(abs(channel * 255 - Double(value)) < 0.01)
    }
  }

  /// Items begin 16 from the side, 20 where the margins are 20; on iOS 26 always 16 (a platter).
  @Test(arguments: [("18", 0.0, 16.0), ("18", 20, 20), ("26", 20, 16)])
  func itemsKeepToTheMargin(os: String, margin: Double, x: Double) throws {
    var environment = LayoutEnvironment.small(width: 414, os: os)
    environment.systemMinimumLayoutMargins = DirectionalInsets(leading: margin, trailing: margin)
    var fixture = SceneFixture(environment)
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 414, height: 100))
    let bar = NavigationBar(title: "", leadingItems: [BarItem(title: "aa")])
    fixture.add(View("v", content: .navigationBar(bar)), Rect(x: 0, y: 0, width: 414, height: 44))
    let commands = fixture.commands()
    let text = try #require(
      commands.compactMap { command -> DisplayText? in
        if case .text(let text) = command { text } else { nil }
      }.first)
    let platter = ControlTests.fills(commands).map(\.0.bounds).first {
      $0.height == 44 && $0.width < 100
    }
    #expect((os == "26" ? platter?.minX : text.lineOrigins[0].x) == x)
  }

  /// A disc of 22 whose box of 26 begins at 15, with a bar of 10.5 × 1.5; three bars of 22 that end
  /// 2.5 before the margin.
  @Test func rowsShowWhatTheyAreEditedWith() throws {
    var cell = TableViewCell(text: "a")
    cell.editControls = TableViewCell.EditControls(leading: .delete, showsReorderControl: true)
    var fixture = SceneFixture(.small(width: 300))
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 300, height: 100))
    fixture.add(
      View("c", content: .tableViewCell(cell)), Rect(x: 0, y: 0, width: 300, height: 52))
    fixture.add(
      View("c.contentView"), Rect(x: 40, y: 0, width: 300 - 40 - 43, height: 52), in: "c")
    let fills = ControlTests.fills(fixture.commands())
    let red = RGBA(red: 0.9, green: 0, blue: 0)
    #expect(
      fills.contains { $0.0.bounds == Rect(x: 17, y: 15, width: 22, height: 22) && $0.1 == red })
    #expect(
      fills.contains {
        $0.0.bounds == Rect(x: 22.75, y: 25.25, width: 10.5, height: 1.5) && $0.1 == .white
      })
    let bars = fills.map(\.0.bounds).filter { $0.minX == 259.5 && $0.width == 22 }
    #expect(bars.map(\.minY) == [20.5, 25, 30])
  }

  /// The time beside a notch is 17 points in a box of (21, 12, 54, 21), bolder with Bold Text.
  @Test func theTimeBesideANotch() throws {
    func time(_ weight: LegibilityWeight) throws -> DisplayText {
      var environment = LayoutEnvironment.small(
        width: 375, height: 812, traits: TraitCollection(legibilityWeight: weight))
      environment.statusBarHeight = 44
      environment.cutouts = [
        Cutout(kind: .notch, frame: Rect(x: 83, y: 0, width: 209, height: 30))
      ]
      var fixture = SceneFixture(environment)
      fixture.add(View("root"), Rect(x: 0, y: 0, width: 375, height: 812))
      let measurer = WeightRecorder()
      let list = Scene(fixture.result).displayList(text: measurer, resources: EmptyResources())
      #expect(measurer.weights == [weight])
      return try #require(
        list.commands.compactMap { command -> DisplayText? in
          if case .text(let text) = command { text } else { nil }
        }.first)
    }
    let text = try time(.regular)
    let line = text.text
    #expect(line.size.height == 17)
    #expect(abs(text.lineOrigins[0].x + line.size.width / 2 - 48) < 1e-9)
    // Centred at 22.5: the baseline of the measurer's lines is at 0.8 of 17.
    #expect(abs(text.lineOrigins[0].y - (22.5 - 8.5 + 0.8 * 17)) < 0.51)
    _ = try time(.bold)
  }
}

/// Measures as ``MonospaceMeasurer``, and knows which weights were asked for.
private final class WeightRecorder: TextMeasuring {
  private let inner = MonospaceMeasurer()
  private(set) var weights: Set<LegibilityWeight> = []

  func shape(_ request: TextRequest) -> ShapedText {
    weights.insert(request.legibilityWeight)
    return inner.shape(request)
  }

  func metrics(of font: Font, traits: TraitCollection) -> FontMetrics {
    inner.metrics(of: font, traits: traits)
  }
}
