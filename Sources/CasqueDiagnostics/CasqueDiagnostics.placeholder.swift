// CasqueDiagnostics
