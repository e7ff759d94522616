// CasqueChecksTests
