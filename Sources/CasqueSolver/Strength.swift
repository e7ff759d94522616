/// How firmly a constraint holds: required, or one of any number of descending levels.
///
/// Levels are lexicographic: no number of violations of a weaker level outweighs any violation of
/// a stronger one. Two strengths are one level exactly if their values are equal.
public struct Strength: Sendable, Hashable, Comparable {
  /// The level; larger is stronger, +∞ is required.
  public let level: Double

  private init(unchecked level: Double) { self.level = level }

  /// Creates the optional strength of the given level, a positive and finite number.
  ///
  /// Of any other number a strength of level 0 is made, which every solver refuses.
  public init(level: Double) {
    self.init(unchecked: level > 0 && level.isFinite ? level : 0)
  }

  /// Holds exactly, or the system is unsatisfiable.
  public static let required = Strength(unchecked: .infinity)
  /// Above every other optional level: what a broken required constraint is relaxed to.
  public static let relaxed = Strength(unchecked: .greatestFiniteMagnitude)

  /// Whether the constraint must hold.
  public var isRequired: Bool { level == .infinity }

  /// Whether a constraint can have it.
  package var isValid: Bool { level > 0 }

  /// Orders strengths from weak to strong.
  public static func < (a: Strength, b: Strength) -> Bool { a.level < b.level }
}
