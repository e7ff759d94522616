import CasqueSolver

/// Solves systems from standard input, in the format of load files, each closed by a line `s` or `r`.
///
/// Prints the values of all variables on a line, after `r` the two ends of the range of each, or
/// `unsatisfiable`.
enum SolverStream {
  static func run() {
    var text: [Substring] = []
    while let line = readLine() {
      guard line == "s" || line == "r" else {
        text.append(Substring(line))
        continue
      }
      solve(SolverLoad(name: "", lines: text), ranges: line == "r")
      text.removeAll()
    }
  }

  private static func solve(_ load: SolverLoad, ranges: Bool) {
    var solver = Solver()
    let variables = (0..<load.variableCount).map { _ in solver.makeVariable() }
    guard (try? solver.add(contentsOf: load.constraints)) != nil else {
      print("unsatisfiable")
      return
    }
    var values: [String] = []
    for variable in variables {
      if ranges {
        let range = solver.range(of: variable)
        values.append("\(range.lowerBound) \(range.upperBound)")
      } else {
        values.append("\(solver.value(of: variable))")
      }
    }
    print(values.joined(separator: " "))
  }
}
