// CasqueSolverTests
