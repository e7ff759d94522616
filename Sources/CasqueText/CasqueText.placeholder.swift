// CasqueText
