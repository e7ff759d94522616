import CasqueSolver
import Testing
import _CasqueTestSupport

/// Systems too large for the oracle, against themselves in another order.
@Suite struct LargerSystemTests {
  @Test(
    "the order of constraints and variables leaves every level's error", arguments: [UInt64](1...6))
  func orderLeavesErrors(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 4000)
    for number in 0..<20 {
      let count = Int.random(in: 6...14, using: &generator)
      let constraints = Self.feasible(count, 3 * count, &generator)
      let place: Comment = "seed \(seed), system \(number): \(constraints)"
      let errors = try Self.levelErrors(constraints, count)
      let names = (0..<count).shuffled(using: &generator)
      let shuffled = constraints.shuffled(using: &generator).map { Self.renamed($0, names) }
      let others = try Self.levelErrors(shuffled, count)
      #expect(zip(errors, others).allSatisfy { abs($0 - $1) < 1e-6 }, place)
    }
  }

  /// Constraints of few terms; the required ones hold at a hidden point.
  private static func feasible(
    _ count: Int, _ size: Int, _ generator: inout SplitMix64
  ) -> [Constraint] {
    let point = (0..<count).map { _ in Double(Int.random(in: -9...9, using: &generator)) }
    return (0..<size).map { _ in
      var constraint = RandomSystem.constraint(count, &generator)
      let keep = Int.random(in: 1...4, using: &generator)
      constraint.expression.terms = Array(
        constraint.expression.terms.shuffled(using: &generator).prefix(keep))
      if constraint.strength.isRequired {
        let value = constraint.expression.terms.reduce(0) {
          $0 + $1.coefficient * point[$1.variable.index]
        }
        constraint.expression.constant = -value
      }
      return constraint
    }
  }

  private static func renamed(_ constraint: Constraint, _ names: [Int]) -> Constraint {
    var result = constraint
    for i in result.expression.terms.indices {
      let index = result.expression.terms[i].variable.index
      result.expression.terms[i].variable = Variable(index: names[index])
    }
    return result
  }

  private static func levelErrors(_ constraints: [Constraint], _ count: Int) throws -> [Double] {
    var solver = makeSolver(count)
    try solver.add(contentsOf: constraints)
    let oracle = VertexOracle(variableCount: count, constraints: constraints)
    var point: [Double] = []
    for index in 0..<count { point.append(solver.value(of: Variable(index: index))) }
    for index in constraints.indices where constraints[index].strength.isRequired {
      #expect(oracle.error(of: index, at: point) < 1e-6)
    }
    return VertexOracle.levels(of: constraints).map { oracle.levelError($0, at: point) }
  }
}
