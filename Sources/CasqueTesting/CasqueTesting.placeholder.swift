// CasqueTesting
