/// The curve of round corners, as in CALayerCornerCurve.
public enum CornerCurve: String, Sendable, Hashable, Codable, CaseIterable {
  /// A quarter circle.
  case circular
  /// The curve of the system's own shapes, which begins before the corner does.
  case continuous
}
