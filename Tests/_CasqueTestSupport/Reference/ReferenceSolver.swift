public import CasqueSolver

/// An incremental solver of linear constraints at lexicographic strengths, of the Cassowary family.
///
/// Required constraints hold exactly. Then the total absolute error of each optional level is
/// minimised, from the strongest level to the weakest: however many weak constraints there are,
/// they never outweigh a stronger one. An inequality counts its excess only.
///
/// Where that leaves a choice, the answer is still unique and depends on the system alone:
/// 1. The errors of the optional constraints are minimised one at a time, stronger levels first,
///    within a level in order of addition (edit variables last). So of constraints that tie the
///    last one takes the whole error; it is never shared.
/// 2. A variable that nothing pulls on is as near to 0 as the constraints allow, variables that
///    were made earlier first.
///
/// Nothing is solved before it is asked for, except that adding or changing required constraints
/// finds out whether all of them can hold. Each solution starts from scratch:
/// 1. required equalities are eliminated,
/// 2. what is left is split into components that share no variable,
/// 3. each component is solved by a simplex method, one level after the other.
///
/// Coefficients from 1e-6 to 1e6 work in one system. A required constraint holds to 1e-7, in the
/// unit of the variable with its largest coefficient.
///
/// Passing a variable or a constraint of another solver is a programmer mistake unless a method
/// throws for it.
public struct ReferenceSolver: ~Copyable, Sendable {
  /// How far the present system is solved.
  enum Progress {
    case pending
    /// The required constraints are met.
    case prepared(PreparedSystem)
    case solved(Solution)
  }

  var system = ConstraintSystem()
  var progress = Progress.pending

  /// Creates a solver without variables and constraints.
  public init() {}

  /// Makes a variable; nothing constrains it yet.
  public mutating func makeVariable() -> Variable {
    progress = .pending
    return Variable(index: system.makeVariable())
  }

  /// Whether the solver holds the constraint.
  ///
  /// Complexity: O(log constraints).
  public func contains(_ id: ConstraintID) -> Bool { system.place(of: id) != nil }

  /// Adds a constraint and returns its name.
  ///
  /// Throws without effect if a number is not finite, a variable is unknown, or the required
  /// constraints cannot all hold; in the conflict the new constraint is number 0.
  /// Complexity: that of solving, if the constraint is required. Add many with ``add(contentsOf:)``.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(AddError) -> ConstraintID {
    try add(contentsOf: [constraint])[0]
  }

  /// Adds all constraints, or none, and returns their names in the same order.
  ///
  /// Throws without effect if a number is not finite, a variable is unknown, or the required
  /// constraints cannot all hold. Solves once for the whole batch.
  @discardableResult
  public mutating func add(
    contentsOf constraints: [Constraint]
  ) throws(AddError) -> [ConstraintID] {
    var next = system
    var ids: [ConstraintID] = []
    for constraint in constraints { ids.append(try next.append(constraint)) }
    guard !constraints.isEmpty else { return ids }
    if constraints.contains(where: \.strength.isRequired) {
      switch Feasibility(of: next) {
      case .unsatisfiable(let places): throw .unsatisfiable(conflict(places, in: next))
      case .satisfiable(let prepared): progress = .prepared(prepared)
      }
    } else {
      progress = .pending
    }
    system = next
    return ids
  }

  /// Takes a constraint out.
  ///
  /// Throws without effect if the solver does not hold it.
  public mutating func remove(_ id: ConstraintID) throws(RemoveError) {
    guard let place = system.place(of: id) else { throw .unknownConstraint(id) }
    system.remove(at: place)
    progress = .pending
  }

  /// Names the members of a conflict, by their places in a system that was refused.
  func conflict(_ places: [Int], in refused: ConstraintSystem) -> Conflict {
    let count = system.held.count
    return Conflict(
      members: places.filter { $0 < count }.map { refused.held[$0].id },
      refused: places.filter { $0 >= count }.map { $0 - count })
  }
}

/// Whether the required constraints of a system can all hold.
enum Feasibility {
  case satisfiable(PreparedSystem)
  /// The places of an inclusion-minimal conflict, in ascending order.
  case unsatisfiable([Int])

  /// Solves the required level.
  init(of system: ConstraintSystem) {
    let rows = system.rows
    let prepared = PreparedSystem(rows: rows, variableCount: system.variableCount)
    let finder = ConflictFinder(rows: rows, variableCount: system.variableCount)
    if let contradiction = prepared.contradiction,
      let conflict = finder.conflict(around: contradiction)
    {
      self = .unsatisfiable(conflict)
    } else {
      self = .satisfiable(prepared)
    }
  }
}
