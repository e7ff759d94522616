let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "solver": try SolverBenchmark.run(Array(arguments.dropFirst()))
default: print("usage: CasqueBenchmarks solver [--rounds N] [--edits] [LOAD…]")
}
