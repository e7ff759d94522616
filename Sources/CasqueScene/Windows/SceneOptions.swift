/// What is drawn beside the views.
public struct SceneOptions: Sendable, Hashable {
  /// What the system or the device adds to a picture.
  public enum Surroundings: String, Sendable, Hashable, Codable, CaseIterable {
    /// The views alone.
    case none
    /// The status bar and the home indicator, as on a screenshot.
    case screen
    /// Also the device's outline and what is cut out of its display.
    case device
  }

  /// How the views are shown.
  public enum Rendition: String, Sendable, Hashable, Codable, CaseIterable {
    /// As they look.
    case views
    /// As outlines, text as bars.
    case wireframe
    /// As they look, one above the other in space by their depth in the tree, seen from the side.
    case exploded
  }

  /// How the views are shown.
  public var rendition: Rendition
  /// What the system or the device adds.
  public var surroundings: Surroundings
  /// What is drawn over the picture, in the order of `Overlay.allCases` whatever the order here.
  public var overlays: [Overlay]
  /// The ids of views of the main window that are hidden behind a hatching with their ids.
  public var masks: [String]

  /// Creates options; without any, a screenshot.
  public init(
    surroundings: Surroundings = .screen, overlays: [Overlay] = [], masks: [String] = [],
    rendition: Rendition = .views
  ) {
    self.rendition = rendition
    self.surroundings = surroundings
    self.overlays = overlays
    self.masks = masks
  }
}
