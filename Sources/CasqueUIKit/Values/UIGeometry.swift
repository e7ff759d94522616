internal import Casque
@_exported public import Foundation

/// Distances from the edges of a rectangle, as in UIKit.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static let zero = UIEdgeInsets()

  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  var model: Insets { Insets(top: top, left: left, bottom: bottom, right: right) }
}

/// Distances from the edges of a rectangle in the direction of reading, as in UIKit.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  public static let zero = NSDirectionalEdgeInsets()

  var model: DirectionalInsets {
    DirectionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// How far something moves along both axes, as in UIKit.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

#if !canImport(CoreGraphics)
  /// An affine map of the plane, as in Core Graphics.
  public struct CGAffineTransform: Hashable, Sendable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public init(
      a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    ) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    public init(scaleX: CGFloat, y: CGFloat) {
      self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    public init(translationX: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
    }

    public init(rotationAngle: CGFloat) {
      let (sine, cosine) = (sin(rotationAngle), cos(rotationAngle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }
#endif

extension CGAffineTransform {
  var model: Casque.AffineTransform {
    Casque.AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  var model: Rect { Rect(x: minX, y: minY, width: width, height: height) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  var model: Size { Size(width: width, height: height) }
}
