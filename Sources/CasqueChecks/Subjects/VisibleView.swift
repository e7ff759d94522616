import CasqueGeometry
import CasqueLayout
import CasqueModel

/// A view that is neither hidden nor transparent, with what its superviews do to it.
///
/// Never changes once it is made; a class only because rules pass it about far more often than the
/// many values of a resolved view are worth copying.
final class VisibleView: Sendable {
  /// The view as it was solved.
  let resolved: ResolvedView
  /// Its frame in the window's coordinates.
  let frame: Rect
  /// Its place in the order of drawing.
  let order: Int
  /// The superview's place in the order of drawing; nil for the root.
  let superview: Int?
  /// The place of its last descendant in the order of drawing, or its own.
  let lastDescendant: Int
  /// What superviews that clip leave to be seen, in the window's coordinates; nil for everything.
  let clip: Rect?
  /// The innermost superview that clips, as its place in the order of drawing.
  let clipOwner: Int?
  /// The opacity, superviews included.
  let alpha: Double
  /// Whether the view or a superview is drawn elsewhere than it is laid out.
  let isTransformed: Bool
  /// Whether the view lies in something that scrolls, where what is cut can be scrolled to.
  let isScrolled: Bool
  /// Whether it is a part that the system gives an alert: its sizes and colours are not the author's,
  /// and what is too long scrolls.
  let isOfAlert: Bool
  /// The nearest tint colour, or nil for the system's.
  let tint: Color?
  /// Where its lines of text are, in the window's coordinates.
  let lines: [TextLine]
  /// Where it shows something of its own: its lines, or its whole frame if it has a ground.
  let pieces: [Rect]
  /// Whether any of it is left to be seen and judged.
  let isSeen: Bool
  /// Whether a user reads or touches the view itself, so that nothing may cover it.
  let isContent: Bool
  /// The view whose safe area it should keep to, as a place in the order of drawing: the root of the
  /// view controller that it belongs to, bars around it left out.
  let controllerRoot: Int

  var id: String { resolved.shared.view.id }
  var view: View { resolved.shared.view }

  /// The part of the frame that superviews leave to be seen, or nil if there is none.
  var visibleFrame: Rect? {
    guard isSeen else { return nil }
    guard let clip else { return frame }
    return frame.intersection(clip).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether one of the views is a descendant of the other.
  func isRelated(to other: VisibleView) -> Bool {
    (order...lastDescendant).contains(other.order)
      || (other.order...other.lastDescendant).contains(order)
  }

  private init(
    _ resolved: ResolvedView, order: Int, lastDescendant: Int, in parent: VisibleView?
  ) {
    // Not the view itself, which is large.
    let shared = resolved.shared
    let appearance = shared.view.appearance
    self.resolved = resolved
    frame = resolved.absoluteFrame
    self.order = order
    self.lastDescendant = lastDescendant
    superview = parent?.order
    if let parent, parent.view.appearance.clipsToBounds {
      clip = parent.clip.map { $0.intersection(parent.frame) ?? .zero } ?? parent.frame
      clipOwner = parent.order
    } else {
      clip = parent?.clip
      clipOwner = parent?.clipOwner
    }
    if case .alertController? = parent?.view.content {
      isOfAlert = true
    } else {
      isOfAlert = parent?.isOfAlert ?? false
    }
    alpha = (parent?.alpha ?? 1) * min(1, max(0, appearance.alpha))
    isTransformed =
      (parent?.isTransformed ?? false) || appearance.transform != .identity
      || appearance.transform3D != .identity
    isScrolled = parent.map { $0.isScrolled || $0.view.content.scrolls } ?? false
    tint = appearance.tintColor ?? parent?.tint
    lines = TextLine.lines(of: resolved)
    pieces =
      lines.isEmpty || shared.view.content.hasGround || appearance.hasGround
      ? [frame] : lines.map(\.frame)
    isSeen = !frame.isEmpty && !isOfAlert && !(clip?.isEmpty ?? false)
    isContent = isSeen && shared.view.content.isRead
    let isControllerRoot =
      parent.map {
        $0.view.content.containsControllers && !shared.view.content.isBar
      } ?? true
    controllerRoot = isControllerRoot ? order : parent?.controllerRoot ?? order
  }
}

extension VisibleView {
  /// The views that may be seen, back to front: superviews first, siblings by z-position.
  static func all(of result: LayoutResult) -> [VisibleView] {
    let order = PaintOrder(result.views)
    // The place of each view in the order of drawing, nil for what cannot be seen.
    var places = [Int?](repeating: nil, count: result.views.count)
    var superviews: [Int?] = []
    var kept: [Int] = []
    for index in order.indices {
      let parent = order.superviews[index].map { places[$0] } ?? nil
      if index > 0, parent == nil { continue }
      guard !result.views[index].isEffectivelyHidden,
        result.views[index].shared.view.appearance.alpha >= 0.01
      else { continue }
      places[index] = kept.count
      kept.append(index)
      superviews.append(parent)
    }
    var last = Array(kept.indices)
    for place in kept.indices.reversed() {
      if let superview = superviews[place] { last[superview] = max(last[superview], last[place]) }
    }
    var all: [VisibleView] = []
    all.reserveCapacity(kept.count)
    for (place, index) in kept.enumerated() {
      all.append(
        VisibleView(
          result.views[index], order: place, lastDescendant: last[place],
          in: superviews[place].map { all[$0] }))
    }
    return all
  }
}
