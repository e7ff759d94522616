import CasqueGeometry

/// The window of a sheet or popover on a screen.
///
/// | screen | large page sheet | other detents | form sheet | popover |
/// |---|---|---|---|---|
/// | compact height | the screen | the screen | the screen | the screen, or its own size in regular width |
/// | compact width | to the bottom, from the top gap | H / 2, or the height | as page sheet | page sheet |
/// | regular both | to the bottom or in the middle | as large | in the middle | its own size |
///
/// **Source** ControlFacts (Sheets, Popover), EnvironmentFacts §3.
struct PresentedWindow {
  private let presentation: LayoutPresentation
  private let screen: LayoutEnvironment
  private let source: Rect?
  /// A window of this width or more is of regular width.
  ///
  /// **Source** EnvironmentFacts §3: between 647 and 678.
  private static let regularWidth = 660.0

  init(
    _ presentation: LayoutPresentation, on screen: LayoutEnvironment, source: Rect? = nil
  ) {
    self.presentation = presentation
    self.screen = screen
    self.source = source
  }

  private var isRegular: Bool {
    screen.traits.horizontalSizeClass == .regular && screen.traits.verticalSizeClass == .regular
  }

  private var metrics: SheetMetrics { screen.profile.sheets }

  var environment: LayoutEnvironment { placement.map(window) ?? screen }

  /// Where the window lies; nil where it fills the screen.
  var placement: WindowPlacement? {
    // A popover adapts to compact width only.
    if case .popover(let popover) = presentation, screen.traits.horizontalSizeClass == .regular {
      return PopoverPlacement(popover, on: screen, source: source).placement
    }
    guard screen.traits.verticalSizeClass == .regular else { return nil }
    switch presentation {
    case .sheet(let sheet):
      guard isRegular else {
        return below(top(of: sheet.detent), sheet.detent == .large ? .sheet : .detent)
      }
      return sheet.style == .formSheet ? form : page
    case .popover: return below(largeTop, .sheet)
    }
  }

  private var largeTop: Double {
    max(metrics.leastTop, screen.safeAreaInsets.top + metrics.topGap)
  }

  /// Where a sheet begins in compact width.
  private func top(of detent: SheetPresentation.Detent) -> Double {
    let height = screen.size.height
    let insets = screen.safeAreaInsets
    switch detent {
    case .large: return largeTop
    case .medium: return screen.pixelGrid.round(height / 2)
    case .height(let points):
      return height - insets.bottom - min(points, height - insets.top - insets.bottom)
    }
  }

  private var form: WindowPlacement {
    let size = Size(
      width: min(metrics.formSize.width, screen.size.width),
      height: min(metrics.formSize.height, screen.size.height))
    return WindowPlacement(
      kind: .card, frame: centered(size), cornerRadius: metrics.cornerRadius)
  }

  private var page: WindowPlacement {
    let top = screen.safeAreaInsets.top + metrics.pageTopGap
    guard let width = metrics.pageWidth, width < screen.size.width else {
      return below(top, .sheet)
    }
    return WindowPlacement(
      kind: .card, frame: centered(Size(width: width, height: screen.size.height - 2 * top)),
      cornerRadius: metrics.cornerRadius)
  }

  private func centered(_ size: Size) -> Rect {
    let grid = screen.pixelGrid
    return Rect(
      x: grid.round((screen.size.width - size.width) / 2),
      y: grid.round((screen.size.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  private func below(_ top: Double, _ kind: WindowPlacement.Kind) -> WindowPlacement {
    let frame = Rect(
      x: 0, y: top, width: screen.size.width, height: max(0, screen.size.height - top))
    return WindowPlacement(kind: kind, frame: frame, cornerRadius: metrics.cornerRadius)
  }

  /// The environment of a window over the screen: what of the screen's safe area, cut-outs and
  /// keyboard reaches into it.
  private func window(_ placement: WindowPlacement) -> LayoutEnvironment {
    let frame = placement.frame
    var result = screen
    result.size = frame.size
    let insets = screen.safeAreaInsets
    let touches = (
      left: frame.minX <= 0, right: frame.maxX >= screen.size.width,
      bottom: frame.maxY >= screen.size.height
    )
    result.safeAreaInsets = Insets(
      left: touches.left ? insets.left : 0, bottom: touches.bottom ? insets.bottom : 0,
      right: touches.right ? insets.right : 0)
    result.cutouts = screen.cutouts.compactMap { cutout in
      cutout.frame.intersection(frame).map {
        Cutout(kind: cutout.kind, frame: $0.offset(by: Point.zero - frame.origin))
      }
    }
    result.displayCornerRadius = placement.cornerRadius
    result.statusBarHeight = 0
    let below = screen.size.height - frame.maxY
    result.keyboardHeight = max(0, screen.keyboardHeight - below)
    result.softwareKeyboardHeight = max(0, screen.softwareKeyboardHeight - below)
    if frame.width < Self.regularWidth, screen.traits.userInterfaceIdiom == .pad {
      result.traits.horizontalSizeClass = .compact
      result.systemMinimumLayoutMargins = DirectionalInsets(leading: 16, trailing: 16)
    }
    result.profile.palette = screen.profile.palette.elevated
    result.profile.bars.navigationBarRise = 0
    result.profile.bars.navigationBar += metrics.barGrowth
    result.profile.bars.leastNavigationBarTop = metrics.leastBarTop
    result.profile.bars.isTabBarAtTop = false
    result.profile.bars.tabBarGap = 0
    return result
  }
}
