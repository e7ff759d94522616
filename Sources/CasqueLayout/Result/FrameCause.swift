public import CasqueGeometry

/// A number of a view's frame along an axis.
public struct FrameMeasure: Sendable, Hashable {
  /// Which number.
  public enum Part: String, Sendable, Hashable {
    /// Where the view begins.
    case position
    /// How far it extends.
    case size
  }

  /// The view's id.
  public var viewID: String
  /// The axis.
  public var axis: Axis
  /// Which number along it.
  public var part: Part

  /// Creates a measure.
  public init(viewID: String, axis: Axis, part: Part) {
    self.viewID = viewID
    self.axis = axis
    self.part = part
  }
}

/// A constraint that settles a measure, from the solver's own account.
public struct FrameCause: Sendable, Hashable {
  /// The constraint.
  public var constraint: ConstraintDescription
  /// How far the measure moves for one point of the constraint's constant.
  public var weight: Double

  /// Creates a cause.
  public init(constraint: ConstraintDescription, weight: Double) {
    self.constraint = constraint
    self.weight = weight
  }
}
