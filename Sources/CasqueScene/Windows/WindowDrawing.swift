import CasqueGeometry
import CasqueLayout
import CasqueModel

extension DisplayList {
  /// Draws a window with its mask, its opacity and what lies over its views.
  mutating func draw(_ window: Scene.Window, selection: ViewSelection, in context: SceneContext) {
    let presentation = window.presentation
    let screen = Rect(origin: .zero, size: window.result.environment.size)
    let group = DisplayGroup(
      transform: presentation.transform.about(screen.center), alpha: presentation.alpha,
      mask: presentation.mask.flatMap { $0.displayMask(in: context) })
    self.group(group) { list in
      let traits = window.result.environment.traits
      let own = context.under(traits)
      var drawing = WindowDrawing(window, selection: selection, context: own)
      drawing.draw()
      if let overlay = presentation.overlay { drawing.list.draw(overlay, in: own) }
      list.commands += drawing.list.commands.map {
        $0.naming { context.resources.variant(ofImageNamed: $0, in: traits) }
      }
    }
  }

  private mutating func draw(_ overlay: OverlayPresentation, in context: SceneContext) {
    guard overlay.alpha > 0 else { return }
    let transform = overlay.transform.about(overlay.frame.center)
    group(DisplayGroup(transform: transform, alpha: overlay.alpha)) { list in
      if context.resources.imageDescription(named: overlay.image) == nil {
        list.drawMissingImage(overlay.image, in: overlay.frame, context: context)
      } else {
        list.commands.append(
          .image(name: overlay.image, destination: overlay.frame, clip: overlay.frame))
      }
    }
  }
}

extension MaskPresentation {
  /// The mask as it is drawn; nil if there is no such image, which would hide everything.
  fileprivate func displayMask(in context: SceneContext) -> DisplayMask? {
    guard context.resources.imageDescription(named: image) != nil else { return nil }
    return .image(name: image, destination: frame, transform: transform.about(frame.center))
  }
}

/// Draws the views of one window; all commands are in the window's coordinates.
struct WindowDrawing {
  let result: LayoutResult
  let presentation: WindowPresentation
  let selection: ViewSelection
  let context: SceneContext
  let look: ControlLook
  /// The subviews of each view, as indices into the result's views, back to front.
  let subviews: [[Int]]
  var list: DisplayList

  init(_ window: Scene.Window, selection: ViewSelection, context: SceneContext) {
    result = window.result
    presentation = window.presentation
    self.selection = selection
    self.context = context
    environment = window.result.environment
    list = DisplayList(size: environment.size, scale: environment.traits.displayScale)
    look = ControlLook(environment.profile)
    subviews = WindowDrawing.subviews(of: window.result, as: window.presentation)
  }

  /// What surrounds the window; a bar that is always dark is drawn in a dark one.
  private(set) var environment: LayoutEnvironment

  /// Draws `body` as a bar of a style is coloured.
  mutating func coloured(_ style: BarStyle, _ body: (inout WindowDrawing) -> Void) {
    let own = environment.traits.userInterfaceStyle
    if style == .black { environment.traits.userInterfaceStyle = .dark }
    body(&self)
    environment.traits.userInterfaceStyle = own
  }

  /// Draws the whole window.
  mutating func draw() {
    let tint = shownTint(.systemBlue)
    switch selection {
    case .all, .except: draw(view: 0, tint: tint, isSelected: true)
    case .only: draw(view: 0, tint: tint, isSelected: false)
    }
  }

  /// A tint as it is drawn: without its hue where something modal is in front.
  ///
  /// **Source** UIView.TintAdjustmentMode.dimmed: “desaturated and dimmed” under alerts, action sheets
  /// and popovers; how gray is from general knowledge (low).
  func shownTint(_ tint: Color) -> Color {
    guard context.dimsTint else { return tint }
    let color = tint.resolved(in: environment)
    let gray = RGBA(red: color.luma, green: color.luma, blue: color.luma, alpha: color.alpha)
    return .custom(DynamicColor(light: gray))
  }

  /// The value of a named colour in the window's environment.
  func color(_ name: String, alpha: Double = 1) -> RGBA {
    Color.system(name, alpha: alpha).resolved(in: environment)
  }

  /// Draws `body` as a group; a group without effect or content is left out.
  mutating func group(_ group: DisplayGroup, _ body: (inout WindowDrawing) -> Void) {
    guard !group.isPlain else { return body(&self) }
    let start = list.beginGroup(group)
    body(&self)
    list.endGroup(begunAt: start)
  }

  /// Finds subviews by walking the preorder; a view with an id of its own superview is no loop.
  private static func subviews(
    of result: LayoutResult, as presentation: WindowPresentation
  ) -> [[Int]] {
    let views = result.views
    var subviews = [[Int]](repeating: [], count: views.count)
    var open: [Int] = [0]
    for index in views.indices.dropFirst() {
      while open.count > 1, let last = open.last, views[last].id != views[index].superview {
        open.removeLast()
      }
      if let last = open.last { subviews[last].append(index) }
      open.append(index)
    }
    func depth(_ view: ResolvedView) -> Double {
      presentation.views[view.id]?.zPosition ?? view.depth
    }
    return subviews.map { siblings in
      let order = siblings.enumerated().sorted { a, b in
        let (za, zb) = (depth(views[a.element]), depth(views[b.element]))
        return za == zb ? a.offset < b.offset : za < zb
      }
      return order.map(\.element)
    }
  }
}

extension ResolvedView {
  /// The z-position, in an order that holds for every number.
  fileprivate var depth: Double {
    view.appearance.zPosition.isNaN ? 0 : view.appearance.zPosition
  }
}
