internal import Foundation

extension UIView {
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    setNeedsLayout()
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Takes the view out of its superview; constraints between both sides are deactivated.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    var ancestor: UIView? = parent
    while let view = ancestor {
      for constraint in view.constraints {
        let items = [constraint.firstItem, constraint.secondItem]
        let isInside = items.contains { item in
          (item as? any UILayoutItem)?.owningUIView?.isDescendant(of: self) ?? false
        }
        if isInside { constraint.isActive = false }
      }
      ancestor = view.superview
    }
    (parent as? UIStackView)?.forget(self)
    parent.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
  }

  public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count) }
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: min(index, subviews.count))
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let some = current {
      if some === view { return true }
      current = some.superview
    }
    return false
  }

  /// The window that the view is in, if it is in one.
  public var window: UIWindow? { topmost as? UIWindow }

  /// The view above all others.
  var topmost: UIView {
    var view = self
    while let next = view.superview { view = next }
    return view
  }

  /// The nearest view that has all of some views in it; nil if there is none.
  static func commonAncestor(of views: [UIView]) -> UIView? {
    var candidate = views.first
    while let view = candidate {
      if views.allSatisfy({ $0.isDescendant(of: view) }) { return view }
      candidate = view.superview
    }
    return nil
  }
}
