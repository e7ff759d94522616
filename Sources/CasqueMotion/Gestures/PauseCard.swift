public import CasqueModel

/// The card of the acceleration pause: it follows the finger over a range and resists beyond.
///
/// **Source** MotionFacts §4.4.
public struct PauseCard: Sendable, Hashable {
  /// How far below the centre the card rests, in points.
  public var verticalOffset: Double
  /// What resists beyond the range.
  public var rubberBand = PowerRubberBand()

  /// Creates a card; the original's rests 180 points below the centre.
  public init(verticalOffset: Double = 180) { self.verticalOffset = verticalOffset }

  /// The spring that leads the card back.
  public static let releaseSpring = Spring(dampingRatio: 0.8, response: 0.3)

  /// How far the card moves for a pull, in points, downwards positive.
  ///
  /// It follows from 0 up to twice its offset above its place; beyond, the pull is banded.
  public func displacement(of offset: Double) -> Double {
    let top = -2 * verticalOffset
    if offset > 0 { return rubberBand.displacement(of: offset) }
    if offset < top { return top + rubberBand.displacement(of: offset - top) }
    return offset
  }
}
