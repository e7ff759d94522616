// CasqueImaging
