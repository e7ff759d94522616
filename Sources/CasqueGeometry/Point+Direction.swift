#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Point {
  /// The direction to another point in radians: 0 to the right, growing clockwise on screen.
  public func angle(to other: Point) -> Double { atan2(other.y - y, other.x - x) }
}
