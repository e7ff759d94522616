/// An inclusion-minimal set of required constraints that cannot hold together.
///
/// Verified: with any one member removed, the rest is satisfiable.
public struct Conflict: Sendable, Hashable {
  /// The members that the solver holds, in order of addition.
  public var members: [ConstraintID]
  /// The members among the constraints that were refused, by their place in the call.
  public var refused: [Int]

  /// Creates a conflict from its held and its refused members.
  package init(members: [ConstraintID], refused: [Int]) {
    self.members = members
    self.refused = refused
  }
}

/// Why constraints were not added; the solver is as it was before the call.
public enum AddError: Error, Sendable, Hashable {
  /// A coefficient, a constant or a value that follows is not a finite number, or a coefficient is
  /// a subnormal one, below 2.2e-308.
  case nonFinite
  /// A variable was not made by this solver.
  case unknownVariable(Variable)
  /// The required constraints cannot all hold.
  case unsatisfiable(Conflict)
}

/// Why a held constraint was not changed or removed; the solver is as it was before the call.
public enum ChangeError: Error, Sendable, Hashable {
  /// The solver does not hold this constraint.
  case unknownConstraint(ConstraintID)
  /// The new constant, or a value that follows from it, is not a finite number.
  case nonFinite
  /// With the new constant the required constraints cannot all hold.
  case unsatisfiable(Conflict)
}

/// Why an edit variable was not added, moved or removed; the solver is as it was before the call.
public enum EditError: Error, Sendable, Hashable {
  /// The variable was not made by this solver.
  case unknownVariable(Variable)
  /// The variable is no edit variable.
  case notEdited(Variable)
  /// The variable is an edit variable already.
  case alreadyEdited(Variable)
  /// An edit variable has an optional strength.
  case requiredStrength
  /// The suggested value is not a finite number.
  case nonFinite
}
