import CasqueSolver

/// Solves systems from standard input, in the format of load files, each closed by a line `s`.
///
/// Prints the values of all variables on a line, or `unsatisfiable`.
enum SolverStream {
  static func run() {
    var text: [Substring] = []
    while let line = readLine() {
      guard line == "s" else {
        text.append(Substring(line))
        continue
      }
      solve(SolverLoad(name: "", lines: text))
      text.removeAll()
    }
  }

  private static func solve(_ load: SolverLoad) {
    var solver = Solver()
    let variables = (0..<load.variableCount).map { _ in solver.makeVariable() }
    guard (try? solver.add(contentsOf: load.constraints)) != nil else {
      print("unsatisfiable")
      return
    }
    var values: [String] = []
    for variable in variables { values.append("\(solver.value(of: variable))") }
    print(values.joined(separator: " "))
  }
}
