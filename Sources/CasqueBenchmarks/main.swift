import Foundation

// `CasqueBenchmarks line [DOCUMENT]` measures the line from a document to findings, `ib [FOLDER]`
// storyboards and xibs from bytes to frames, `draw [DOCUMENT]` the pictures of a whole matrix,
// `CasqueBenchmarks serve` answers scripts/bench-browser, `references` is our side of
// scripts/bench-snapshots, `CasqueBenchmarks solver` measures the
// solver, `CasqueBenchmarks check` compares ratios with BENCHMARKS.json; `solve` is the solver's
// side of scripts/compare-solver.py.
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "line": LineBenchmark.run(document: arguments.dropFirst().first ?? "Layouts/mail.yml")
case "draw": DrawBenchmark.run(document: arguments.dropFirst().first ?? "Layouts/mail.yml")
case "ib": InterfaceBenchmark.run(folder: arguments.dropFirst().first ?? "../shared/corpus")
case "solver": try SolverBenchmark.run(Array(arguments.dropFirst()))
case "solve": SolverStream.run()
case "serve": MeasuringService.run()
case "references" where arguments.count > 1:
  ReferenceBenchmark.run(
    folder: arguments[1], count: arguments.dropFirst(2).first.flatMap(Int.init) ?? 1000)
case "check": exit(try RatioCheck.run(Array(arguments.dropFirst())))
default:
  print(
    """
    usage: CasqueBenchmarks line [DOCUMENT] | draw [DOCUMENT] | ib [FOLDER] | serve
           CasqueBenchmarks references FOLDER [COUNT]
            CasqueBenchmarks solver [--rounds N] [--edits] [LOAD…]
           CasqueBenchmarks check [--recorded FILE] [--record] [MEASURED…]
    """)
  exit(64)
}
