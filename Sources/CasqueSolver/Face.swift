/// All optima of a system, before a tie or what is near zero decides between them.
struct Face {
  private var tableau: Tableau
  private let program: Program
  var tracer: FormTracer
  private let point: [Double]

  init(_ program: Program, _ store: ConstraintStore, at point: [Double]) {
    var open = program
    open.removeProbes()
    for part in open.isFree.indices where open.isFree[part] {
      _ = open.tableau.minimiseLevels(part, open.system)
    }
    tableau = open.tableau
    self.program = open
    tracer = FormTracer(open.system, store)
    self.point = point
  }

  /// The variables that may have more than one value, in order of creation.
  func candidates() -> [Int] { tracer.movable { tableau.canMove(root: $0) } }

  /// All values of a variable.
  mutating func range(of variable: Int) -> ClosedRange<Double> {
    let value = point[variable]
    let form = tracer.form(of: variable)
    if form.hasLoneRoot { return -Double.infinity...Double.infinity }
    guard form.roots.contains(where: { tableau.canMove(root: $0.index) }) else {
      return value...value
    }
    let least = extreme(form, .rising) ?? -.infinity
    let greatest = extreme(form, .falling) ?? .infinity
    guard greatest - least > 1e-9 * max(1, abs(value)) else { return value...value }
    return min(least, value)...max(greatest, value)
  }

  private mutating func extreme(_ form: VariableForm, _ penalty: Tableau.Penalty) -> Double? {
    // Each search starts from the same corner and leaves no trace.
    let before = tableau
    defer { tableau = before }
    let constant = form.constant(program.slots, program.constants)
    let probe = tableau.appendProbe(form.roots, constant: constant, penalty)
    let size = tableau.rows.count + tableau.columns.count
    guard tableau.minimiseAlone(probe, size: size) != .unbounded else { return nil }
    let activity = tableau.activities[Int(probe)]
    return activity.value * activity.weight
  }

  /// What a variable moves with: the columns of the tableau and the lone roots, as numbers.
  mutating func directions(of variable: Int) -> [IndexedTerm] {
    let form = tracer.form(of: variable)
    let columns = Int32(tableau.columns.count)
    let lone = form.lone.map {
      IndexedTerm(index: columns + $0.index, coefficient: $0.coefficient)
    }
    return tableau.inColumns(form.roots).filter { tableau.columns[Int($0.index)].isLive } + lone
  }
}
