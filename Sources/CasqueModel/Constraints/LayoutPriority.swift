/// How firmly a constraint holds: 1…1000 with fractions, as in UILayoutPriority.
public struct LayoutPriority: Sendable, Hashable, Comparable, Codable {
  /// The number; 1000 is required.
  public let rawValue: Float

  /// Creates a priority; a number outside 1…1000 is moved to the nearer end, NaN to 1.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue >= 1 ? min(rawValue, 1000) : 1
  }

  /// Must hold.
  ///
  /// **Source** EnvironmentFacts §8.
  public static let required = LayoutPriority(1000)
  /// The compression resistance of most views.
  ///
  /// **Source** EnvironmentFacts §8.
  public static let defaultHigh = LayoutPriority(750)
  /// The content hugging of most views.
  ///
  /// **Source** EnvironmentFacts §8.
  public static let defaultLow = LayoutPriority(250)
  /// The pull of `systemLayoutSizeFitting`.
  ///
  /// **Source** EnvironmentFacts §8.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether the constraint must hold.
  public var isRequired: Bool { rawValue >= 1000 }

  /// Orders priorities from weak to strong.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a number such as 999.5.
  public init(floatLiteral value: Float) { self.init(value) }
  /// Creates a priority from a number such as 750.
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}
