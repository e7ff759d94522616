// CasqueTests
