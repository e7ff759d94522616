import CasqueSolver
import Foundation

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
  /// Measures our solver once; giving a solver's memory back is no part of building, as in
  /// scripts/bench-peers.cpp.
  init(_ load: SolverLoad) throws {
    build = try Self.build(load)
    var solver = try Self.makeSolver(load)
    let steps = 1000
    var rounds = 0
    var start = CPUTime.now
    repeat {
      for step in 0..<steps {
        try solver.move(320 + Double(step) * 0.9, 480 + Double(step) * 0.7)
      }
      rounds += 1
    } while CPUTime.now - start < 0.005
    resize = (CPUTime.now - start) * 1e6 / Double(steps * rounds)
    rounds = 0
    start = CPUTime.now
    repeat {
      for (width, height) in SolverLoad.devices { try solver.move(width, height) }
      rounds += 1
    } while CPUTime.now - start < 0.005
    matrix = (CPUTime.now - start) * 1e3 / Double(rounds)
  }

  /// Milliseconds to build a system and read its values.
  static func build(_ load: SolverLoad) throws -> Double {
    var count = 0
    var spent = 0.0
    repeat {
      let start = CPUTime.now
      let built = try makeSolver(load)
      spent += CPUTime.now - start
      keep(built)
      count += 1
    } while count < 5 || spent < 0.005
    return spent / Double(count) * 1e3
  }

  static func makeSolver(_ load: SolverLoad) throws -> Solver {
    var solver = Solver()
    for _ in 0..<load.variableCount { _ = solver.makeVariable() }
    let (width, height) = (SolverLoad.variable(0), SolverLoad.variable(1))
    try solver.addEditVariable(width, strength: Strength(level: 1e8))
    try solver.addEditVariable(height, strength: Strength(level: 1e8))
    try solver.suggest(1000, for: width)
    try solver.suggest(1000, for: height)
    try solver.add(contentsOf: load.constraints)
    _ = solver.value(of: width)
    return solver
  }

  @inline(never) private static func keep(_ solver: consuming Solver) {}
}

/// The processor time of this process, which other processes do not lengthen.
enum CPUTime {
  /// Seconds.
  static var now: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
}

extension [SolverMeasurement] {
  /// The median of each figure; nil if there are none.
  var median: SolverMeasurement? {
    isEmpty
      ? nil
      : SolverMeasurement(
        build: map(\.build).median, resize: map(\.resize).median, matrix: map(\.matrix).median)
  }
}

extension [Double] {
  /// The middle one, of an even number the greater one of two.
  var median: Double { sorted()[count / 2] }
}

extension Solver {
  /// Suggests a size and computes all values.
  mutating func move(_ width: Double, _ height: Double) throws {
    try suggest(width, for: SolverLoad.variable(0))
    try suggest(height, for: SolverLoad.variable(1))
    _ = value(of: SolverLoad.variable(1))
  }
}
