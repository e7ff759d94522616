import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a navigation bar: ground, back button, items, title and large title.
  ///
  /// While content rests at its top the ground is clear; so it is on iOS 26 always.
  /// **Source** ControlFacts, Navigation bar.
  mutating func draw(_ bar: NavigationBar, in view: PresentedView, tint: RGBA) {
    if bar.barTintColor != nil || bar.showsGround {
      drawBarGround(of: view, hairlineAt: .bottom, ink: barHairline, tint: bar.barTintColor)
    }
    drawPrompt(of: bar, in: view)
    let row = navigationRow(of: bar, in: view)
    let start = drawBack(
      of: bar, from: barContent(of: view).minX, row: row, in: view, tint: tint)
    let sides = navigationSides(of: bar, from: start, in: view)
    draw(sides.leading, from: start, row: row, in: view, tint: tint)
    draw(sides.trailing, from: sides.end, row: row, in: view, tint: tint)
    if bar.showsLargeTitle, environment.profile.bars.largeTitle > 0 {
      let prompt = bar.prompt == nil ? 0 : environment.profile.bars.prompt
      drawLargeTitle(
        of: bar, from: view.frame.minY + prompt + environment.profile.bars.navigationBar, in: view)
    } else if bar.titleView == nil {
      let free = (start + width(of: sides.leading), sides.end)
      drawTitle(of: bar, between: free, row: row, in: view)
    }
  }

  /// The row of a navigation bar that its items stand in.
  func navigationRow(of bar: NavigationBar, in view: PresentedView) -> Rect {
    let prompt = bar.prompt == nil ? 0 : environment.profile.bars.prompt
    return Rect(
      x: view.frame.minX, y: view.frame.minY + prompt, width: view.frame.width,
      height: look.hasGlass ? 44 : environment.profile.bars.navigationBar)
  }

  /// The items of both sides, and where those of the trailing side begin.
  func navigationSides(
    of bar: NavigationBar, from start: Double, in view: PresentedView
  ) -> (leading: [BarItemGroup], trailing: [BarItemGroup], end: Double) {
    // The first trailing item is the one at the edge.
    let trailing = BarItemGroup.groups(sized(bar.trailingItems.reversed(), in: view))
    return (
      BarItemGroup.groups(sized(bar.leadingItems, in: view)), trailing,
      barContent(of: view).maxX - width(of: trailing)
    )
  }

  /// Draws the line above the bar's row.
  private mutating func drawPrompt(of bar: NavigationBar, in view: PresentedView) {
    guard let prompt = bar.prompt else { return }
    var place = barContent(of: view)
    place.size.height = environment.profile.bars.prompt
    drawLine(
      prompt, .system(12), in: place, color: color(look.hasGlass ? "secondaryLabel" : "label"))
  }

  /// Draws the back button and returns where leading items start.
  private mutating func drawBack(
    of bar: NavigationBar, from x: Double, row: Rect, in view: PresentedView, tint: RGBA
  ) -> Double {
    guard let title = bar.backTitle else { return x }
    let isMirrored = view.resolved.isMirrored
    let size = UnsureLook.backChevron
    if look.hasGlass {
      let circle = Rect(x: x, y: row.minY, width: 44, height: 44)
        .mirrored(in: view.frame, if: isMirrored)
      drawPlatter(circle)
      drawBackChevron(
        Size(width: 8.5, height: 16), at: circle.center.offset(x: isMirrored ? 1 : -1),
        color: color("label"), isMirrored: isMirrored)
      return x + 44 + 12
    }
    let chevron = Rect(
      x: x - barMargin + UnsureLook.backChevronX, y: row.midY - size.height / 2, width: size.width,
      height: size.height)
    drawBackChevron(
      Size(width: size.width - 3, height: size.height - 3),
      at: chevron.mirrored(in: view.frame, if: isMirrored).center, color: tint,
      isMirrored: isMirrored)
    let start = chevron.maxX + UnsureLook.backGap
    let width = min(line(title, .system(17)).size.width.rounded(.up), view.frame.width / 3)
    let place = Rect(x: start, y: row.minY, width: width, height: row.height)
    drawLine(
      title, .system(17), in: place.mirrored(in: view.frame, if: isMirrored), color: tint)
    return place.maxX + UnsureLook.barItemGap
  }

  /// The title is centred in the bar, or in what the items leave if it would touch them.
  private mutating func drawTitle(
    of bar: NavigationBar, between free: (Double, Double), row: Rect, in view: PresentedView
  ) {
    let font = bar.titleFont ?? .system(17, weight: .semibold)
    let (left, right) = (free.0 + 8, free.1 - 8)
    guard right > left else { return }
    let width = min(line(bar.title, font).size.width + 1, right - left)
    let x = min(max(row.midX - width / 2, left), right - width)
    let place = Rect(x: x, y: row.minY, width: width, height: row.height)
    drawLine(
      bar.title, font, in: place.mirrored(in: view.frame, if: view.resolved.isMirrored),
      color: bar.titleColor?.resolved(in: environment) ?? color("label"))
  }

  private mutating func drawLargeTitle(
    of bar: NavigationBar, from y: Double, in view: PresentedView
  ) {
    let isPad = environment.traits.userInterfaceIdiom == .pad
    let insets = view.resolved.safeAreaInsets
    // On iOS 26 it is 16 on phones whose tables have 20.
    let margin = look.hasGlass ? (isPad ? 20 : 16) : barMargin
    let zone = measurer.largeTitleZone
    let place = Rect(
      x: view.frame.minX, y: y + zone.top, width: view.frame.width, height: zone.line
    ).inset(by: Insets(left: insets.left + margin, right: insets.right + margin))
    drawLine(
      bar.title, NavigationBar.largeTitleFont, in: place,
      alignment: view.resolved.isMirrored ? .right : .left, color: color("label"))
  }
}

extension Point {
  /// The point moved along x.
  fileprivate func offset(x distance: Double) -> Point { Point(x: x + distance, y: y) }
}
