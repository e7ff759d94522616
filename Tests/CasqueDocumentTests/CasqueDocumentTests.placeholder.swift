// CasqueDocumentTests
