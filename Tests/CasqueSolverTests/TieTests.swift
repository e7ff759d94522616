import CasqueSolver
import Testing
import _CasqueTestSupport

/// Where strengths leave a choice, the rule's decision can be told.
@Suite struct TieTests {
  @Test("two wishes of one strength that exclude each other")
  func twoWishes() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let ids = try solver.add(contentsOf: [
      equal([(x, 1)], 0, .weak), equal([(x, 1)], 10, .weak), equal([(y, 1)], 3, .weak),
    ])
    // The last one takes the whole error.
    let value = solver.value(of: x)
    #expect(value == 0)
    let ties = solver.ties()
    #expect(ties.count == 1)
    #expect(ties.first?.strength == .weak)
    #expect(ties.first?.constraints == [ids[0], ids[1]])
    #expect(ties.first?.errors == [0...10, 0...10])
  }

  @Test("a weaker wish that decides leaves no tie")
  func decided() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(contentsOf: [
      equal([(x, 1)], 0, .strong), equal([(x, 1)], 10, .strong), equal([(x, 1)], 4, .weak),
    ])
    let (value, ties) = (solver.value(of: x), solver.ties())
    #expect(value == 4 && ties.isEmpty)
  }

  @Test("freedom without an error is no tie")
  func freedom() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(contentsOf: [atLeast([(x, 1)], 2, .weak), atMost([(x, 1)], 9)])
    let (undetermined, ties) = (solver.undetermined(), solver.ties())
    #expect(undetermined == [x] && ties.isEmpty)
  }

  @Test(
    "an error that depends on the order of addition is named, with its range",
    arguments: [UInt64](1...6))
  func orderShowsTies(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 9000)
    for number in 0..<150 {
      let system = RandomSystem(variables: 1...5, most: 9, using: &generator)
      var solver = makeSolver(system.variableCount)
      guard let ids = try? solver.add(contentsOf: system.constraints) else { continue }
      let place: Comment = "seed \(seed), system \(number): \(system.constraints)"
      let ties = solver.ties()
      for index in system.constraints.indices
      where !system.constraints[index].strength.isRequired {
        let tie = ties.first { $0.constraints.contains(ids[index]) }
        let range = tie.flatMap { tie in
          tie.constraints.firstIndex(of: ids[index]).map { tie.errors[$0] }
        }
        let mine = abs(solver.violation(of: ids[index]))
        let allowed = range ?? mine...mine
        for first in [true, false] {
          let other = try Self.error(of: index, in: system, isFirst: first)
          #expect(other >= allowed.lowerBound - 1e-6 && other <= allowed.upperBound + 1e-6, place)
          // Added first it has the least error that there is, unless a stronger tie goes before.
          let strength = system.constraints[index].strength
          if first, !ties.contains(where: { $0.strength > strength }) {
            #expect(abs(other - allowed.lowerBound) < 1e-6, place)
          }
        }
      }
    }
  }

  /// The error of a constraint if it is added before, or after, all others.
  private static func error(
    of index: Int, in system: RandomSystem, isFirst: Bool
  ) throws -> Double {
    var order = Array(system.constraints.indices)
    order.remove(at: index)
    order.insert(index, at: isFirst ? 0 : order.count)
    var solver = makeSolver(system.variableCount)
    let ids = try solver.add(contentsOf: order.map { system.constraints[$0] })
    return abs(solver.violation(of: isFirst ? ids[0] : ids[ids.count - 1]))
  }
}
