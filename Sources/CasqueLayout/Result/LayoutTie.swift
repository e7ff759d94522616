/// Wishes of one priority that cannot all be met, where nothing but a rule says which gives way.
///
/// UIKit leaves that choice to its solver. Here, within a priority, what stands first in the layout
/// is met first, and the last takes the whole error.
public struct LayoutTie: Sendable, Hashable {
  /// The wishes, in the order of the layout.
  public var members: [ConstraintDescription]
  /// How far each of them may be from being met while all else is as good, in points, in that order.
  public var errors: [ClosedRange<Double>]
  /// Their priority.
  public var priority: Double

  /// Creates a tie.
  public init(
    members: [ConstraintDescription], errors: [ClosedRange<Double>], priority: Double
  ) {
    self.members = members
    self.errors = errors
    self.priority = priority
  }
}
