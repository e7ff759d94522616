extension DiagnosticCode {
  /// The page that `casque explain` prints for the code.
  public var page: DiagnosticPage {
    guard let page = DiagnosticCode.pages[self] else {
      preconditionFailure("every code has a page in its family's table: \(rawValue)")
    }
    return page
  }

  /// The pages of all families.
  static let pages: [DiagnosticCode: DiagnosticPage] = {
    let families = [
      filePages, documentPages, componentPages, stringsPages, identifierPages, constraintPages,
      resourcePages, textPages, layoutPages, placePages, legibilityPages, motionPages,
      snapshotPages, devicePages,
    ]
    return families.reduce(into: [:]) { all, family in all.merge(family) { first, _ in first } }
  }()
}
