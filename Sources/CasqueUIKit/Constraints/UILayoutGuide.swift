internal import Casque
public import Foundation

/// A rectangle that takes part in layout and is not drawn, as in UIKit.
public final class UILayoutGuide: UILayoutItem {
  public internal(set) weak var owningView: UIView?
  public var identifier = ""
  /// The guide of the system's that it is; nil for one of the author's.
  let kind: LayoutGuideKind?
  public internal(set) var layoutFrame = CGRect.zero

  public init() { kind = nil }

  init(_ kind: LayoutGuideKind, of view: UIView) {
    self.kind = kind
    owningView = view
  }

  public var owningUIView: UIView? { owningView }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
