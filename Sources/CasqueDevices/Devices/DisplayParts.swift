public import CasqueGeometry

/// What interrupts or accompanies the front of a display.
public enum DisplayFeature: String, Sendable, Hashable, Codable, CaseIterable {
  /// A home button below the display.
  case homeButton
  /// A housing of the front camera that hangs from the top edge.
  case notch
  /// A free-standing housing of the front camera.
  case dynamicIsland
  /// Neither: the display is whole.
  case none
}

/// The shape of a display's corners.
public enum DisplayCornerCurve: String, Sendable, Hashable, Codable, CaseIterable {
  /// Square corners.
  case none
  /// Arcs of a circle.
  case circular
  /// Corners whose curvature grows steadily, as CALayerCornerCurve.continuous.
  case continuous
}

/// The housing of the front camera in portrait, centred along the top edge.
public struct CameraHousing: Sendable, Hashable, Codable {
  /// Its extents, in points.
  public var size: Size
  /// Its distance from the display's top edge, in points.
  public var top: Double

  /// Creates a housing from its extents and its distance from the top, in points.
  public init(size: Size, top: Double) {
    self.size = size
    self.top = top
  }
}

/// What a device shows when the user chooses larger text or more space in its settings.
public struct DisplayZoom: Sendable, Hashable {
  /// The size of the screen in portrait, in points.
  public var size: Sourced<Size>
  /// The safe area under iOS 18, where it was read; otherwise it is scaled from the ordinary one.
  public var safeAreas: ByOrientation<Sourced<Insets>>?

  /// Creates a zoom from its size and safe areas.
  public init(size: Sourced<Size>, safeAreas: ByOrientation<Sourced<Insets>>? = nil) {
    self.size = size
    self.safeAreas = safeAreas
  }
}

/// The least margins of a view controller's root view inside its safe area, in points.
public struct RootMargins: Sendable, Hashable {
  /// Left and right, in a window that fills the screen.
  public var horizontal: ByOrientation<Double>
  /// Left and right, in an iPad's window of compact width.
  public var compactWindow: Double?

  /// Creates margins from their values, in points.
  public init(horizontal: ByOrientation<Double>, compactWindow: Double? = nil) {
    self.horizontal = horizontal
    self.compactWindow = compactWindow
  }
}
