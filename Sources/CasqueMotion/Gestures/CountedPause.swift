/// Finds a pause in a drag by its last seven speeds: what the original does.
///
/// From the eighth sample on a drag has paused if its speed is at most 100 points a second, its
/// offset at least 50 points, and more than 90 % of the oldest speed is lost. Faults kept: samples
/// are counted whatever their rate; a start from rest reads as a pause (x/0), and so do a reversal
/// and a slow creep; speeds live on into the next drag. ``WindowedPause`` is the corrected form.
/// **Source** MotionFacts §4.4.
public struct CountedPause: Sendable, Hashable {
  /// The number of speeds that are compared.
  public static let count = 7

  /// Whether the drag has paused; stays until the next drag begins.
  public private(set) var hasPaused = false
  private var velocities: [Double] = []

  /// Creates a detector without history.
  public init() {}

  /// Begins another drag; the speeds of the last one stay unless it paused.
  public mutating func begin() { hasPaused = false }

  /// Takes the next sample.
  ///
  /// - Parameters:
  ///   - velocity: the speed along the drag, in points a second.
  ///   - offset: how far the drag has moved, in points.
  /// - Returns: whether the drag pauses with this sample.
  @discardableResult
  public mutating func add(velocity: Double, offset: Double) -> Bool {
    if hasPaused { return false }
    guard velocities.count == CountedPause.count else {
      velocities.append(velocity)
      return false
    }
    velocities.removeFirst()
    velocities.append(velocity)
    if velocity.magnitude > 100 || offset.magnitude < 50 { return false }
    let oldest = velocities[0]
    guard (oldest - velocity).magnitude / oldest.magnitude > 0.9 else { return false }
    hasPaused = true
    velocities = []
    return true
  }
}
