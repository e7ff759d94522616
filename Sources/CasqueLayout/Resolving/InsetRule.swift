import CasqueGeometry
import CasqueModel

/// How a view's insets follow from those of its superview: what of the views counts for that.
struct InsetRule {
  /// Where the view's insets begin.
  enum Base {
    /// It is the root of the window.
    case window
    /// It may be what a controller surrounds with bars, or such a bar.
    case controller
    /// It is the root of a contained view controller.
    case container
    /// It lies in what a view scrolls.
    case scrolled
    /// It lies in a view of any other kind.
    case view
  }

  let base: Base
  /// The item of the superview; 0 for the root.
  let superview: Int
  /// The view's own margins, or nil for the default.
  let ownMargins: Insets?
  /// Whether leading is at the right.
  let isMirrored: Bool
  /// Whether the margins are added to the safe area.
  let addsSafeArea: Bool
  /// Whether content also keeps out of the superview's margins.
  let keepsSuperviewMargins: Bool

  init(_ entry: ViewTree.Entry, in views: [ViewTree.Entry]) {
    let view = entry.view
    if let superview = entry.superview {
      self.superview = superview
      let content = views[superview].view.content
      if content.surroundsWithBars {
        base = .controller
      } else if content == .containerView {
        base = .container
      } else {
        base = content.scrolling == nil ? .view : .scrolled
      }
    } else {
      superview = 0
      base = .window
    }
    ownMargins = view.directionalLayoutMargins?.resolved(mirrored: entry.isMirrored)
    isMirrored = entry.isMirrored
    addsSafeArea = view.insetsLayoutMarginsFromSafeArea
    keepsSuperviewMargins = view.preservesSuperviewLayoutMargins
  }
}
