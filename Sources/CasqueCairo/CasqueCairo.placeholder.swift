// CasqueCairo
