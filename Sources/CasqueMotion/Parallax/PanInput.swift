public import CasqueGeometry
public import CasqueModel

/// What dragging a finger does to a parallax's content offset.
///
/// The offset's y grows upwards, and the container moves content against it, so that layers follow
/// the finger on both axes. **Source** MotionFacts §1.3.
public struct PanInput: Sendable, Hashable {
  /// Which way the offset's y points.
  public var yAxis: ParallaxYAxis

  /// Creates an input for a container's y axis.
  public init(yAxis: ParallaxYAxis = .up) { self.yAxis = yAxis }

  /// The content offset after a finger's step.
  ///
  /// - Parameters:
  ///   - offset: the offset before it, in points.
  ///   - translation: the finger's way since the last step, in points.
  public func offset(after offset: Point, translation: Point) -> Point {
    Point(
      x: offset.x + translation.x,
      y: yAxis == .up ? offset.y - translation.y : offset.y + translation.y)
  }
}
