// _CasqueTestSupport
