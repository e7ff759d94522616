// CasqueModel
