// CasqueCommandsTests
