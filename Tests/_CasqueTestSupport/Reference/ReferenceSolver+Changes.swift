public import CasqueSolver

extension ReferenceSolver {
  /// Changes the constant of a constraint's expression.
  ///
  /// Throws without effect if the solver does not hold the constraint, the constant is not finite,
  /// or the required constraints could not all hold any more.
  public mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(SetConstantError) {
    try setConstants([(id, constant)])
  }

  /// Changes the constants of several constraints, or of none.
  ///
  /// If a constraint occurs twice, the last constant counts. Throws without effect as
  /// ``setConstant(_:of:)`` does. Solves once for the whole batch.
  public mutating func setConstants(
    _ changes: [(ConstraintID, Double)]
  ) throws(SetConstantError) {
    var next = system
    var hasChanged = false
    var touchesRequired = false
    for (id, constant) in changes {
      guard let place = next.place(of: id) else { throw .unknownConstraint(id) }
      var constraint = next.held[place].constraint
      if constraint.expression.constant == constant { continue }
      constraint.expression.constant = constant
      guard next.replace(at: place, by: constraint) else { throw .nonFinite }
      hasChanged = true
      if constraint.strength.isRequired { touchesRequired = true }
    }
    guard hasChanged else { return }
    if touchesRequired {
      switch Feasibility(of: next) {
      case .unsatisfiable(let places): throw .unsatisfiable(conflict(places, in: next))
      case .satisfiable(let prepared): progress = .prepared(prepared)
      }
    } else {
      progress = .pending
    }
    system = next
  }

  /// Makes a required constraint optional, at ``Strength/relaxed``; it keeps its name and its place
  /// in the order of addition.
  ///
  /// An optional constraint stays as it is. Throws without effect if the solver does not hold the
  /// constraint.
  public mutating func relax(_ id: ConstraintID) throws(RelaxError) {
    guard let place = system.place(of: id) else { throw .unknownConstraint(id) }
    var constraint = system.held[place].constraint
    guard constraint.strength.isRequired else { return }
    constraint.strength = .relaxed
    // Its numbers were accepted before.
    _ = system.replace(at: place, by: constraint)
    progress = .pending
  }
}
