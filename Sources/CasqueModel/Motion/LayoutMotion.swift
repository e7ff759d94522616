/// What moves in a layout beyond the views' own motion effects.
public struct LayoutMotion: Sendable, Hashable {
  /// Layers that move against each other as the device tilts, or nil for none.
  public var parallax: Parallax?
  /// A splash that opens on the layout, or nil for none; the layout's root is the main window.
  public var splash: Splash?
  /// The animations of views and constraints.
  public var animations: [Animation]
  /// The builds of a slide, in their order.
  public var builds: [ObjectBuild]
  /// When builds are clicked unless an event script says otherwise, in seconds.
  public var clicks: [Double]
  /// What fingers do to views.
  public var interactions: [Interaction]

  /// Creates what moves in a layout.
  public init(
    parallax: Parallax? = nil, splash: Splash? = nil, animations: [Animation] = [],
    builds: [ObjectBuild] = [], clicks: [Double] = [], interactions: [Interaction] = []
  ) {
    self.parallax = parallax
    self.splash = splash
    self.animations = animations
    self.builds = builds
    self.clicks = clicks
    self.interactions = interactions
  }

  /// A parallax and nothing else.
  public static func parallax(_ parallax: Parallax) -> LayoutMotion {
    LayoutMotion(parallax: parallax)
  }

  /// A splash and nothing else.
  public static func splash(_ splash: Splash) -> LayoutMotion { LayoutMotion(splash: splash) }

  /// Whether nothing moves.
  public var isEmpty: Bool { self == LayoutMotion() }

  /// The same motion with every colour as it is in an environment.
  public func resolved(in environment: LayoutEnvironment) -> LayoutMotion {
    var copy = self
    for index in animations.indices {
      copy.animations[index].values = animations[index].values.map { value in
        guard case .color(let color) = value else { return value }
        return .color(.custom(DynamicColor(light: color.resolved(in: environment))))
      }
    }
    return copy
  }
}

/// Whether a behaviour follows the code it was taken from, faults included, or the corrected form.
public enum MotionFidelity: String, Sendable, Hashable, Codable, CaseIterable {
  /// As the original code does.
  case faithful
  /// The corrected form.
  case better
}

/// A container whose layers follow a content offset by depth.
///
/// **Source** MotionFacts §1.
public struct Parallax: Sendable, Hashable {
  /// The id of the container view.
  public var container: String
  /// The id of the subview that is the background, at the very back.
  public var background: String?
  /// The ids of the layers, back to front.
  public var layers: [String]
  /// The id of the view that moves against the layers.
  public var frontView: String?
  /// The divisor of the layers' movement; the original's default is 2.
  public var distanceFactor: Double
  /// The divisor of the front view's movement; the original's default is 20.
  public var frontFactor: Double
  /// The content offset at tilt 1, in points, by axis.
  public var travel: Double
  /// The original step model or the corrected absolute one.
  public var fidelity: MotionFidelity
  /// How far each part moves in the absolute model, or nil to follow from the factors.
  public var depths: ParallaxDepths?
  /// Which way a positive offset moves content along y in the absolute model.
  public var yAxis: ParallaxYAxis

  /// Creates a parallax container with the original's factors.
  public init(
    container: String, background: String? = nil, layers: [String] = [],
    frontView: String? = nil, distanceFactor: Double = 2, frontFactor: Double = 20,
    travel: Double = 100, fidelity: MotionFidelity = .better, depths: ParallaxDepths? = nil,
    yAxis: ParallaxYAxis = .up
  ) {
    self.container = container
    self.background = background
    self.layers = layers
    self.frontView = frontView
    self.distanceFactor = distanceFactor
    self.frontFactor = frontFactor
    self.travel = travel
    self.fidelity = fidelity
    self.depths = depths
    self.yAxis = yAxis
  }
}

/// A launch that opens through a growing logo.
///
/// **Source** MotionFacts §6.
public struct Splash: Sendable, Hashable {
  /// The root view of the foreground splash window.
  public var foreground: View
  /// The root view of the background splash window.
  public var background: View
  /// The id of the logo's image view in the foreground.
  public var logo: String
  /// The id of the text in the foreground, or nil for none.
  public var text: String?
  /// The id of the text in the background, or nil for none.
  public var backgroundText: String?
  /// What the texts may say; a seed chooses one for both, see ``choosingText(seed:)``.
  public var texts: [String]
  /// The root view of the launch screen, which the system shows before the splash; nil if it is
  /// not stated.
  public var launch: View?
  /// The root view of an alert's window, over everything and the status bar, or nil for none.
  public var alert: View?
  /// When the alert is shown, in seconds, or nil for once the splash is over.
  public var alertTime: Double?
  /// How long the splash stands before it opens, in seconds from its start.
  public var hold: Double
  /// How long the opening lasts, in seconds.
  public var duration: Double
  /// Where the logo turns to.
  public var aim: Aim
  /// How large the logo grows.
  public var growth: Growth
  /// Whether the mask follows the main window's scale.
  public var hole: Hole

  /// Where the logo turns to as it opens.
  public enum Aim: String, Sendable, Hashable, Codable, CaseIterable {
    /// By −atan(y/x) of its centre, as the original does.
    case faithful
    /// With its upper side towards the corner.
    case corner
  }

  /// How large the logo grows as it opens.
  public enum Growth: String, Sendable, Hashable, Codable, CaseIterable {
    /// 18 times at a height of 667 points and in proportion, as the original does.
    case faithful
    /// As far as covers the screen.
    case cover
  }

  /// Whether the hole in the splash follows the main window's scale as it opens.
  public enum Hole: String, Sendable, Hashable, Codable, CaseIterable {
    /// It does, so that it starts 5 % larger than the logo it opens in, as in the original.
    case faithful
    /// It keeps the size and the place of the logo on the screen.
    case counterScaled
  }

  /// Creates a splash with the original's times.
  public init(
    foreground: View, background: View, logo: String, text: String? = nil,
    backgroundText: String? = nil, texts: [String] = [], launch: View? = nil, alert: View? = nil,
    alertTime: Double? = nil, hold: Double = 2, duration: Double = 0.6, aim: Aim = .faithful,
    growth: Growth = .faithful, hole: Hole = .faithful
  ) {
    self.foreground = foreground
    self.background = background
    self.logo = logo
    self.text = text
    self.backgroundText = backgroundText
    self.texts = texts
    self.launch = launch
    self.alert = alert
    self.alertTime = alertTime
    self.hold = hold
    self.duration = duration
    self.aim = aim
    self.growth = growth
    self.hole = hole
  }
}

extension View {
  /// The same tree with the colours that can be animated as they are in an environment.
  ///
  /// O(views).
  package func resolvingColors(in environment: LayoutEnvironment) -> View {
    func fixed(_ color: Color) -> Color {
      .custom(DynamicColor(light: color.resolved(in: environment)))
    }
    var copy = self
    copy.appearance.backgroundColor = appearance.backgroundColor.map(fixed)
    copy.appearance.tintColor = appearance.tintColor.map(fixed)
    if let color = appearance.border?.color { copy.appearance.border?.color = fixed(color) }
    if let color = appearance.shadow?.color { copy.appearance.shadow?.color = fixed(color) }
    copy.subviews = subviews.map { $0.resolvingColors(in: environment) }
    return copy
  }
}
