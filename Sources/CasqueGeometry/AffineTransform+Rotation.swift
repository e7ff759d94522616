#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension AffineTransform {
  /// A rotation about the origin by `angle` radians, clockwise on screen when positive.
  public static func rotation(_ angle: Double) -> AffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The same transform performed about `pivot` in place of the origin.
  public func about(_ pivot: Point) -> AffineTransform {
    AffineTransform.translation(x: -pivot.x, y: -pivot.y).concatenating(self)
      .concatenating(.translation(x: pivot.x, y: pivot.y))
  }
}
