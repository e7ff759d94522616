public import CasqueGeometry

/// How a device or window is held.
public enum Orientation: String, Sendable, Hashable, Codable, CaseIterable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape

  /// The orientation of a size; a square is portrait.
  public init(of size: Size) { self = size.width > size.height ? .landscape : .portrait }
}
