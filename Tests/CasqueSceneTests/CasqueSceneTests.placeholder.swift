// CasqueSceneTests
