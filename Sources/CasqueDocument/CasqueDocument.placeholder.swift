// CasqueDocument
