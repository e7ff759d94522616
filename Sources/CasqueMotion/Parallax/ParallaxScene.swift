public import CasqueGeometry
public import CasqueModel

/// The geometry a parallax container works on: centres at rest, in the container's coordinates.
public struct ParallaxScene: Sendable, Hashable {
  /// The size of the container, in points.
  public var bounds: Size
  /// The size of the background, or nil if there is none.
  public var backgroundSize: Size?
  /// The centre of the background at rest.
  public var backgroundCenter: Point
  /// The centres of the layers at rest, back to front.
  public var layers: [Point]
  /// The centre of the front view at rest, or nil if there is none.
  public var frontView: Point?
  /// The divisor of the layers' movement.
  public var distanceFactor: Double
  /// The divisor of the front view's movement.
  public var frontFactor: Double
  /// How far each part moves in the absolute model, or nil to follow from the factors.
  public var depths: ParallaxDepths?
  /// Which way a positive offset moves content along y in the absolute model.
  public var yAxis: ParallaxYAxis

  /// Creates a scene; factors below 0 are moved to 0, as the original's setters do.
  public init(
    bounds: Size, backgroundSize: Size?, backgroundCenter: Point, layers: [Point],
    frontView: Point?, distanceFactor: Double = 2, frontFactor: Double = 20,
    depths: ParallaxDepths? = nil, yAxis: ParallaxYAxis = .up
  ) {
    self.bounds = bounds
    self.backgroundSize = backgroundSize
    self.backgroundCenter = backgroundCenter
    self.layers = layers
    self.frontView = frontView
    self.distanceFactor = max(0, distanceFactor)
    self.frontFactor = max(0, frontFactor)
    self.depths = depths
    self.yAxis = yAxis
  }

  /// The number of subviews: the background, which is always there, the layers, the front view.
  public var subviewCount: Int { 1 + layers.count + (frontView == nil ? 0 : 1) }

  /// What the background's movement is divided by: n · distance factor.
  public var backgroundDivider: Double { Double(subviewCount) * distanceFactor }

  /// What the movement of layer `index` (from 0) is divided by: (n − 1 − index) · distance factor.
  public func divider(ofLayer index: Int) -> Double {
    Double(subviewCount - 1 - index) * distanceFactor
  }

  /// How far the background may move to each side before it uncovers the container, in points.
  public var slack: Point {
    guard let backgroundSize else { return .zero }
    return Point(
      x: max(0, (backgroundSize.width - bounds.width) / 2),
      y: max(0, (backgroundSize.height - bounds.height) / 2))
  }
}

/// Where a parallax container's subviews are: centres in the container's coordinates.
public struct ParallaxPlacement: Sendable, Hashable {
  /// The offset that was asked for, in points.
  public var contentOffset: Point
  /// The offset that took effect, in points; in the step model the one asked for (P2).
  public var effectiveOffset: Point
  /// The background's centre.
  public var background: Point
  /// The layers' centres, back to front.
  public var layers: [Point]
  /// The front view's centre, or nil if there is none.
  public var frontView: Point?

  /// Whether everything lies at a place; a distance factor of 0 leaves none (P5).
  public var isFinite: Bool {
    ([background] + layers + [frontView].compactMap { $0 }).allSatisfy {
      $0.x.isFinite && $0.y.isFinite
    }
  }
}
