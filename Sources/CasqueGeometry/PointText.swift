/// Lengths as people read them.
package enum PointText {
  /// A length with at most two decimals and no trailing zeros: `16`, `0.5`, `-0.33`.
  package static func text(_ value: Double) -> String {
    let hundredths = scaled(value)
    guard hundredths.magnitude < 1e15 else { return "\(value)" }
    let whole = Int(hundredths)
    let (integer, fraction) = (whole.magnitude / 100, whole.magnitude % 100)
    let sign = whole < 0 ? "-" : ""
    if fraction == 0 { return "\(sign)\(integer)" }
    if fraction % 10 == 0 { return "\(sign)\(integer).\(fraction / 10)" }
    return "\(sign)\(integer).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// The length that ``text(_:)`` prints.
  package static func rounded(_ value: Double) -> Double {
    let hundredths = scaled(value)
    // Adding zero makes a negative zero positive.
    return hundredths.magnitude < 1e15 ? hundredths / 100 + 0 : value
  }

  /// The nearest number of hundredths; a tie goes away from zero even if noise has lowered it.
  private static func scaled(_ value: Double) -> Double {
    let magnitude = (value.magnitude * 100 + 0.5 + 1e-6).rounded(.down)
    return value < 0 ? -magnitude : magnitude
  }
}
