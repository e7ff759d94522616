import CasqueGeometry
import CasqueLayout
import CasqueModel

extension Scene {
  /// Draws overlays over the main window; what moves is drawn where it was laid out.
  func drawOverlays(_ overlays: [Overlay], in list: inout DisplayList, context: SceneContext) {
    guard !overlays.isEmpty else { return }
    for window in windows where window.presentation.role == .main {
      var drawing = OverlayDrawing(window.result, context: context)
      drawing.draw(overlays)
      list.commands += drawing.list.commands
    }
  }
}

/// Draws what a blueprint shows, in the window's coordinates.
struct OverlayDrawing {
  let result: LayoutResult
  let context: SceneContext
  var list: DisplayList
  /// Where labels are already, so that others keep away.
  var labels: [Rect] = []
  /// The labels, which no line may cross: they lie over everything else.
  private var labelCommands: [DisplayCommand] = []

  init(_ result: LayoutResult, context: SceneContext) {
    self.result = result
    self.context = context
    list = DisplayList(
      size: result.environment.size, scale: result.environment.traits.displayScale)
  }

  var screen: Rect { Rect(origin: .zero, size: result.environment.size) }

  mutating func draw(_ overlays: [Overlay]) {
    // The picture steps back behind lines that stand for something else.
    let isBlueprint = overlays.contains(.constraints) || overlays.contains(.frames)
    if isBlueprint { list.fill(.rect(screen), Color.systemBackground.veil(result.environment)) }
    for overlay in Overlay.allCases where overlays.contains(overlay) {
      switch overlay {
      case .grid: drawGrid()
      case .cutouts: drawCutouts()
      case .alignmentRects: drawAlignmentRects()
      case .touchTargets: drawTouchTargets()
      case .readingOrder: drawReadingOrder()
      case .ambiguities: drawAmbiguities()
      case .safeArea: drawSafeArea()
      case .margins: drawMargins()
      case .readable: drawReadable()
      case .guides: drawGuides()
      case .frames: drawFrames()
      case .baselines: drawBaselines()
      case .constraints: drawConstraints()
      }
    }
    list.commands += labelCommands
    labelCommands = []
  }

  /// Puts a small label with a ground near a place, moved along `axis` until it is free.
  mutating func label(
    _ string: String, at center: Point, color: RGBA, style: LabelStyle, along axis: Axis
  ) {
    let line = context.line(string, size: 8, weight: .medium)
    let room = style == .filled ? 6.0 : 2
    let size = Size(width: line.size.width + room, height: line.size.height + room / 3)
    let place = freePlace(for: size, at: center, along: axis)
    labels.append(place)
    var above = DisplayList(size: list.size, scale: list.scale)
    let ink: RGBA
    switch style {
    case .filled:
      above.fill(.roundedRect(place, radius: 3), color)
      ink = .white
    case .plain:
      let ground = Color.systemBackground.resolved(in: result.environment)
      above.fill(.roundedRect(place, radius: 2), ground.multiplyingAlpha(by: 0.75))
      ink = color
    }
    above.commands.append(.text(DisplayText(line: line, center: place.center, color: ink)))
    labelCommands += above.commands
  }

  /// How a label is set off.
  enum LabelStyle: Hashable {
    /// White on a ground of the colour.
    case filled
    /// In the colour on a ground that lets some of what lies under it through.
    case plain
  }

  /// The nearest of some places along an axis that meets no other label, within the screen.
  private func freePlace(for size: Size, at center: Point, along axis: Axis) -> Rect {
    func place(_ shift: Double) -> Rect {
      var center = center
      center[axis] += shift
      var rect = Rect(center: center, width: size.width, height: size.height)
      rect.origin.x = max(1, min(rect.minX, screen.maxX - size.width - 1))
      rect.origin.y = max(1, min(rect.minY, screen.maxY - size.height - 1))
      return rect
    }
    let step = size[axis] + 1
    for shift in [0, 1, -1, 2, -2, 3, -3] {
      let rect = place(Double(shift) * step)
      if !labels.contains(where: { $0.intersection(rect) != nil }) { return rect }
    }
    return place(0)
  }
}

extension Color {
  /// The colour as a veil that lets a third of what lies under it through.
  fileprivate func veil(_ environment: LayoutEnvironment) -> RGBA {
    resolved(in: environment).multiplyingAlpha(by: 0.66)
  }
}
