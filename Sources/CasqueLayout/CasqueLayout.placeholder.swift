// CasqueLayout
