let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "solver": try SolverBenchmark.run(Array(arguments.dropFirst()))
case "solve": SolverStream.run()
default: print("usage: CasqueBenchmarks solver [--rounds N] [--edits] [LOAD…]")
}
