public import CasqueModel

/// The window that a profile's bars are measured for.
public struct ProfileContext: Sendable, Hashable {
  /// iPhone or iPad.
  public var idiom: UserInterfaceIdiom
  /// The size classes of the window.
  public var sizeClasses: SizeClasses
  /// Whether the system draws a home indicator below the window.
  public var hasHomeIndicator: Bool

  /// Creates a context from its parts.
  public init(idiom: UserInterfaceIdiom, sizeClasses: SizeClasses, hasHomeIndicator: Bool) {
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
