// CasqueSolver
