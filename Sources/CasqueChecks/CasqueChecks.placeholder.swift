// CasqueChecks
