import CasqueGeometry
import CasqueModel
import CasqueScene
import Testing

/// Drawing commands of controls, bars and materials, by construction.
///
/// **Source** of the numbers: ControlFacts.
@Suite struct SystemViewTests {
  static func commands(
    _ content: ViewContent, _ frame: Rect, os: String = "18",
    traits: TraitCollection = TraitCollection()
  ) -> [DisplayCommand] {
    var fixture = SceneFixture(.small(width: 400, height: 400, os: os, traits: traits))
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 400, height: 400))
    fixture.add(View("it", content: content), frame)
    return fixture.commands()
  }

  static func fills(
    _ content: ViewContent, _ frame: Rect, os: String = "18",
    direction: LayoutDirection = .leftToRight
  ) -> [(Shape, RGBA)] {
    ControlTests.fills(
      commands(content, frame, os: os, traits: TraitCollection(layoutDirection: direction)))
  }

  static let everything: [ViewContent] = [
    .slider(Slider(value: 0.5)), .stepper(Stepper()),
    .segmentedControl(SegmentedControl(segments: ["a", "b"], selectedSegmentIndex: 0)),
    .progressView(ProgressView(progress: 0.5)),
    .activityIndicatorView(ActivityIndicatorView()), .pageControl(PageControl(numberOfPages: 3)),
    .textView(TextView(text: "a")), .searchBar(SearchBar(placeholder: "a")),
    .datePicker(DatePicker()), .datePicker(DatePicker(style: .wheels)),
    .pickerView(PickerView(components: [["a"]])), .navigationBar(NavigationBar(title: "a")),
    .navigationBar(NavigationBar(title: "a", prefersLargeTitles: true, backTitle: "b")),
    .tabBar(TabBar(items: [TabBarItem(title: "a", badgeValue: "1")])),
    .toolbar(Toolbar(items: [BarItem(title: "a"), .flexibleSpace, BarItem(title: "b")])),
    .visualEffectView(VisualEffectView()),
  ]

  /// No view is a blank, whatever the release, the style and the direction.
  @Test(arguments: everything, ["18", "26"])
  func drawsSomething(content: ViewContent, os: String) {
    for style in [UserInterfaceStyle.light, .dark] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let traits = TraitCollection(userInterfaceStyle: style, layoutDirection: direction)
        let commands = Self.commands(
          content, Rect(x: 20, y: 20, width: 320, height: 216), os: os, traits: traits)
        #expect(
          commands.contains { command in
            switch command {
            case .fill, .text, .material: true
            default: false
            }
          }, "\(style) \(direction)")
      }
    }
  }

  /// Nothing stops drawing where there is no room or the numbers are absurd.
  @Test(arguments: everything, ["18", "26"])
  func survivesNoRoom(content: ViewContent, os: String) {
    for size in [Size(width: 0, height: 0), Size(width: 3, height: 1)] {
      _ = Self.commands(content, Rect(origin: Point(x: 5, y: 5), size: size), os: os)
    }
    _ = Self.commands(
      .pickerView(PickerView(components: [["a"]], selectedRows: [.max])),
      Rect(x: 0, y: 0, width: 50, height: 50), os: os)
  }

  /// The thumb goes 128 − 28 or 137 − 37, that is 100 points; on iOS 26 by whole points.
  @Test(arguments: [
    ("18", 128.0, LayoutDirection.leftToRight, 0.6, 60.0), ("18", 128, .rightToLeft, 0.6, 40),
    ("26", 137, .leftToRight, 0.254, 25), ("26", 137, .rightToLeft, 0.254, 75),
  ])
  func sliderThumb(
    os: String, width: Double, direction: LayoutDirection, value: Double, x: Double
  ) throws {
    let fills = Self.fills(
      .slider(Slider(value: value)), Rect(x: 10, y: 20, width: width, height: 31), os: os,
      direction: direction)
    let thumb = try #require(fills.last)
    #expect(thumb.1 == .white)
    #expect(abs(thumb.0.bounds.minX - 10 - x) < 1e-9)
    #expect(thumb.0.bounds.midY == 35.5)
    #expect(fills[1].1 == .tint)
  }

  @Test func aDisabledControlIsHalfThere() {
    let slider = Self.commands(
      .slider(Slider(isEnabled: false)), Rect(x: 0, y: 0, width: 128, height: 31))
    #expect(slider.first == .beginGroup(DisplayGroup(alpha: 0.5)))
    // At an end, and where it is disabled, a sign has 0.3 of its ink.
    let signs = Self.fills(.stepper(Stepper(value: 0)), Rect(x: 0, y: 0, width: 94, height: 32))
    #expect(signs[2].1 == RGBA.black.multiplyingAlpha(by: 0.3))
    #expect(signs[3].1 == .black)
  }

  /// Minus lies at a quarter of 94 from the left, or from the right.
  @Test(arguments: [(LayoutDirection.leftToRight, 23.5), (.rightToLeft, 70.5)])
  func stepperIsMirrored(direction: LayoutDirection, x: Double) {
    let fills = Self.fills(
      .stepper(Stepper(value: 1)), Rect(x: 0, y: 0, width: 94, height: 32), direction: direction)
    #expect(abs(fills[2].0.bounds.midX - x) < 1e-9)
  }

  /// Boundaries at 0, 33, 66 and 100: floor(i · 100 / 3); the pill lies 2 inside.
  @Test(arguments: [
    ("18", LayoutDirection.leftToRight, 35.0, 7.0), ("18", .rightToLeft, 36, 7),
    ("26", .leftToRight, 35, 14),
  ])
  func segmentPill(os: String, direction: LayoutDirection, x: Double, radius: Double) {
    let control = SegmentedControl(segments: ["a", "b", "c"], selectedSegmentIndex: 1)
    let fills = Self.fills(
      .segmentedControl(control), Rect(x: 0, y: 0, width: 100, height: 32), os: os,
      direction: direction)
    let pill = fills.first { $0.1 == .white }?.0
    #expect(pill == .roundedRect(Rect(x: x, y: 2, width: 29, height: 28), radius: radius))
  }

  /// A separator stands only between segments of which none is selected, and not on iOS 26.
  @Test(arguments: [("18", nil, 2), ("18", 0, 1), ("18", 1, 0), ("26", nil, 0)])
  func separators(os: String, selected: Int?, count: Int) {
    let control = SegmentedControl(segments: ["a", "b", "c"], selectedSegmentIndex: selected)
    let fills = Self.fills(
      .segmentedControl(control), Rect(x: 0, y: 0, width: 100, height: 32), os: os)
    #expect(fills.filter { $0.0.bounds.width == 1 }.count == count)
  }

  /// round(0.5 · 99) is 50; on iOS 26 at least 8 unless nothing is done.
  @Test(arguments: [("18", 0.5, 50.0), ("18", 0.01, 1), ("26", 0.01, 8), ("26", 0.5, 50)])
  func progressWidth(os: String, progress: Double, width: Double) {
    let frame = Rect(x: 0, y: 0, width: 99, height: 4)
    let fills = Self.fills(.progressView(ProgressView(progress: progress)), frame, os: os)
    #expect(fills[1].0.bounds.width == width)
    #expect(Self.fills(.progressView(ProgressView()), frame, os: os).count == 1)
    let mirrored = Self.fills(
      .progressView(ProgressView(progress: progress)), frame, os: os, direction: .rightToLeft)
    #expect(mirrored[1].0.bounds.maxX == 99)
  }

  /// Three slots of 10 with gaps of 8 after a padding of 14: middles at 19, 37 and 55.
  @Test func pageDots() {
    let control = PageControl(numberOfPages: 3, currentPage: 2)
    let fills = Self.fills(.pageControl(control), Rect(x: 0, y: 0, width: 74, height: 26))
    #expect(fills.map(\.0.bounds.midX) == [19, 37, 55])
    #expect(fills.map(\.1.alpha) == [0.3, 0.3, 1])
  }

  @Test func indicatorsHaveEightBladesUnlessStopped() {
    let frame = Rect(x: 0, y: 0, width: 20, height: 20)
    for os in ["18", "26"] {
      let turning = Self.fills(
        .activityIndicatorView(ActivityIndicatorView()), frame, os: os)
      #expect(turning.count == 8)
      let stopped = ActivityIndicatorView(isAnimating: false)
      #expect(Self.fills(.activityIndicatorView(stopped), frame, os: os).isEmpty)
    }
  }

  /// With Reduce Transparency a material is solid.
  @Test(arguments: [(false, 0.72), (true, 1.0)])
  func material(isReduced: Bool, alpha: Double) {
    var traits = TraitCollection()
    traits.isReduceTransparencyEnabled = isReduced
    let frame = Rect(x: 50, y: 50, width: 60, height: 60)
    let fills = ControlTests.fills(
      Self.commands(.visualEffectView(VisualEffectView()), frame, traits: traits))
    #expect(fills.map(\.0) == [.rect(frame)])
    #expect(fills[0].1.alpha == alpha)
  }

  /// 86 · 3 + 16 is 274, centred in 400; the selected capsule is 94 × 54.
  @Test func tabPlatter() {
    let bar = TabBar(items: ["a", "b", "c"].map { TabBarItem(title: $0) }, selectedIndex: 1)
    var traits = TraitCollection()
    traits.verticalSizeClass = .regular
    traits.horizontalSizeClass = .compact
    let fills = ControlTests.fills(
      Self.commands(
        .tabBar(bar), Rect(x: 0, y: 300, width: 400, height: 49), os: "26", traits: traits))
    #expect(fills[0].0.bounds == Rect(x: 63, y: 300, width: 274, height: 62))
    #expect(fills[1].0.bounds == Rect(x: 153, y: 304, width: 94, height: 54))
  }

  /// A bar at the window's edges has its ground under the status bar and the home indicator.
  @Test func groundsReachTheEdges() {
    let fills = Self.fills(
      .navigationBar(NavigationBar(title: "a")), Rect(x: 0, y: 100, width: 400, height: 44))
    // Nothing is against an edge here: the ground is the frame, and the hairline is a pixel.
    #expect(fills[0].0 == .rect(Rect(x: 0, y: 100, width: 400, height: 44)))
    #expect(fills[1].0.bounds.height == 0.5)
  }
}
