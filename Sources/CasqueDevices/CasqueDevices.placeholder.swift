// CasqueDevices
