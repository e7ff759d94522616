// CasqueGeometryTests
