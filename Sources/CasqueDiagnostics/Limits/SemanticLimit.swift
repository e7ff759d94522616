/// Something of UIKit's layout that is not known for certain, and what Casque does about it.
public struct SemanticLimit: Sendable, Hashable {
  /// How well the decision is founded.
  public enum Confidence: String, Sendable, Hashable, CaseIterable {
    /// One weak source: a document or two, or one account.
    case low
    /// No source at all: a documented choice that claims no parity.
    case unknown
  }

  /// What part of layout it belongs to.
  public enum Area: String, Sendable, Hashable, CaseIterable {
    case constraints = "Constraints and ties"
    case stacks = "Stack views"
    case text = "Text"
    case controls = "Controls and images"
    case screens = "Screens, bars and margins"
    case canvas = "Interface Builder's canvas"
  }

  /// What is not known, as a question.
  public var question: String
  /// What Casque does.
  public var decision: String
  /// How well that is founded.
  public var confidence: Confidence
  /// What part of layout it belongs to.
  public var area: Area
  /// What is known of it: the evidence, or where a rule stands.
  public var evidence: String

  init(
    _ question: String, _ decision: String, _ confidence: Confidence, _ area: Area,
    evidence: String
  ) {
    self.question = question
    self.decision = decision
    self.confidence = confidence
    self.area = area
    self.evidence = evidence
  }

  /// Everything that is decided without proof, area by area.
  public static let all: [SemanticLimit] =
    constraints + stacks + text + controls + interfaces + screens + canvas
}
