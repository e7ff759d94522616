public import CasqueModel

/// One point of a matrix: a device as it is held and set up, with the window that the app has.
public struct Cell: Sendable {
  /// A device is large and a matrix has thousands of cells of it, so they share it.
  private var shared: SharedDevice

  /// The device.
  public var device: Device {
    get { shared.device }
    set { shared = SharedDevice(newValue) }
  }
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
  /// Whether the software keyboard is on the screen.
  public var keyboard: KeyboardState

  /// Creates a cell; what is not given is the default of a new device.
  ///
  /// Without `os` it is the newest profile that the device can run.
  public init(
    device: Device, orientation: Orientation = .portrait, window: CellWindow = .full,
    style: UserInterfaceStyle = .light, contentSize: ContentSizeCategory = .large,
    direction: LayoutDirection = .leftToRight, accessibility: AccessibilitySettings = [],
    os: OSRelease? = nil, keyboard: KeyboardState = .hidden
  ) {
    shared = SharedDevice(device)
    self.orientation = orientation
    self.window = window
    self.style = style
    self.contentSize = contentSize
    self.direction = direction
    self.accessibility = accessibility
    self.os = os ?? device.latestRelease
    self.keyboard = keyboard
  }

  /// Whether there is such a cell: the device runs that release and has that window.
  ///
  /// A cell that does not exist still has an environment: that of the whole screen.
  public var exists: Bool {
    device.releases.contains(os) && device.hasWindow(window, orientation)
  }
}

private final class SharedDevice: Sendable {
  let device: Device

  init(_ device: Device) { self.device = device }
}

extension Cell: Hashable {
  /// Compares the devices whole, as two catalogues may give one id to different ones.
  public static func == (a: Cell, b: Cell) -> Bool {
    a.orientation == b.orientation && a.window == b.window && a.style == b.style
      && a.contentSize == b.contentSize && a.direction == b.direction
      && a.accessibility == b.accessibility && a.os == b.os && a.keyboard == b.keyboard
      && (a.shared === b.shared || a.device == b.device)
  }

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
    hasher.combine(keyboard)
  }
}
