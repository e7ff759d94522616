public import CasqueGeometry

extension ParallaxScene {
  /// Places everything for a content offset, whatever came before: the corrected model.
  ///
  /// The offset is held to ±slack · n · distance factor where there is a background, so that the
  /// background never uncovers the container; then centre = base + (x/divider, −y/divider). Equal
  /// to the step model while no edge is met. **Source** spec/motion.md §1.6, faults P1–P6.
  ///
  /// - Parameter offset: the content offset, in points; positive y moves content up (P7).
  /// - Returns: the placement, or nil if the distance factor is 0 (P5).
  public func placement(at offset: Point) -> ParallaxPlacement? {
    guard distanceFactor > 0, offset.x.isFinite, offset.y.isFinite else { return nil }
    var effective = offset
    if backgroundSize != nil {
      for axis in Axis.allCases {
        let bound = slack[axis] * backgroundDivider
        effective[axis] = min(max(offset[axis], -bound), bound)
      }
    }
    func moved(_ base: Point, _ divider: Double) -> Point {
      Point(x: base.x + effective.x / divider, y: base.y - effective.y / divider)
    }
    return ParallaxPlacement(
      effectiveOffset: effective,
      background: moved(backgroundCenter, backgroundDivider),
      layers: layers.indices.map { moved(layers[$0], divider(ofLayer: $0)) },
      // A front factor of 0 would throw the front view out of sight (P6): it stays still.
      frontView: frontView.map { frontFactor > 0 ? moved($0, -frontFactor) : $0 })
  }
}
