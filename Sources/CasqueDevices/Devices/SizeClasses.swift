public import CasqueModel

/// The size classes of a window.
public struct SizeClasses: Sendable, Hashable, Codable {
  /// The class along x.
  public var horizontal: UserInterfaceSizeClass
  /// The class along y.
  public var vertical: UserInterfaceSizeClass

  /// Creates a pair from its two classes.
  public init(horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The least width of an iPad window whose horizontal class is regular, in points.
  ///
  /// **Source**: every measured window of up to 647 points is compact and from 678 on regular (VIC,
  /// GIST9, HACK11, CHROMIUM: high); the value is chosen within that bracket.
  public static let regularWindowWidth = 660.0
}
