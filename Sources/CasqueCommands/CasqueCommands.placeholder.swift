// CasqueCommands
