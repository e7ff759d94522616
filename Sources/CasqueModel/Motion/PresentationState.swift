public import CasqueGeometry

/// How a view differs from its solved layout at a moment; nothing of it is seen by the solver.
public struct ViewPresentation: Sendable, Hashable {
  /// How far the view's centre is moved, in points.
  public var offset: Point
  /// The map about the view's centre that is applied after the view's own transform.
  public var transform: AffineTransform
  /// The opacity, or nil for the view's own.
  public var alpha: Double?
  /// Whether the view is hidden, or nil for the view's own.
  public var isHidden: Bool?
  /// The ground, or nil for the view's own.
  public var backgroundColor: RGBA?
  /// The corner radius in points, or nil for the view's own.
  public var cornerRadius: Double?
  /// The size about the same centre, in points, or nil for the solved one.
  public var size: Size?
  /// The colour of interactive parts, or nil for the view's own.
  public var tintColor: RGBA?
  /// The width of the border in points, or nil for the view's own.
  public var borderWidth: Double?
  /// The colour of the border, or nil for the view's own.
  public var borderColor: RGBA?
  /// The opacity of the shadow's colour, or nil for the view's own.
  public var shadowOpacity: Double?
  /// The blur radius of the shadow in points, or nil for the view's own.
  public var shadowRadius: Double?
  /// How far the shadow is moved in points, or nil for the view's own.
  public var shadowOffset: Point?
  /// The order among siblings, or nil for the view's own.
  public var zPosition: Double?

  /// Creates a presentation that changes nothing.
  public init() {
    offset = .zero
    transform = .identity
    alpha = nil
    isHidden = nil
    backgroundColor = nil
    cornerRadius = nil
    size = nil
    tintColor = nil
    borderWidth = nil
    borderColor = nil
    shadowOpacity = nil
    shadowRadius = nil
    shadowOffset = nil
    zPosition = nil
  }
}

/// An image whose alpha shows a window in part.
public struct MaskPresentation: Sendable, Hashable {
  /// The name of the image.
  public var image: String
  /// Where it lies before its transform, in the window's own coordinates.
  public var frame: Rect
  /// The map about the frame's centre.
  public var transform: AffineTransform

  /// Creates a mask from an image at a place.
  public init(image: String, frame: Rect, transform: AffineTransform = .identity) {
    self.image = image
    self.frame = frame
    self.transform = transform
  }
}

/// An image over everything in a window, such as the logo that opens a splash.
public struct OverlayPresentation: Sendable, Hashable {
  /// The name of the image.
  public var image: String
  /// Where it lies before its transform, in the window's own coordinates.
  public var frame: Rect
  /// The map about the frame's centre.
  public var transform: AffineTransform
  /// The opacity from 0 to 1.
  public var alpha: Double

  /// Creates an overlay from an image at a place.
  public init(
    image: String, frame: Rect, transform: AffineTransform = .identity, alpha: Double = 1
  ) {
    self.image = image
    self.frame = frame
    self.transform = transform
    self.alpha = alpha
  }
}

/// Which window of a stack is meant.
public enum WindowRole: String, Sendable, Hashable, Codable, CaseIterable {
  /// The background splash window, level −1.
  case backgroundSplash
  /// The layout itself, level 0.
  case main
  /// The foreground splash window, level 1.
  case foregroundSplash
  /// The status bar's window, level 1000.
  case statusBar
  /// An alert's window, level 2000.
  case alert

  /// The level that orders windows; higher is in front.
  ///
  /// **Source** MotionFacts §6.
  public var windowLevel: WindowLevel {
    switch self {
    case .backgroundSplash: WindowLevel(rawValue: WindowLevel.normal.rawValue - 1)
    case .main: .normal
    case .foregroundSplash: WindowLevel(rawValue: WindowLevel.normal.rawValue + 1)
    case .statusBar: .statusBar
    case .alert: .alert
    }
  }
}

/// A window at a moment.
public struct WindowPresentation: Sendable, Hashable {
  /// Which window it is.
  public var role: WindowRole
  /// Whether it is not shown at all.
  public var isHidden: Bool
  /// The opacity from 0 to 1.
  public var alpha: Double
  /// The map about the window's centre.
  public var transform: AffineTransform
  /// What shows the window only in part, or nil for the whole.
  public var mask: MaskPresentation?
  /// An image over its views, or nil for none.
  public var overlay: OverlayPresentation?
  /// How its views differ from their layout, by id.
  public var views: [String: ViewPresentation]
  /// Constants that replace those of constraints, by identifier, in points.
  public var constants: [String: Double]

  /// Creates a window that shows its layout as solved.
  public init(_ role: WindowRole) {
    self.role = role
    isHidden = false
    alpha = 1
    transform = .identity
    mask = nil
    overlay = nil
    views = [:]
    constants = [:]
  }
}

/// What is on the screen at a moment: windows from back to front.
public struct PresentationState: Sendable, Hashable {
  /// The windows by level, the lowest first; among equals the later shown is in front.
  public var windows: [WindowPresentation]

  /// Creates a state from its windows, which are put in order of their levels.
  public init(windows: [WindowPresentation]) {
    self.windows = WindowLevel.backToFront(windows) { $0.role.windowLevel }
  }

  /// The layout at rest in its one window.
  public static let rest = PresentationState(windows: [WindowPresentation(.main)])
}
