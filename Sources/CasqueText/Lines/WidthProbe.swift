/// The width that lines must fit, which remembers what was asked of it.
///
/// Every decision about breaks is a comparison of some advance with the width. The probe keeps the
/// interval of widths for which all answers so far are the same.
struct WidthProbe {
  /// How much wider than the bound a line may be, in points.
  ///
  /// **Source**: the reference engine; labels are given their own rounded width back.
  static let tolerance = 0.01

  /// The bound in points; infinite if there is none.
  let limit: Double
  /// The smallest and the largest width with the same answers.
  private(set) var lower = 0.0, upper = Double.infinity

  /// Creates a probe for a bound; nil and NaN are no bound, negative ones are 0.
  init(limit: Double?) {
    guard let limit, !limit.isNaN else {
      self.limit = .infinity
      return
    }
    self.limit = max(0, limit)
  }

  /// Whether an advance fits, without remembering.
  func holds(_ advance: Double) -> Bool { Self.holds(advance, limit) }

  /// Whether an advance fits, remembered.
  mutating func fits(_ advance: Double) -> Bool {
    if holds(advance) {
      require(advance)
      return true
    }
    forbid(advance)
    return false
  }

  /// Remembers that an advance was found to fit.
  mutating func require(_ advance: Double) {
    guard advance > Self.tolerance else { return }
    var bound = advance - Self.tolerance
    while !Self.holds(advance, bound) { bound = bound.nextUp }
    while bound > 0, Self.holds(advance, bound.nextDown) { bound = bound.nextDown }
    lower = max(lower, bound)
  }

  /// Remembers that an advance was found not to fit.
  mutating func forbid(_ advance: Double) {
    var bound = advance - Self.tolerance
    while Self.holds(advance, bound) { bound = bound.nextDown }
    while !Self.holds(advance, bound.nextUp) { bound = bound.nextUp }
    upper = min(upper, bound)
  }

  private static func holds(_ advance: Double, _ limit: Double) -> Bool {
    advance <= limit + tolerance
  }
}
