// CasqueMotionTests
