public import CasqueGeometry

/// The original's model: each new offset moves everything by its difference to the last one.
///
/// An axis is frozen for a step that would uncover the container, and the offset is stored all
/// the same; the result therefore depends on the size of the steps. **Source** MotionFacts §1.2
/// and its faults P1 to P5.
public struct ParallaxStepModel: Sendable, Hashable {
  /// The scene at rest.
  public let scene: ParallaxScene
  /// Where everything is now.
  public private(set) var placement: ParallaxPlacement
  /// Whether the last step met an edge along x.
  public private(set) var isAtEdgeX = false
  /// Whether the last step met an edge along y.
  public private(set) var isAtEdgeY = false

  /// Creates the model at rest.
  public init(_ scene: ParallaxScene) {
    self.scene = scene
    placement = ParallaxPlacement(
      contentOffset: .zero, effectiveOffset: .zero, background: scene.backgroundCenter,
      layers: scene.layers, frontView: scene.frontView)
  }

  /// Moves everything to a new content offset.
  ///
  /// - Parameter offset: the content offset, in points; positive y moves content up.
  public mutating func setContentOffset(_ offset: Point) {
    let step = offset - placement.effectiveOffset
    placement.contentOffset = offset
    placement.effectiveOffset = offset
    isAtEdgeX = moveBackground(by: step, along: .horizontal)
    isAtEdgeY = moveBackground(by: step, along: .vertical)
    func move(_ center: inout Point, _ divider: Double) {
      if !isAtEdgeX { center.x += step.x / divider }
      if !isAtEdgeY { center.y -= step.y / divider }
    }
    for index in placement.layers.indices {
      move(&placement.layers[index], scene.divider(ofLayer: index))
    }
    if var front = placement.frontView {
      move(&front, -scene.frontFactor)
      placement.frontView = front
    }
  }

  /// Moves the background unless that uncovers the container; true if it does.
  ///
  /// A missing background has no size, so that it is always past its edge (P3).
  private mutating func moveBackground(by step: Point, along axis: Axis) -> Bool {
    let size = scene.backgroundSize ?? .zero
    let sign: Double = axis == .horizontal ? 1 : -1
    let center = placement.background[axis] + sign * step[axis] / scene.backgroundDivider
    let lower = center - size[axis] / 2
    if lower > 0 || lower + size[axis] < scene.bounds[axis] { return true }
    placement.background[axis] = center
    return false
  }
}
