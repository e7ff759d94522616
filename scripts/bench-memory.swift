// Builds one load from standard input with our solver; `scripts/bench-peers --memory` compiles it
// together with the solver alone, as the peer is, and measures the process.
@main enum MemoryBenchmark {
  static func main() {
    var solver = Solver()
    var variables: [Variable] = []
    var constraints: [Constraint] = []
    while let line = readLine() {
      let fields = line.split(separator: " ")
      if fields[0] == "n" {
        for _ in 0..<(Int(fields[1]) ?? 0) { variables.append(solver.makeVariable()) }
      } else {
        constraints.append(constraint(fields.dropFirst().compactMap { Double($0) }, variables))
      }
    }
    for index in 0..<2 {
      try? solver.addEditVariable(variables[index], strength: Strength(level: 1e8))
      try? solver.suggest(1000, for: variables[index])
    }
    guard (try? solver.add(contentsOf: constraints)) != nil else { fatalError("unsatisfiable") }
    print(solver.value(of: variables[0]))
  }

  private static func constraint(_ numbers: [Double], _ variables: [Variable]) -> Constraint {
    let terms = (0..<Int(numbers[3])).map {
      Term(variables[Int(numbers[4 + 2 * $0])], numbers[5 + 2 * $0])
    }
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    return Constraint(
      Expression(terms, constant: numbers[2]), relations[Int(numbers[0])],
      strength: numbers[1] >= 1_001_001_000 ? .required : Strength(level: numbers[1]))
  }
}
