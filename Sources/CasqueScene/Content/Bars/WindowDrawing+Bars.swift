import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueSymbols

extension WindowDrawing {
  /// The ground of bars on iOS 18.
  ///
  /// **Source** ControlFacts, Navigation bar, background scrolled (medium).
  var barMaterial: DisplayMaterial {
    DisplayMaterial(
      radius: UnsureLook.materialRadius, saturation: UnsureLook.materialSaturation,
      tint: .hex(isDark ? 0x1D1D1D : 0xF9F9F9, alpha: 0.94))
  }

  /// Where a bar's ground reaches: to the window's edge if the bar lies at the safe area.
  func barGround(of view: PresentedView) -> Rect {
    let safe = result.root.safeAreaFrame
    let screen = result.root.absoluteFrame
    let frame = view.frame
    // A bar against the status bar or above the home indicator continues under it.
    let top = frame.minY < safe.minY + 0.5 ? screen.minY : frame.minY
    let bottom = abs(frame.maxY - safe.maxY) < 0.5 ? screen.maxY : frame.maxY
    return Rect(minX: frame.minX, minY: top, maxX: frame.maxX, maxY: bottom)
  }

  /// Draws the ground of a bar on iOS 18 with its hairline at one edge.
  ///
  /// - Parameter tint: the colour that the bar states for its ground, or nil for the system's; a
  ///   release without a ground of its own has one only then.
  mutating func drawBarGround(
    of view: PresentedView, hairlineAt edge: BarEdge, ink: RGBA, tint: Color?
  ) {
    let ground = barGround(of: view)
    guard !ground.isEmpty else { return }
    if let tint {
      list.fill(.rect(ground), tint.resolved(in: environment))
      guard !look.hasGlass else { return }
    } else {
      guard !look.hasGlass else { return }
      draw(barMaterial, in: .rect(ground))
    }
    let y = edge == .top ? ground.minY - hairline : ground.maxY
    list.fill(
      .rect(Rect(x: ground.minX, y: y, width: ground.width, height: hairline)), ink)
  }

  /// The colour of a bar's hairline on iOS 18.
  var barHairline: RGBA {
    firm(isDark ? RGBA.white.multiplyingAlpha(by: 0.15) : RGBA.black.multiplyingAlpha(by: 0.3))
  }

  /// From the safe area to the items of a bar: 16 points, before iOS 26 20 where the margins are.
  ///
  /// **Source** ControlFacts, Navigation bar, item side margin.
  var barMargin: Double {
    look.hasGlass ? 16 : max(16, environment.systemMinimumLayoutMargins.leading)
  }

  /// A bar's room for items: inside the view's safe area at the sides, and the margin from it.
  func barContent(of view: PresentedView) -> Rect {
    let (insets, margin) = (view.resolved.safeAreaInsets, barMargin)
    return view.frame.inset(by: Insets(left: insets.left + margin, right: insets.right + margin))
  }

  /// How wide an item is, without a platter.
  func width(of item: BarItem) -> Double {
    if let width = item.width { return max(0, width) }
    if let image = item.image {
      return stencilSize(image, within: UnsureLook.barImageSide, place: .bar).width
    }
    return environment.pixelGrid.ceil(line(item.title, font(of: item)).size.width)
  }

  func font(of item: BarItem) -> Font {
    if look.hasGlass { return .system(17, weight: .medium) }
    return .system(17, weight: item.style == .done ? .semibold : .regular)
  }

  /// Draws an item in a rectangle of its width.
  mutating func draw(_ item: BarItem, in rect: Rect, tint: RGBA, isMirrored: Bool) {
    guard item.customView == nil else { return }
    let own = item.tintColor?.resolved(in: environment)
    let usual = own ?? (look.hasGlass ? (item.style == .done ? .white : color("label")) : tint)
    let isFaded = item.isHighlighted && !look.hasGlass
    let ink =
      item.isEnabled
      ? usual.multiplyingAlpha(by: isFaded ? UnsureLook.pressedItemAlpha : 1)
      : color("tertiaryLabel")
    if let image = item.image {
      drawStencil(image, in: rect, color: ink, place: .bar, isMirrored: isMirrored)
    } else {
      drawLine(item.title, font(of: item), in: rect, color: ink)
    }
  }
}

/// The edge of a bar that its hairline lies along.
enum BarEdge: Hashable {
  case top
  case bottom
}
