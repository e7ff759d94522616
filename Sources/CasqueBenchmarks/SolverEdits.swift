import CasqueSolver

/// What single additions and removals cost in a large system, in parts of building it.
struct SolverEdits {
  var median: Double
  var worst: Double

  /// Removes, adds back and adds anew, 1000 times in a seeded order, reading no values.
  init(_ load: SolverLoad) throws {
    func seconds(_ body: () throws -> Void) rethrows -> Double {
      let start = CPUTime.now
      try body()
      return CPUTime.now - start
    }
    var builds: [Double] = []
    for _ in 0..<5 {
      builds.append(try seconds { _ = try SolverMeasurement.makeSolver(load) })
    }
    var solver = Solver()
    for _ in 0..<load.variableCount { _ = solver.makeVariable() }
    var held = zip(try solver.add(contentsOf: load.constraints), load.constraints).map { $0 }
    _ = solver.value(of: SolverLoad.variable(0))
    var state: UInt64 = 1
    func draw(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: (state >> 33) % UInt64(count))
    }
    var removed: [Constraint] = []
    var times: [Double] = []
    for _ in 0..<1000 {
      let kind = draw(5)
      if kind < 2 || removed.isEmpty {
        let (id, constraint) = held.remove(at: draw(held.count))
        removed.append(constraint)
        times.append(try seconds { try solver.remove(id) })
        continue
      }
      var constraint = removed.remove(at: draw(removed.count))
      // Some come back as wishes, or for another constant.
      if kind == 3 { constraint.strength = Strength(level: 500) }
      if kind == 4 { constraint.expression.constant += Double(draw(9)) - 4 }
      var id: ConstraintID?
      times.append(seconds { id = try? solver.add(constraint) })
      if let id { held.append((id, constraint)) }
    }
    times.sort()
    let build = builds.sorted()[2]
    median = times[500] / build
    // Microseconds, the slowest last.
    if CommandLine.arguments.contains("-v") {
      print(load.name, build * 1e6, times.suffix(12).map { $0 * 1e6 })
    }
    worst = times[999] / build
  }
}
