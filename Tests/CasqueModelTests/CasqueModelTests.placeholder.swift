// CasqueModelTests
