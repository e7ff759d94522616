/// When an animation runs, how often and how fast, as CAMediaTiming.
public struct Timing: Sendable, Hashable {
  /// When it begins, in seconds of the timeline: its delay.
  public var beginTime: Double
  /// How long one run lasts at speed 1, in seconds.
  public var duration: Double
  /// The number of runs; parts of a run and `.infinity` are allowed.
  public var repeatCount: Double
  /// Whether every run is followed by the same run backwards.
  public var autoreverses: Bool
  /// How many of its seconds pass in a second of the timeline.
  public var speed: Double
  /// Where it stands as it begins, in its own seconds.
  public var timeOffset: Double
  /// What it shows outside its time.
  public var fillMode: FillMode

  /// Creates a timing; times are in seconds.
  ///
  /// A negative duration or count, and what is no number, count as 0.
  public init(
    beginTime: Double = 0, duration: Double, repeatCount: Double = 1, autoreverses: Bool = false,
    speed: Double = 1, timeOffset: Double = 0, fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration >= 0 ? duration : 0
    self.repeatCount = repeatCount >= 0 ? repeatCount : 0
    self.autoreverses = autoreverses
    self.speed = speed
    self.timeOffset = timeOffset
    self.fillMode = fillMode
  }
}
