/// What `casque explain CODE` prints: the page of a diagnostic code.
public struct DiagnosticPage: Sendable, Hashable {
  /// One sentence: what happened.
  public var summary: String
  /// Why it is reported, and by what rule.
  public var cause: String
  /// What to do about it.
  public var remedy: String
  /// A short input that produces it.
  public var example: String

  /// Creates a page from its four parts.
  public init(summary: String, cause: String, remedy: String, example: String) {
    self.summary = summary
    self.cause = cause
    self.remedy = remedy
    self.example = example
  }
}
