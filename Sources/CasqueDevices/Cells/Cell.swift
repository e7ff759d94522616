public import CasqueModel

/// One point of a matrix: a device as it is held and set up, with the window that the app has.
public struct Cell: Sendable {
  /// The device.
  public var device: Device
  /// How it is held.
  public var orientation: Orientation
  /// The part of the screen that the app has.
  public var window: CellWindow
  /// Light or dark.
  public var style: UserInterfaceStyle
  /// The user's text size.
  public var contentSize: ContentSizeCategory
  /// The direction of the app's language.
  public var direction: LayoutDirection
  /// The accessibility settings that are on.
  public var accessibility: AccessibilitySettings
  /// The release of the system.
  public var os: OSRelease

  /// Creates a cell; what is not given is the default of a new device.
  ///
  /// Without `os` it is the newest profile that the device can run.
  public init(
    device: Device, orientation: Orientation = .portrait, window: CellWindow = .full,
    style: UserInterfaceStyle = .light, contentSize: ContentSizeCategory = .large,
    direction: LayoutDirection = .leftToRight, accessibility: AccessibilitySettings = [],
    os: OSRelease? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.window = window
    self.style = style
    self.contentSize = contentSize
    self.direction = direction
    self.accessibility = accessibility
    self.os = os ?? device.latestRelease
  }

  /// Whether there is such a cell: the device runs that release and has that window.
  ///
  /// A cell that does not exist still has an environment: that of the whole screen.
  public var exists: Bool {
    device.releases.contains(os) && device.hasWindow(window, orientation)
  }
}

extension Cell: Hashable {
  /// Hashes what tells cells of one catalogue apart: the device by its id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(device.id)
    hasher.combine(orientation)
    hasher.combine(window)
    hasher.combine(style)
    hasher.combine(contentSize)
    hasher.combine(direction)
    hasher.combine(accessibility)
    hasher.combine(os)
  }
}
