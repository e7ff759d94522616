import CasqueSolver

/// What single additions and removals cost in a large system, in parts of building it.
struct SolverEdits {
  var median: Double
  var worst: Double

  /// How often the same operations are run; the least time of each counts, as another process may
  /// lengthen some.
  private static let runs = 5

  /// Removes, adds back and adds anew, 1000 times in a seeded order, reading no values.
  init(_ load: SolverLoad) throws {
    var builds: [Double] = []
    var times = Array(repeating: Double.infinity, count: 1000)
    for _ in 0..<Self.runs {
      builds.append(try Self.seconds { _ = try SolverMeasurement.makeSolver(load) })
      for (index, time) in try Self.run(load).enumerated() {
        times[index] = min(times[index], time)
      }
    }
    let build = builds.min() ?? 0
    if CommandLine.arguments.contains("-v") {
      let slowest = times.indices.sorted { times[$0] > times[$1] }.prefix(12)
      print(load.name, build * 1e6, slowest.map { "\($0): \(Int(times[$0] * 1e6))" })
    }
    times.sort()
    median = times[500] / build
    worst = times[999] / build
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body)
    return Double(time.components.attoseconds) * 1e-18 + Double(time.components.seconds)
  }

  /// The seconds that each operation takes.
  private static func run(_ load: SolverLoad) throws -> [Double] {
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
    return times
  }
}
