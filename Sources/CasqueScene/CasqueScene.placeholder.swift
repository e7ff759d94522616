// CasqueScene
