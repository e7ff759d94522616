import CasqueSolver
import Testing
import _CasqueTestSupport

/// Coefficients of very different sizes in one system.
@Suite struct ScalingTests {
  @Test(
    "measuring variables and required rows in other units changes nothing",
    arguments: [UInt64](1...6))
  func unitsDoNotMatter(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 3000)
    for number in 0..<150 {
      let system = RandomSystem(variables: 1...3, most: 7, using: &generator)
      let place: Comment = "seed \(seed), system \(number): \(system.constraints)"
      let units = (0..<system.variableCount).map { _ in Self.power(-3...3, &generator) }
      let scaled = system.constraints.map { Self.scaled($0, units, &generator) }
      let oracle = VertexOracle(
        variableCount: system.variableCount, constraints: system.constraints)
      guard let optimum = oracle.optimum() else { continue }
      var solver = makeSolver(system.variableCount)
      try solver.add(contentsOf: scaled)
      for index in 0..<system.variableCount {
        let value = solver.value(of: Variable(index: index)) * units[index]
        #expect(abs(value - optimum.point[index]) < 1e-4, place)
      }
    }
  }

  private static func power(
    _ exponents: ClosedRange<Int>, _ generator: inout SplitMix64
  ) -> Double {
    let exponent = Int.random(in: exponents, using: &generator)
    return (0..<abs(exponent)).reduce(1) { power, _ in exponent < 0 ? power / 10 : power * 10 }
  }

  private static func scaled(
    _ constraint: Constraint, _ units: [Double], _ generator: inout SplitMix64
  ) -> Constraint {
    let factor = constraint.strength.isRequired ? power(-3...3, &generator) : 1
    var result = constraint
    result.expression.constant *= factor
    for i in result.expression.terms.indices {
      let index = result.expression.terms[i].variable.index
      result.expression.terms[i].coefficient *= factor * units[index]
    }
    return result
  }
}
