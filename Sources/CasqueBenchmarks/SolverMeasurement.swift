import CasqueSolver

/// What one solver needs for one load.
struct SolverMeasurement {
  /// Milliseconds to build a system and read its values.
  var build: Double
  /// Microseconds to move it to another size.
  var resize: Double
  /// Milliseconds to move it through 60 sizes.
  var matrix: Double
}

extension SolverMeasurement {
  /// Measures our solver once.
  init(_ load: SolverLoad) throws {
    let clock = ContinuousClock()
    var builds: [Double] = []
    var spent = 0.0
    repeat {
      let start = clock.now
      let solver = try Self.makeSolver(load)
      let time = Self.seconds(clock.now - start)
      Self.keep(solver)
      builds.append(time)
      spent += time
    } while builds.count < 5 || spent < 0.002
    let steps = 1000
    var solver = try Self.makeSolver(load)
    let resize = try clock.measure {
      for step in 0..<steps {
        try solver.move(320 + Double(step) * 0.9, 480 + Double(step) * 0.7)
      }
    }
    // What the others are given as well: the best of five rounds.
    var matrix = Double.infinity
    for _ in 0..<5 {
      let time = try clock.measure {
        for (width, height) in SolverLoad.devices { try solver.move(width, height) }
      }
      matrix = min(matrix, Self.seconds(time))
    }
    build = builds.sorted()[builds.count / 2] * 1e3
    self.resize = Self.seconds(resize) * 1e6 / Double(steps)
    self.matrix = matrix * 1e3
  }

  static func makeSolver(_ load: SolverLoad) throws -> Solver {
    var solver = Solver()
    for _ in 0..<load.variableCount { _ = solver.makeVariable() }
    let (width, height) = (SolverLoad.variable(0), SolverLoad.variable(1))
    try solver.addEditVariable(width, strength: Strength(level: 1e8))
    try solver.addEditVariable(height, strength: Strength(level: 1e8))
    try solver.move(1000, 1000)
    try solver.add(contentsOf: load.constraints)
    _ = solver.value(of: width)
    return solver
  }

  @inline(never) private static func keep(_ solver: consuming Solver) {}

  static func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}

extension Solver {
  /// Suggests a size and computes all values.
  mutating func move(_ width: Double, _ height: Double) throws {
    try suggest(width, for: SolverLoad.variable(0))
    try suggest(height, for: SolverLoad.variable(1))
    _ = value(of: SolverLoad.variable(1))
  }
}
