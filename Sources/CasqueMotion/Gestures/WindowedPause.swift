/// Finds a pause in a drag by its speeds over a time: the corrected form of ``CountedPause``.
///
/// A drag has paused if over the window it was as fast as the peak asked for and its speed is now
/// at most a tenth of that; as in the original, only from 50 points of offset on. It tells no pause
/// from a slow stop, a creep or a start from rest, whatever the rate of samples.
/// **Source** MotionFacts §4.4.
public struct WindowedPause: Sendable, Hashable {
  /// How long speeds are remembered, in seconds.
  public var window: Double
  /// The least speed a pause comes from, in points a second.
  public var minimumPeak: Double
  /// The share of the peak at and below which a drag has paused.
  public var remainingShare = 0.1
  /// The least offset at which a drag can pause, in points.
  public var minimumOffset = 50.0

  /// Whether the drag has paused; stays until the next drag begins.
  public private(set) var hasPaused = false
  private var samples: [Sample] = []

  private struct Sample: Sendable, Hashable {
    var time: Double
    var speed: Double
  }

  /// Creates a detector with a window in seconds and a least peak in points a second.
  public init(window: Double = 0.1, minimumPeak: Double = 200) {
    self.window = window
    self.minimumPeak = minimumPeak
  }

  /// Begins another drag without history.
  public mutating func begin() {
    hasPaused = false
    samples = []
  }

  /// Takes the next sample.
  ///
  /// - Parameters:
  ///   - velocity: the speed along the drag, in points a second.
  ///   - offset: how far the drag has moved, in points.
  ///   - time: the moment, in seconds, not before the last one.
  /// - Returns: whether the drag pauses with this sample.
  @discardableResult
  public mutating func add(velocity: Double, offset: Double, at time: Double) -> Bool {
    if hasPaused { return false }
    samples.append(Sample(time: time, speed: velocity.magnitude))
    // A sample exactly a window old still counts, whatever its time was rounded to.
    samples.removeAll { $0.time < time - window - 1e-9 }
    let peak = samples.map(\.speed).max() ?? 0
    guard peak >= minimumPeak, offset.magnitude >= minimumOffset else { return false }
    hasPaused = velocity.magnitude <= remainingShare * peak
    return hasPaused
  }
}
