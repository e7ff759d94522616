internal import Foundation

extension UIView {
  /// Adds a view in front of the others.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place among the others, or moves it there.
  public func insertSubview(_ view: UIView, at index: Int) {
    // One that is here already keeps its constraints.
    if view.superview === self { return move(view, to: index) }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.tellOfMove(window: window)
    setNeedsLayout()
  }

  /// Adds a view behind another.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: place(of: sibling, without: view) ?? 0)
  }

  /// Adds a view in front of another.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: place(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }

  /// Where a subview lies among the others once a view is taken out from among them.
  private func place(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  /// Takes the view out of its superview; constraints between both sides are deactivated.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    willMove(toSuperview: nil)
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
    let window = window
    superview = nil
    tellOfMove(window: window)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count) }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: min(max(0, index), subviews.count))
    setNeedsLayout()
  }

  /// The view itself or the first in it that has a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// Whether the view is another or lies in it.
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

  /// Tells a view that its superview changed, and all inside of the window that they left or joined.
  private func tellOfMove(window: UIWindow?) {
    didMoveToSuperview()
    guard window != nil else { return }
    func tell(_ view: UIView) {
      view.didMoveToWindow()
      view.subviews.forEach(tell)
    }
    tell(self)
  }

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
