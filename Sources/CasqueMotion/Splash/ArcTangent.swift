#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The angle of the vector (x, y) against the x axis, in radians.
func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
