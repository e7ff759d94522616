internal import Casque
internal import Foundation

extension UIView {
  /// Moves and sizes the subviews that follow their superview by a mask, as soon as its size changes.
  ///
  /// A subview's frame so always belongs to the size that its superview has.
  /// - Parameter old: the size before, in points.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let autoresizing = Autoresizing(frame: view.frame.model, mask: view.flexibleParts)
      let x = autoresizing.shares(along: .horizontal, in: old.width)
      let y = autoresizing.shares(along: .vertical, in: old.height)
      let (wider, higher) = (bounds.width - old.width, bounds.height - old.height)
      view.frame = CGRect(
        x: view.frame.minX + x[0] * wider, y: view.frame.minY + y[0] * higher,
        width: view.frame.width + x[1] * wider, height: view.frame.height + y[1] * higher)
    }
  }

  /// The mask in the model's words.
  var flexibleParts: Set<Autoresizing.FlexiblePart> {
    let parts: [(UIView.AutoresizingMask, Autoresizing.FlexiblePart)] = [
      (.flexibleLeftMargin, .flexibleLeftMargin), (.flexibleWidth, .flexibleWidth),
      (.flexibleRightMargin, .flexibleRightMargin), (.flexibleTopMargin, .flexibleTopMargin),
      (.flexibleHeight, .flexibleHeight), (.flexibleBottomMargin, .flexibleBottomMargin),
    ]
    return Set(parts.filter { autoresizingMask.contains($0.0) }.map(\.1))
  }
}
