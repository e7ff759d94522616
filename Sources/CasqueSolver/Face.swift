/// All optima of a system, before a tie or what is near zero decides between them.
struct Face: Sendable {
  private var tableau: Tableau
  let program: Program
  private var tracer: FormTracer
  private let point: [Double]
  /// By column: how far its activity can move down and up; NaN where that was not asked for.
  private var reaches: [(down: Double, up: Double)]
  /// By column: whether nothing else can move in its component.
  private let isAlone: [Bool]
  /// The least number of searches after which the tableau starts anew, so that rounding does not
  /// add up; a larger tableau, which costs more to copy, does so more seldom.
  private static let searches = 256
  private var searched = 0
  let start: Tableau

  init(_ program: Program, _ store: ConstraintStore, at point: [Double]) {
    var open = program
    open.removeProbes()
    for part in open.isFree.indices where open.isFree[part] {
      _ = open.tableau.minimiseLevels(part, open.system)
    }
    tableau = open.tableau
    start = open.tableau
    self.program = open
    tracer = FormTracer(open.system, store)
    self.point = point
    reaches = Array(repeating: (.nan, .nan), count: open.tableau.columns.count)
    isAlone = open.tableau.lonelyColumns(open.system.components)
  }

  /// The number of variables it knows.
  var variableCount: Int { program.system.kinds.count }

  /// The variables that have more than one value, in order of creation.
  mutating func movable() -> [Int] {
    let candidates = tracer.movable { tableau.canMove(root: $0) }
    return candidates.filter { moves($0) }
  }

  /// Whether a variable has more than one value.
  ///
  /// Most often an edge of the face at the answer tells; else its range does.
  private mutating func moves(_ variable: Int) -> Bool {
    let form = tracer.form(of: [IndexedTerm(index: Int32(variable), coefficient: 1)])
    if form.hasLoneRoot { return true }
    let least = Self.leastMove(at: point[variable])
    for term in start.inColumns(form.roots) where start.columns[Int(term.index)].isLive {
      let (down, up) = reach(of: Int(term.index))
      if max(down, up) * abs(term.coefficient) > least { return true }
    }
    let range = range(of: form, at: point[variable])
    return range.lowerBound < range.upperBound
  }

  /// The change from which on a value counts as another one.
  private static func leastMove(at value: Double) -> Double {
    Tolerance.change * max(1, abs(value))
  }

  private mutating func reach(of column: Int) -> (down: Double, up: Double) {
    if reaches[column].down.isNaN {
      var tableau = start
      reaches[column] = (tableau.reach(column, -1), tableau.reach(column, 1))
    }
    return reaches[column]
  }

  /// All values of a sum of variables.
  mutating func range(of terms: [IndexedTerm]) -> ClosedRange<Double> {
    var value = 0.0
    for term in terms { value += term.coefficient * point[Int(term.index)] }
    return range(of: tracer.form(of: terms), at: value)
  }

  /// The range is all numbers where the sum at the answer is too large for one.
  private mutating func range(of form: VariableForm, at value: Double) -> ClosedRange<Double> {
    if form.hasLoneRoot || !value.isFinite { return -Double.infinity...Double.infinity }
    guard form.roots.contains(where: { tableau.canMove(root: $0.index) }) else {
      return value...value
    }
    let (least, greatest) =
      edge(form) ?? (extreme(form, .rising) ?? -.infinity, extreme(form, .falling) ?? .infinity)
    guard greatest - least > Self.leastMove(at: value) else { return value...value }
    return min(least, value)...max(greatest, value)
  }

  /// The ends where only one column moves and nothing else does in its component; otherwise nil.
  private mutating func edge(_ form: VariableForm) -> (Double, Double)? {
    let moving = start.inColumns(form.roots).filter { start.columns[Int($0.index)].isLive }
    guard moving.count == 1, isAlone[Int(moving[0].index)] else { return nil }
    var value = form.constant(program.slots, program.constants)
    for root in form.roots {
      value += root.coefficient * start.activities[start.rowCount + Int(root.index)].value
    }
    let (down, up) = reach(of: Int(moving[0].index))
    let part = moving[0].coefficient
    return part > 0
      ? (value - part * down, value + part * up) : (value + part * up, value - part * down)
  }

  private mutating func extreme(_ form: VariableForm, _ penalty: Tableau.Penalty) -> Double? {
    searched += 1
    if searched % max(Self.searches, start.columns.count / 4) == 0 { tableau = start }
    let constant = form.constant(program.slots, program.constants)
    let probe = tableau.appendProbe(form.roots, constant: constant, penalty)
    // It costs something on either side, so it never leaves the basis.
    defer { tableau.removeLastProbe() }
    let size = tableau.rows.count + tableau.columns.count
    guard tableau.explore(probe, size: size) != .unbounded else { return nil }
    let activity = tableau.activities[Int(probe)]
    return activity.value * activity.weight
  }

  /// What a variable moves with: the columns of the tableau and the lone roots, as numbers.
  mutating func directions(of variable: Int) -> [IndexedTerm] {
    let form = tracer.form(of: [IndexedTerm(index: Int32(variable), coefficient: 1)])
    let columns = Int32(start.columns.count)
    let lone = form.lone.map {
      IndexedTerm(index: columns + $0.index, coefficient: $0.coefficient)
    }
    return start.inColumns(form.roots).filter { start.columns[Int($0.index)].isLive } + lone
  }
}

extension Tableau {
  /// By column: whether it is the only one of its component that is not frozen.
  func lonelyColumns(_ components: Components) -> [Bool] {
    var result = Array(repeating: false, count: columns.count)
    for part in 0..<components.count {
      var live: [Int] = []
      func look(_ activity: Int) {
        let place = activities[activity].place
        if place < 0, columns[Int(~place)].isLive { live.append(Int(~place)) }
      }
      for place in components.rowRange(part) { look(Int(components.rows[place])) }
      for place in components.rootRange(part) { look(rowCount + Int(components.roots[place])) }
      if live.count == 1 { result[live[0]] = true }
    }
    return result
  }

  /// Minimises the cost of one activity, along the face of optima.
  mutating func explore(_ index: Int32, size: Int) -> Outcome {
    activities[Int(index)].stage = .alone
    return descend([index], 0..<1, size: size)
  }
}
