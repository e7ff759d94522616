public import CasqueGeometry

/// What is drawn beside the views, and how the device is held.
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

  /// How far the device is tilted along each axis, from −1 to 1; more counts as that.
  public var tilt: Point
  /// What the system or the device adds.
  public var surroundings: Surroundings
  /// What is drawn over the picture, in the order of `Overlay.allCases` whatever the order here.
  public var overlays: [Overlay]

  /// Creates options; without any, a screenshot of a device that lies flat.
  public init(
    tilt: Point = .zero, surroundings: Surroundings = .screen, overlays: [Overlay] = []
  ) {
    self.tilt = tilt
    self.surroundings = surroundings
    self.overlays = overlays
  }
}
