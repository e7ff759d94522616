public import CasqueGeometry

/// A part of a display that hides or dims what lies under it.
public struct Cutout: Sendable, Hashable, Codable {
  /// What makes the cut-out.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The housing of the front camera, at the edge.
    case notch
    /// The free-standing housing of the front camera.
    case dynamicIsland
    /// The bar at the bottom edge that the system draws over the app.
    case homeIndicator
  }

  /// What makes the cut-out.
  public var kind: Kind
  /// Its bounding rectangle, in the window's coordinates.
  public var frame: Rect

  /// Creates a cut-out from its kind and its rectangle in the window's coordinates.
  public init(kind: Kind, frame: Rect) {
    self.kind = kind
    self.frame = frame
  }
}

/// Everything outside a layout that its frames depend on.
///
/// Coordinates are those of the window the layout fills: points, origin at its top left, y down.
public struct LayoutEnvironment: Sendable, Hashable {
  /// The size of the window.
  public var size: Size
  /// The window's safe area, as distances from its edges.
  public var safeAreaInsets: Insets
  /// What covers parts of the window.
  public var cutouts: [Cutout]
  /// The radius of the display's corners; 0 where the window does not reach them.
  public var displayCornerRadius: Double
  /// The height of the status bar over the window; 0 where it is hidden.
  public var statusBarHeight: Double
  /// The height of the software keyboard over the window's bottom edge; 0 while it is hidden.
  public var keyboardHeight: Double
  /// The height that the software keyboard has where it is shown, in points.
  public var softwareKeyboardHeight: Double
  /// The least margins that the root view of a view controller has inside its safe area.
  public var systemMinimumLayoutMargins: DirectionalInsets
  /// Size classes, style, text size, direction and the accessibility settings.
  public var traits: TraitCollection
  /// What differs between releases of the system.
  public var profile: OSProfile

  /// Creates an environment from its parts.
  public init(
    size: Size, safeAreaInsets: Insets = .zero, cutouts: [Cutout] = [],
    displayCornerRadius: Double = 0, statusBarHeight: Double = 0, keyboardHeight: Double = 0,
    softwareKeyboardHeight: Double = 0,
    systemMinimumLayoutMargins: DirectionalInsets, traits: TraitCollection, profile: OSProfile
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.cutouts = cutouts
    self.displayCornerRadius = displayCornerRadius
    self.statusBarHeight = statusBarHeight
    self.keyboardHeight = keyboardHeight
    self.softwareKeyboardHeight = softwareKeyboardHeight
    self.systemMinimumLayoutMargins = systemMinimumLayoutMargins
    self.traits = traits
    self.profile = profile
  }

  /// The pixels that edges are rounded to.
  public var pixelGrid: PixelGrid { PixelGrid(scale: traits.displayScale) }
}
