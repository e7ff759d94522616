// CasqueDevicesTests
