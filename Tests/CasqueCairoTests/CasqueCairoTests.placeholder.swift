// CasqueCairoTests
