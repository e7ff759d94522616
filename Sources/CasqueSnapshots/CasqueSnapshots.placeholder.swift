// CasqueSnapshots
