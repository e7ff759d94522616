/// A map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty, as in CGAffineTransform.
public struct AffineTransform: Sendable, Hashable, Codable {
  /// The matrix entries, column by column.
  public var a: Double
  /// The share of x in y'.
  public var b: Double
  /// The share of y in x'.
  public var c: Double
  /// The share of y in y'.
  public var d: Double
  /// The translation along x, in points.
  public var tx: Double
  /// The translation along y, in points.
  public var ty: Double

  /// Creates a transform from its six entries.
  @inlinable public init(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that moves nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A translation, in points.
  @inlinable public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  @inlinable public static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Applies `self` first and `next` to what comes out.
  @inlinable public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The image of `point`.
  @inlinable public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle that holds the image of `rect`.
  @inlinable public func boundingBox(of rect: Rect) -> Rect {
    let corners = [
      apply(to: Point(x: rect.minX, y: rect.minY)), apply(to: Point(x: rect.maxX, y: rect.minY)),
      apply(to: Point(x: rect.minX, y: rect.maxY)), apply(to: Point(x: rect.maxX, y: rect.maxY)),
    ]
    var box = Rect(origin: corners[0], size: .zero)
    for corner in corners.dropFirst() {
      box = box.union(Rect(origin: corner, size: .zero))
    }
    return box
  }

  /// Whether nothing moves.
  @inlinable public var isIdentity: Bool { self == .identity }

  /// The factor by which areas grow, signed.
  @inlinable public var determinant: Double { a * d - b * c }
}
