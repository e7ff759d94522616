/// What a view asks for along an axis in place of what its content does.
///
/// A class of the app's own may override `intrinsicContentSize`; a document says what to take for
/// it (Interface Builder's intrinsic size placeholder).
public enum IntrinsicSize: Sendable, Hashable {
  /// What the view's content asks for.
  case ofContent
  /// Nothing, as UIView.noIntrinsicMetric.
  case noMetric
  /// A length in points.
  case points(Double)
}
