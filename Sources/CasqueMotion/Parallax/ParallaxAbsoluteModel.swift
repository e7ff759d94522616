public import CasqueGeometry
internal import CasqueModel

extension ParallaxScene {
  /// Places everything for a content offset, whatever came before: the corrected model.
  ///
  /// The offset is held so that the background never uncovers the container, where there is a
  /// background; then centre = base + (x · depth, −y · depth), with depth = 1/divider unless the
  /// scene gives depths. Equal to the step model while no edge is met. **Source** MotionFacts
  /// §1.6, faults P1–P9.
  ///
  /// - Parameter offset: the content offset, in points.
  /// - Returns: the placement, or nil if the distance factor is 0 and no depths are given (P5).
  public func placement(at offset: Point) -> ParallaxPlacement? {
    guard let depths = resolvedDepths, offset.x.isFinite, offset.y.isFinite else { return nil }
    var effective = offset
    if backgroundSize != nil, depths.background != 0 {
      for axis in Axis.allCases {
        let bound = slack[axis] / depths.background.magnitude
        effective[axis] = min(max(offset[axis], -bound), bound)
      }
    }
    let step = Point(x: effective.x, y: yAxis == .up ? -effective.y : effective.y)
    func moved(_ base: Point, _ depth: Double) -> Point { base + step.scaled(by: depth) }
    return ParallaxPlacement(
      contentOffset: offset, effectiveOffset: effective,
      background: moved(backgroundCenter, depths.background),
      layers: zip(layers, depths.layers).map(moved),
      frontView: frontView.map { moved($0, -depths.frontView) })
  }

  /// The placement a user sees: at rest under Reduce Motion.
  ///
  /// **Source** MotionFacts §1.5.
  public func placement(at offset: Point, for preference: MotionPreference) -> ParallaxPlacement? {
    placement(at: preference == .reduced ? .zero : offset)
  }

  /// The depths given, or those the factors make; nil if they make none.
  private var resolvedDepths: ParallaxDepths? {
    if let depths, depths.layers.count >= layers.count { return depths }
    guard distanceFactor > 0 else { return nil }
    return ParallaxDepths(
      background: 1 / backgroundDivider,
      layers: layers.indices.map { 1 / divider(ofLayer: $0) },
      // A front factor of 0 would throw the front view out of sight (P6): it stays still.
      frontView: frontFactor > 0 ? 1 / frontFactor : 0)
  }
}
