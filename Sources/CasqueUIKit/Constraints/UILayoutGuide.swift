internal import Casque
public import Foundation

/// A rectangle that takes part in layout and is not drawn, as in UIKit.
public final class UILayoutGuide: UILayoutItem {
  /// The view that it was added to.
  public internal(set) weak var owningView: UIView?

  /// The name that results and messages use.
  public var identifier = ""
  /// The guide of the system's that it is; nil for one of the author's.
  let kind: LayoutGuideKind?

  /// Where it was solved to lie in its view, in points.
  public internal(set) var layoutFrame = CGRect.zero

  /// Makes one with the defaults.
  public init() { kind = nil }

  init(_ kind: LayoutGuideKind, of view: UIView) {
    self.kind = kind
    owningView = view
  }

  /// The view itself, or the view of a guide.
  public var owningUIView: UIView? { owningView }

  /// The edge where lines of text begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The edge where lines of text end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  /// The centre along x.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The centre along y.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
