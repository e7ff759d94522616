internal import Casque
internal import Foundation

extension UIView {
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

  /// The baseline of the first line of text; the bottom edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }

  /// The baseline of the last line of text; the bottom edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The part that no bar, cut-out or home indicator covers.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

  /// The part inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }

  /// The part inside the margins that is narrow enough to read.
  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }

  /// Where the keyboard lies; without one, the bottom of the safe area.
  public var keyboardLayoutGuide: UILayoutGuide { guide(.keyboard) }

  /// The safe area as it was solved last.
  public var safeAreaInsets: UIEdgeInsets {
    solved.map { UIEdgeInsets($0.safeAreaInsets) } ?? .zero
  }
}
