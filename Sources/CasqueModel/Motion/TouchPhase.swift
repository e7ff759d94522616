/// Where a touch is in its life, as UITouch.Phase.
public enum TouchPhase: String, Sendable, Hashable, Codable, CaseIterable {
  /// It comes down.
  case began
  /// It moves, or its force changes.
  case moved
  /// It lifts.
  case ended
  /// The system takes it away.
  case cancelled
}
