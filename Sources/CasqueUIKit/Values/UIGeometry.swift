internal import Casque
@_exported public import Foundation

/// Distances from the edges of a rectangle, as in UIKit.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat

  /// The distance from the left edge, in points.
  public var left: CGFloat

  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat

  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// Takes the distances, in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  var model: Insets { Insets(top: top, left: left, bottom: bottom, right: right) }
}

/// Distances from the edges of a rectangle in the direction of reading, as in UIKit.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat

  /// The distance from the leading edge, in points.
  public var leading: CGFloat

  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat

  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Takes the distances, in points.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets()

  var model: DirectionalInsets {
    DirectionalInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// How far something moves along both axes, as in UIKit.
public struct UIOffset: Hashable, Sendable {
  /// The distance along x, in points.
  public var horizontal: CGFloat

  /// The distance along y, in points.
  public var vertical: CGFloat

  /// Takes both distances, in points.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

#if !canImport(CoreGraphics)
  /// An affine map of the plane, as in Core Graphics.
  public struct CGAffineTransform: Hashable, Sendable {
    /// What x gives to x.
    public var a: CGFloat

    /// What x gives to y.
    public var b: CGFloat

    /// What y gives to x.
    public var c: CGFloat

    /// What y gives to y.
    public var d: CGFloat

    /// What is added to x, in points.
    public var tx: CGFloat

    /// What is added to y, in points.
    public var ty: CGFloat

    /// x′ = a x + c y + tx, and y′ = b x + d y + ty.
    public init(
      a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    ) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Scales along both axes.
    public init(scaleX: CGFloat, y: CGFloat) {
      self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Moves, by points.
    public init(translationX: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
    }

    /// Turns clockwise on the screen, by radians.
    public init(rotationAngle: CGFloat) {
      let (sine, cosine) = (sin(rotationAngle), cos(rotationAngle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Leaves everything in its place.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }
#endif

#if !canImport(CoreGraphics)
  extension CGAffineTransform {
    /// Whether everything is left in its place.
    public var isIdentity: Bool { self == .identity }

    /// This map first, then the other.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * next.a + b * next.c, b: a * next.b + b * next.d,
        c: c * next.a + d * next.c, d: c * next.b + d * next.d,
        tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Scaling first, then this map.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Moving by points first, then this map.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Turning by radians first, then this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
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
