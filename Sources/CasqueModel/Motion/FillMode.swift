/// What an animation shows outside its time, as CAMediaTimingFillMode.
public enum FillMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// Nothing: the view's own value stands before and after.
  case removed
  /// The last value stands after.
  case forwards
  /// The first value stands before.
  case backwards
  /// The first value stands before and the last after.
  case both
}
