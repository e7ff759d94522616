internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

extension LayoutResult {
  /// The result with every view where a window shows it at a moment, for checks of settled states.
  ///
  /// A view that is turned or scaled has the rectangle around it, and its text is left out: its lines
  /// are those of its own coordinates. One that is faded out, or moved off the screen altogether, is
  /// out of sight on purpose.
  func presented(as window: WindowPresentation) -> LayoutResult {
    guard !window.views.isEmpty else { return self }
    let screen = Rect(origin: .zero, size: environment.size)
    var maps: [String: AffineTransform] = [:]
    var parts: [ResolvedView] = []
    for view in views {
      let change = window.views[view.id] ?? ViewPresentation()
      let center = view.absoluteFrame.center
      // About the view's own middle, where it lies in its superview, then with the superview.
      let own = AffineTransform.translation(x: -center.x, y: -center.y)
        .concatenating(change.transform)
        .concatenating(
          .translation(x: center.x + change.offset.x, y: center.y + change.offset.y))
      let map = own.concatenating(view.superview.flatMap { maps[$0] } ?? .identity)
      maps[view.id] = map
      let frame = map.boundingBox(of: view.absoluteFrame)
      let isAway = !map.isIdentity && frame.intersection(screen) == nil
      let isOut = isAway || change.isHidden ?? view.view.isHidden || change.alpha == 0
      guard !map.isIdentity || isOut != view.view.isHidden else { continue }
      var part = view
      part.absoluteFrame = frame
      part.alignmentRect = map.boundingBox(of: view.alignmentRect)
      part.contentFrame = view.contentFrame.map { map.boundingBox(of: $0) }
      part.frame.size = frame.size
      // What is clear hides what lies in it.
      if isOut { part.view.appearance.alpha = 0 }
      if (map.a, map.b, map.c, map.d) != (1, 0, 0, 1) { part.text = nil }
      parts.append(part)
    }
    return replacing(parts)
  }
}
