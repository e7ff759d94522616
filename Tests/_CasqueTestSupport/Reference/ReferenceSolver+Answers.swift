public import CasqueSolver

extension ReferenceSolver {
  /// The value of a variable at the optimum; solves what is pending.
  public mutating func value(of variable: Variable) -> Double {
    precondition(system.knows(variable), "the variable was not made by this solver")
    return solution().values[variable.index]
  }

  /// By how much a constraint is violated: the value of its expression where that breaks the
  /// relation, with its sign, or 0; solves what is pending.
  public mutating func violation(of id: ConstraintID) -> Double {
    guard let place = system.place(of: id) else {
      preconditionFailure("the solver does not hold the constraint")
    }
    let constraint = system.held[place].constraint
    let form = LinearForm(constraint.expression)
    let values = solution().values
    // What meets a required constraint may not read as a violation.
    let allowed = constraint.strength.isRequired ? Tolerance.feasibility : Tolerance.answer
    let magnitude = max(form.magnitude(at: values), form.largestCoefficient)
    let error = form.value(at: values)
    let isViolated = Penalty(constraint.relation, weight: 1).cost(of: error) > allowed * magnitude
    return isViolated ? error : 0
  }

  /// All values that a variable takes over all optima, before the rules that choose one of them;
  /// the ends may be infinite.
  ///
  /// Solves what is pending, then two small systems.
  public mutating func range(of variable: Variable) -> ClosedRange<Double> {
    precondition(system.knows(variable), "the variable was not made by this solver")
    return solution().range(of: variable.index)
  }

  /// The variables whose range is not a point, in order of creation.
  ///
  /// Complexity: that of ``range(of:)`` for each variable that may move.
  public mutating func undetermined() -> [Variable] {
    let solution = solution()
    let undetermined = (0..<system.variableCount).filter {
      let range = solution.range(of: $0)
      return range.lowerBound < range.upperBound
    }
    return undetermined.map { Variable(index: $0) }
  }

  /// What holds a violated optional constraint off, in order of addition: the constraints as strong
  /// or stronger that would have to give way for its error to shrink; empty if it is satisfied.
  ///
  /// These are the constraints with non-zero multipliers when its error alone is minimised and
  /// none of those may become worse. Edit variables have no name and are left out.
  public mutating func obstacles(to id: ConstraintID) -> [ConstraintID] {
    guard violation(of: id) != 0, let place = system.place(of: id) else { return [] }
    let finder = ObstacleFinder(rows: system.rows, values: solution().values)
    return finder.obstacles(to: place).filter { $0 < system.held.count }.map { system.held[$0].id }
  }

  /// Solves what is pending.
  private mutating func solution() -> Solution {
    let prepared: PreparedSystem
    switch progress {
    case .solved(let solution): return solution
    case .prepared(let system): prepared = system
    case .pending:
      prepared = PreparedSystem(rows: system.rows, variableCount: system.variableCount)
    }
    let solution = Solution(prepared)
    progress = .solved(solution)
    return solution
  }
}
