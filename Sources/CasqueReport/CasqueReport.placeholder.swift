// CasqueReport
