// CasqueMotion
