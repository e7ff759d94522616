#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// e raised to `x`.
func exponential(_ x: Double) -> Double { exp(x) }

/// The natural logarithm of `x`.
func logarithm(_ x: Double) -> Double { log(x) }

/// `base` raised to `exponent`.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The sine of `x` radians.
func sine(_ x: Double) -> Double { sin(x) }

/// The cosine of `x` radians.
func cosine(_ x: Double) -> Double { cos(x) }

/// The angle of the vector (x, y) against the x axis, in radians.
func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
