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
  /// The level of a strength is not a positive, finite number.
  case invalidStrength
  /// A variable was not made by this solver.
  case unknownVariable(Variable)
  /// The required constraints cannot all hold.
  case unsatisfiable(Conflict)
}

/// Why a constraint was not removed; the solver is as it was before the call.
public enum RemoveError: Error, Sendable, Hashable {
  /// The solver does not hold this constraint.
  case unknownConstraint(ConstraintID)
}

/// Why constants were not changed; the solver is as it was before the call.
public enum SetConstantError: Error, Sendable, Hashable {
  /// The solver does not hold this constraint.
  case unknownConstraint(ConstraintID)
  /// The new constant, or a value that follows from it, is not a finite number.
  case nonFinite
  /// With the new constant the required constraints cannot all hold.
  case unsatisfiable(Conflict)
}

/// Why a constraint was not relaxed; the solver is as it was before the call.
public enum RelaxError: Error, Sendable, Hashable {
  /// The solver does not hold this constraint.
  case unknownConstraint(ConstraintID)
}

/// Why a transaction was taken back; the solver is as it was before the call.
public enum TransactionError: Error, Sendable, Hashable {
  /// A coefficient, a constant, a suggestion or a value that follows is not a finite number, or a
  /// coefficient is a subnormal one.
  case nonFinite
  /// The level of a strength is not a positive, finite number.
  case invalidStrength
  /// A variable of an added constraint was not made by this solver.
  case unknownVariable(Variable)
  /// In the end the required constraints cannot all hold.
  case unsatisfiable(Conflict)
}

/// Why a variable was not made an edit variable; the solver is as it was before the call.
public enum AddEditVariableError: Error, Sendable, Hashable {
  /// The variable was not made by this solver.
  case unknownVariable(Variable)
  /// The variable is an edit variable already.
  case alreadyEdited(Variable)
  /// An edit variable has an optional strength.
  case requiredStrength
  /// The level of the strength is not a positive, finite number.
  case invalidStrength
}

/// Why the editing of a variable was not ended; the solver is as it was before the call.
public enum RemoveEditVariableError: Error, Sendable, Hashable {
  /// The variable is no edit variable of this solver.
  case notEdited(Variable)
}

/// Why a value was not suggested; the solver is as it was before the call.
public enum SuggestError: Error, Sendable, Hashable {
  /// The variable is no edit variable of this solver.
  case notEdited(Variable)
  /// The suggested value is not a finite number.
  case nonFinite
}

/// Why there is no range of an expression.
public enum RangeError: Error, Sendable, Hashable {
  /// A coefficient or the constant is not a finite number.
  case nonFinite
  /// A variable was not made by this solver.
  case unknownVariable(Variable)
}
