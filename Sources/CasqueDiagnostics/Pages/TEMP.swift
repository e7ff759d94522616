extension DiagnosticCode {
  /// Page.
  public var page: DiagnosticPage { DiagnosticPage(summary: "", cause: "", remedy: "", example: "") }
}
