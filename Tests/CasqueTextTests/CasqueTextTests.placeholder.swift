// CasqueTextTests
