import Foundation

// `CasqueBenchmarks line [DOCUMENT]` measures the line from a document to findings, `ib [FOLDER]`
// storyboards and xibs from bytes to frames,
// `CasqueBenchmarks solver` the solver; `solve` is the solver's side of scripts/compare-solver.py.
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "line": LineBenchmark.run(document: arguments.dropFirst().first ?? "Layouts/mail.yml")
case "ib": InterfaceBenchmark.run(folder: arguments.dropFirst().first ?? "../shared/corpus")
case "solver": try SolverBenchmark.run(Array(arguments.dropFirst()))
case "solve": SolverStream.run()
default:
  print(
    "usage: CasqueBenchmarks line [DOCUMENT] | ib [FOLDER] | solver [--rounds N] [--edits] [LOAD…]")
  exit(64)
}
