// CasqueLayoutTests
