/// Something a check found in a result.
///
/// Findings of one cause on many cells are one entry of a report: ``cause`` is their common key.
public struct Finding: Sendable, Hashable, Codable {
  /// What is wrong, with places and hints.
  public var diagnostic: Diagnostic
  /// The ids of the views it is about, the guilty one first.
  public var views: [String]
  /// What stays the same on every cell that shows the same fault: rule, views, places.
  public var cause: String
  /// The measured evidence on this cell, such as `16 + 340 + 16 = 372 > 320`; may be empty.
  public var evidence: String

  /// Creates a finding; the cause is code, views and place unless one is given.
  public init(
    _ diagnostic: Diagnostic, views: [String], cause: String? = nil, evidence: String = ""
  ) {
    self.diagnostic = diagnostic
    self.views = views
    self.evidence = evidence
    let place = diagnostic.place.map(\.description) ?? ""
    self.cause =
      cause ?? ([diagnostic.code.rawValue] + views + [place]).joined(separator: " ")
  }
}
