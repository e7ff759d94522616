/// How values between keyframes are found, as CAAnimationCalculationMode.
///
/// **Source** MotionFacts §5.
public enum CalculationMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// Straight lines between values.
  case linear
  /// Each value holds from its moment until the next one; there is one moment more than values.
  case discrete
  /// Straight lines at equal speed; moments and curves of segments are ignored.
  case paced
  /// A smooth curve through the values.
  case cubic
  /// A smooth curve at equal speed; moments and curves of segments are ignored.
  case cubicPaced

  /// Whether moments and curves of segments are ignored.
  public var isPaced: Bool { self == .paced || self == .cubicPaced }
}
