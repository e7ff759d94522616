import CasqueSolver

/// What an activity costs: −below · z for z < 0 and above · z for z > 0; convex, so below + above ≥ 0.
struct Penalty: Sendable {
  var below: Double
  var above: Double

  /// The weighted violation of a constraint whose expression is the activity.
  init(_ relation: Relation, weight: Double) {
    below = relation == .lessThanOrEqual ? 0 : weight
    above = relation == .greaterThanOrEqual ? 0 : weight
  }

  private init(below: Double, above: Double) {
    self.below = below
    self.above = above
  }

  /// No cost anywhere.
  static let none = Penalty(below: 0, above: 0)
  /// The distance from 0.
  static let distance = Penalty(below: 1, above: 1)
  /// The activity itself: minimising it finds its least value.
  static let rising = Penalty(below: -1, above: 1)
  /// The negated activity: minimising it finds its greatest value.
  static let falling = Penalty(below: 1, above: -1)

  /// How much the slope grows where the activity passes 0.
  var kink: Double { below + above }

  /// The cost for each unit of rise on the given side of 0.
  func slope(on side: Side) -> Double { side == .above ? above : -below }

  /// The cost at the value.
  func cost(of value: Double) -> Double { value < 0 ? -below * value : above * value }

  /// The values that cost nothing, as a limit.
  var limit: Limit {
    switch (below > 0, above > 0) {
    case (true, true): .zero
    case (true, false): .nonNegative
    case (false, true): .nonPositive
    case (false, false): .none
    }
  }
}

/// A side of 0.
enum Side: Sendable {
  case below
  case above
}

/// The values that an activity may take for good.
enum Limit: Sendable {
  case none
  case nonNegative
  case nonPositive
  case zero

  /// Whether an activity at 0 may go up.
  var allowsRise: Bool { self == .none || self == .nonNegative }
  /// Whether an activity at 0 may go down.
  var allowsFall: Bool { self == .none || self == .nonPositive }

  /// The limit that allows exactly these directions from 0.
  init(allowsRise: Bool, allowsFall: Bool) {
    switch (allowsRise, allowsFall) {
    case (true, true): self = .none
    case (true, false): self = .nonNegative
    case (false, true): self = .nonPositive
    case (false, false): self = .zero
    }
  }

  /// The limit to one side of 0.
  init(_ side: Side) { self = side == .above ? .nonNegative : .nonPositive }
}
