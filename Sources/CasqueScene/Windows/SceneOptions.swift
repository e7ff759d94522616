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

  /// What the system or the device adds.
  public var surroundings: Surroundings
  /// What is drawn over the picture, in the order of `Overlay.allCases` whatever the order here.
  public var overlays: [Overlay]
  /// The ids of views of the main window that are hidden behind a hatching with their ids.
  public var masks: [String]

  /// Creates options; without any, a screenshot.
  public init(surroundings: Surroundings = .screen, overlays: [Overlay] = [], masks: [String] = [])
  {
    self.surroundings = surroundings
    self.overlays = overlays
    self.masks = masks
  }
}
