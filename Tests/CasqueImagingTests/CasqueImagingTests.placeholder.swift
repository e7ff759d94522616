// CasqueImagingTests
