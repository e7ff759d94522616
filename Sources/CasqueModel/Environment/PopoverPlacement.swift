import CasqueGeometry

/// Where a popover lies on the screen.
///
/// It lies beside its source, on the side that its arrow points away from, with the middle of the one
/// at the middle of the other, moved as far as it must be to stay within the screen's margins; there it
/// is cut where it does not fit. Of the permitted sides it takes the first that it fits on whole, in
/// the order below, above, behind, before; else the one where most of it is seen, if that is half of
/// either side; else it lies over the source, without an arrow. Behind is where a line of the language
/// ends.
/// **Source** UIPopoverPresentationController; margins, arrow and order from general knowledge (low).
struct PopoverPlacement {
  private let popover: PopoverPresentation
  private let screen: LayoutEnvironment
  private let source: Rect?

  init(
    _ popover: PopoverPresentation, on screen: LayoutEnvironment, source: Rect?
  ) {
    self.popover = popover
    self.screen = screen
    self.source = source
  }

  private typealias Direction = PopoverPresentation.ArrowDirection
  private var metrics: SheetMetrics { screen.profile.sheets }
  private var arrow: Size { metrics.popoverArrow }

  /// The size that it asks for.
  private var size: Size {
    Size(
      width: max(0, min(popover.width ?? metrics.popoverSize.width, area.width)),
      height: max(0, min(popover.height ?? metrics.popoverSize.height, area.height)))
  }

  /// What of the screen it may cover: inside the margins, and above the keyboard.
  private var area: Rect {
    var insets = screen.safeAreaInsets
    insets.bottom = max(insets.bottom, screen.keyboardHeight)
    let margin = metrics.popoverMargin
    let bounds = Rect(origin: .zero, size: screen.size)
    let area = bounds.inset(by: insets).inset(by: Insets(all: margin))
    return Rect(
      x: area.minX, y: area.minY, width: max(0, area.width), height: max(0, area.height))
  }

  var placement: WindowPlacement {
    var placement = WindowPlacement(
      kind: .popover, frame: .zero, cornerRadius: metrics.popoverRadius)
    guard popover.hasSource, let source = sourceOnScreen else {
      placement.frame = place(size, about: screenMiddle)
      placement.arrow = arrow(.up, at: placement.frame.midX, on: placement.frame)
      return placement
    }
    guard let direction = direction(to: source) else {
      placement.frame = place(size, about: source.center)
      return placement
    }
    let room = room(for: direction, beside: source)
    let size = Size(width: min(size.width, room.width), height: min(size.height, room.height))
    let (x, y) = (source.midX - size.width / 2, source.midY - size.height / 2)
    let origin: Point =
      switch direction {
      case .up: Point(x: x, y: room.minY)
      case .down: Point(x: x, y: room.maxY - size.height)
      case .left: Point(x: room.minX, y: y)
      case .right: Point(x: room.maxX - size.width, y: y)
      }
    placement.frame = clamped(Rect(origin: origin, size: size), to: room)
    let isVertical = direction == .up || direction == .down
    placement.arrow = arrow(
      direction, at: isVertical ? source.midX : source.midY, on: placement.frame)
    return placement
  }

  /// The source as far as it is on the screen; what lies beside that counts as at its edge.
  private var sourceOnScreen: Rect? {
    let bounds = Rect(origin: .zero, size: screen.size)
    guard let source, source.minX.isFinite, source.minY.isFinite, source.maxX.isFinite,
      source.maxY.isFinite
    else { return nil }
    func bound(_ value: Double, _ limit: Double) -> Double { min(max(0, value), limit) }
    return Rect(
      minX: bound(source.minX, bounds.maxX), minY: bound(source.minY, bounds.maxY),
      maxX: bound(source.maxX, bounds.maxX), maxY: bound(source.maxY, bounds.maxY))
  }

  private func direction(to source: Rect) -> Direction? {
    let isMirrored = screen.traits.layoutDirection == .rightToLeft
    let order: [Direction] = [.up, .down] + (isMirrored ? [.right, .left] : [.left, .right])
    let permitted = order.filter(popover.permittedArrowDirections.contains)
    let wanted = size
    var best: (direction: Direction, seen: Double)?
    for direction in permitted {
      let room = room(for: direction, beside: source)
      if room.width >= wanted.width, room.height >= wanted.height { return direction }
      let (width, height) = (min(room.width, wanted.width), min(room.height, wanted.height))
      guard width >= wanted.width / 2, height >= wanted.height / 2 else { continue }
      if width * height > best?.seen ?? 0 { best = (direction, width * height) }
    }
    // With less than half of it beside the source, it lies over that.
    return best?.direction
  }

  /// What of the area lies beside the source, with space for the arrow.
  private func room(for direction: Direction, beside source: Rect) -> Rect {
    let area = area
    var (minX, minY, maxX, maxY) = (area.minX, area.minY, area.maxX, area.maxY)
    switch direction {
    case .up: minY = max(minY, source.maxY + arrow.height)
    case .down: maxY = min(maxY, source.minY - arrow.height)
    case .left: minX = max(minX, source.maxX + arrow.height)
    case .right: maxX = min(maxX, source.minX - arrow.height)
    }
    return Rect(minX: minX, minY: minY, maxX: max(minX, maxX), maxY: max(minY, maxY))
  }

  /// The arrow at a position, or as near to it as the straight part of the edge reaches.
  private func arrow(
    _ direction: Direction, at position: Double, on frame: Rect
  ) -> WindowPlacement.Arrow? {
    guard arrow.width > 0 else { return nil }
    let isVertical = direction == .up || direction == .down
    let (start, end) = isVertical ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let reach = metrics.popoverRadius + arrow.width / 2
    guard end - start >= 2 * reach else {
      return WindowPlacement.Arrow(direction: direction, position: (start + end) / 2)
    }
    return WindowPlacement.Arrow(
      direction: direction, position: min(max(position, start + reach), end - reach))
  }

  private var screenMiddle: Point {
    Point(x: screen.size.width / 2, y: screen.size.height / 2)
  }

  private func place(_ size: Size, about middle: Point) -> Rect {
    clamped(
      Rect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height), to: area)
  }

  private func clamped(_ rect: Rect, to area: Rect) -> Rect {
    let grid = screen.pixelGrid
    return Rect(
      x: grid.round(max(area.minX, min(rect.minX, area.maxX - rect.width))),
      y: grid.round(max(area.minY, min(rect.minY, area.maxY - rect.height))),
      width: rect.width, height: rect.height)
  }
}
