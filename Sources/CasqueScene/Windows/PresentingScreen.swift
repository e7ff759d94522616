import CasqueGeometry
package import CasqueModel

/// A screen over which a sheet or popover is presented, and how that looks.
///
/// Without a picture of what the screen shows it is the system's ground, dimmed.
/// **Source** ControlFacts, Sheets and Popover.
package struct PresentingScreen: Sendable {
  /// The environment of the screen.
  package let environment: LayoutEnvironment
  private let placement: WindowPlacement
  private let presentation: LayoutPresentation

  /// The screen behind a layout; nil for one that fills the screen.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - placement: where it was solved to lie.
  ///   - screen: the environment of a window that fills what the app has of the screen.
  package init?(
    of layout: Layout, at placement: WindowPlacement?, on screen: LayoutEnvironment
  ) {
    guard let presentation = layout.presentation, let placement else { return nil }
    environment = layout.presentingEnvironment(on: screen)
    self.placement = placement
    self.presentation = presentation
  }

  private var screen: Rect { Rect(origin: .zero, size: environment.size) }
  private var isDark: Bool { environment.traits.userInterfaceStyle == .dark }
  private var hasGlass: Bool { ControlLook(environment.profile).hasGlass }

  /// Whether the card keeps away from the edges and is drawn smaller than it was laid out.
  private var floats: Bool { hasGlass && placement.kind == .detent }

  /// Whether the screen steps back as a card on black, as behind the large sheets of iOS 18.
  private var stepsBack: Bool {
    !hasGlass && placement.kind == .sheet && environment.traits.userInterfaceIdiom == .phone
  }

  /// What lies under the views of the card: glass where it floats and in a popover of iOS 26, else the
  /// system's ground.
  var ground: RGBA {
    if isPopover, hasGlass { return .clear }
    if floats { return RGBA(gray: isDark ? 57.0 / 255 : 245.0 / 255) }
    var raised = environment
    raised.profile.palette = environment.profile.palette.elevated
    return Color.systemBackground.resolved(in: raised)
  }

  /// Whether it is under a popover.
  var isPopover: Bool { placement.kind == .popover }

  /// What the screen behind looks like beside the card.
  ///
  /// - Parameter ground: its colour there, not dimmed; nil for the system's ground.
  func seenGround(_ ground: RGBA?) -> RGBA {
    if stepsBack { return .black }
    let ground = ground ?? Color.systemBackground.resolved(in: environment)
    return placement.kind == .popover ? ground : dimming.over(ground)
  }

  /// The map from the card's layout to the screen: a card that floats is 8 points away from the
  /// edges.
  private var map: AffineTransform {
    let frame = placement.frame
    guard floats, frame.width > 0 else {
      return .translation(x: frame.minX, y: frame.minY)
    }
    let factor = (frame.width - 16) / frame.width
    return AffineTransform.scale(x: factor, y: factor).concatenating(
      .translation(x: frame.minX + 8, y: frame.maxY - 8 - frame.height * factor))
  }

  /// The card on the screen.
  private var card: Rect { map.boundingBox(of: Rect(origin: .zero, size: placement.frame.size)) }

  /// The point of the card's layout at a point of the screen; nil beside the card.
  func contentPoint(at point: Point) -> Point? {
    let card = card
    guard card.width > 0, point.x >= card.minX, point.x < card.maxX, point.y >= card.minY,
      point.y < card.maxY
    else { return nil }
    let factor = placement.frame.width / card.width
    return Point(x: (point.x - card.minX) * factor, y: (point.y - card.minY) * factor)
  }

  /// The picture of the screen with a layout's picture on it.
  ///
  /// - Parameters:
  ///   - content: the picture of the layout.
  ///   - behind: the picture of the screen; nil for the system's ground.
  ///   - tint: the colour that the layout's root has.
  func presenting(
    _ content: DisplayList, over behind: DisplayList?, tint: RGBA?
  ) -> DisplayList {
    var list = DisplayList(size: environment.size, scale: content.scale)
    drawPresenter(behind, in: &list)
    if placement.kind == .popover {
      list.drawPopoverGround(
        card, radius: placement.cornerRadius, color: tint ?? ground, hasGlass: hasGlass,
        arrow: placement.arrow, arrowSize: environment.profile.sheets.popoverArrow)
      if hasGlass {
        list.drawGlass(
          Glass.popover(isDark: isDark), in: .roundedRect(card, radius: placement.cornerRadius),
          isSolid: environment.traits.isReduceTransparencyEnabled)
      }
    }
    let (upper, lower) = outlines
    list.group(DisplayGroup(clip: upper)) { list in
      list.group(DisplayGroup(clip: lower)) { list in
        list.group(DisplayGroup(transform: map)) { $0.commands += content.commands }
      }
    }
    drawGrabber(in: &list)
    return list
  }

  /// Two outlines that cut the card together: one rounds its upper corners, one its lower.
  private var outlines: (Shape, Shape) {
    let card = card
    let (radius, more) = (placement.cornerRadius, placement.cornerRadius * 2)
    switch placement.kind {
    case .card, .popover:
      let shape = outline(card, radius: radius)
      return (shape, shape)
    case .sheet, .detent:
      let upper = outline(
        Rect(x: card.minX, y: card.minY, width: card.width, height: card.height + more),
        radius: radius)
      guard floats else { return (upper, .rect(card)) }
      let bottom = max(radius, environment.displayCornerRadius)
      let reach = bottom * 2
      let lower = outline(
        Rect(x: card.minX, y: card.minY - reach, width: card.width, height: card.height + reach),
        radius: bottom)
      return (upper, lower)
    }
  }

  /// The radii of iOS 26 are those of circles; before, corners are continuous.
  private func outline(_ rect: Rect, radius: Double) -> Shape {
    hasGlass ? .roundedRect(rect, radius: radius) : .continuousRect(rect, radius: radius)
  }

  private func drawPresenter(_ behind: DisplayList?, in list: inout DisplayList) {
    let ground = Color.systemBackground.resolved(in: environment)
    guard stepsBack else {
      list.fill(.rect(screen), ground)
      if let behind {
        list.group(DisplayGroup(clip: .rect(screen))) { $0.commands += behind.commands }
      }
      if placement.kind != .popover { list.fill(.rect(screen), dimming) }
      return
    }
    list.fill(.rect(screen), .black)
    let inset = UnsureLook.presenterInset
    let back = Shape.continuousRect(
      Rect(
        x: inset, y: environment.safeAreaInsets.top, width: screen.width - 2 * inset,
        height: screen.height), radius: UnsureLook.presenterRadius)
    // The ground of dark style is black too: a step lighter shows that there is a screen.
    list.fill(back, isDark ? self.ground : ground)
    if let behind {
      let factor = (screen.width - 2 * inset) / max(1, screen.width)
      let map = AffineTransform.scale(x: factor, y: factor).concatenating(
        .translation(x: inset, y: environment.safeAreaInsets.top))
      list.group(DisplayGroup(clip: back)) { list in
        list.group(DisplayGroup(transform: map)) { $0.commands += behind.commands }
      }
    }
    list.fill(back, dimming)
  }

  private var dimming: RGBA { RGBA.black.multiplyingAlpha(by: 0.2) }

  /// Draws the grabber 5 points below the top of a sheet at the bottom of the screen.
  private func drawGrabber(in list: inout DisplayList) {
    guard case .sheet(let sheet) = presentation, sheet.prefersGrabberVisible,
      placement.kind == .sheet || placement.kind == .detent
    else { return }
    let frame = Rect(x: card.midX - 18, y: card.minY + 5, width: 36, height: 5)
    let color: RGBA =
      if hasGlass {
        RGBA(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: isDark ? 0.77 : 0.43)
      } else if isDark {
        RGBA(red: 235.0 / 255, green: 235.0 / 255, blue: 245.0 / 255, alpha: 0.3)
      } else {
        RGBA(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)
      }
    list.fill(.roundedRect(frame, radius: 2.5), color)
  }
}
