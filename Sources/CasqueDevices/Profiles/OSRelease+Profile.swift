public import CasqueModel

/// The window that a profile's bars are measured for.
public struct ProfileContext: Sendable, Hashable {
  /// iPhone or iPad.
  public var idiom: UserInterfaceIdiom
  /// The size classes of the window.
  public var sizeClasses: SizeClasses
  /// Whether the system draws a home indicator below the window.
  public var hasHomeIndicator: Bool
  /// The width of the window, in points.
  public var width: Double
  /// The margin of a root view at its sides, in points.
  public var rootMargin: Double
  /// The safe area below a Dynamic Island at the top of the window, in points; nil without one.
  public var islandInset: Double?
  /// Pixels to a point.
  public var displayScale: Double

  /// Creates a context from its parts.
  public init(
    idiom: UserInterfaceIdiom, sizeClasses: SizeClasses, hasHomeIndicator: Bool,
    width: Double = 375, rootMargin: Double = 16, islandInset: Double? = nil,
    displayScale: Double = 3
  ) {
    self.width = width
    self.rootMargin = rootMargin
    self.islandInset = islandInset
    self.displayScale = displayScale
    self.idiom = idiom
    self.sizeClasses = sizeClasses
    self.hasHomeIndicator = hasHomeIndicator
  }
}

extension OSRelease {
  /// The profile of this release for one window.
  public func profile(for context: ProfileContext) -> OSProfile {
    switch self {
    case .ios18: Profile18.profile(for: context)
    case .ios26: Profile26.profile(for: context)
    }
  }

  /// The system's colours in this release.
  public var palette: ColorPalette { self == .ios18 ? .ios18 : .ios26 }
}
