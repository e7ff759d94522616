internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// A view whose bounds are animated, with what lies in it laid out again.
///
/// Its centre stays and its superview and siblings keep their places, as where UIKit sets a view's
/// bounds; its subviews follow the constraints that it and they hold, as where `layoutIfNeeded` is
/// called inside the animation.
struct ResizedView {
  /// The view's id.
  let id: String
  /// Its size at the moment, in points.
  let size: Size

  /// The layout of the view alone, in the place that it has in a result; nil if nothing in it depends
  /// on its size.
  func layout(in layout: Layout, of result: LayoutResult) -> Layout? {
    guard let resolved = result.view(id), resolved.superview != nil, size.width >= 0,
      size.height >= 0, size.width.isFinite, size.height.isFinite,
      var view = layout.root.view(id), !view.subviews.isEmpty || resolved.text != nil
    else { return nil }
    let outer = outerConstraints(about: view, in: layout.root)
    view.constraints.removeAll(where: isAboutOwnSize)
    view.autoresizing = nil
    let center = resolved.absoluteFrame.center
    let item = LayoutItem.view(id)
    // The root keeps what surrounds the view: safe area, margins, direction.
    var root = View(layout.root.id)
    root.semanticContentAttribute = layout.root.semanticContentAttribute
    root.subviews = [view]
    let around = LayoutItem.view(root.id)
    root.constraints =
      outer + [
        LayoutConstraint(
          item, .left, to: around, .left, constant: center.x - size.width / 2),
        LayoutConstraint(item, .top, to: around, .top, constant: center.y - size.height / 2),
        LayoutConstraint(item, .width, constant: size.width),
        LayoutConstraint(item, .height, constant: size.height),
      ]
    var copy = layout
    copy.root = root
    return copy
  }

  /// The constraints that views around the view hold about what lies in it, and that still can be
  /// met: between views in it, and between one of them and the root.
  private func outerConstraints(about view: View, in root: View) -> [LayoutConstraint] {
    var inner: Set<String> = []
    view.forEachView { view, _ in inner.insert(view.id) }
    var found: [LayoutConstraint] = []
    root.forEachView { holder, _ in
      guard !inner.contains(holder.id) else { return }
      found += holder.constraints.filter { constraint in
        let ids = [constraint.firstItem.viewID, constraint.secondItem?.viewID].compactMap(\.self)
        guard !isAboutOwnSize(constraint), ids.contains(where: { inner.contains($0) }) else {
          return false
        }
        // What ties the view itself to others does not hold while its bounds are set.
        return ids.allSatisfy { inner.contains($0) || ($0 == root.id && !ids.contains(id)) }
      }
    }
    return found
  }

  /// Whether a constraint is about nothing but the view's own size.
  private func isAboutOwnSize(_ constraint: LayoutConstraint) -> Bool {
    let item = LayoutItem.view(id)
    let isOwn =
      constraint.firstItem == item && [.width, .height].contains(constraint.firstAttribute)
    return isOwn && (constraint.secondItem == nil || constraint.secondItem == item)
  }
}
