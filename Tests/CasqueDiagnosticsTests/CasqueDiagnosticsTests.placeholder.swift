// CasqueDiagnosticsTests
