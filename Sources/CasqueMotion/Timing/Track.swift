public import CasqueModel

/// A value over time: keyframes, a curve over all of them, and when they run.
public struct Track<Value: Interpolatable>: Sendable, Hashable {
  /// When the change runs, how often and how fast.
  public var timing: Timing
  /// The values over the change.
  public var keyframes: Keyframes<Value>
  /// The curve of a whole run, applied before the curves of segments.
  public var curve: TimingCurve

  /// Creates a track over keyframes.
  public init(timing: Timing, keyframes: Keyframes<Value>, curve: TimingCurve = .linear) {
    self.timing = timing
    self.keyframes = keyframes
    self.curve = curve
  }

  /// Creates a track over keyframes that runs once and holds its ends.
  public init(
    begin: Double, duration: Double, keyframes: Keyframes<Value>, curve: TimingCurve = .linear
  ) {
    self.init(
      timing: Timing(beginTime: begin, duration: duration, fillMode: .both),
      keyframes: keyframes, curve: curve)
  }

  /// Creates a track between two values that runs once and holds its ends.
  public init(
    from start: Value, to end: Value, begin: Double, duration: Double, curve: TimingCurve
  ) {
    self.init(
      begin: begin, duration: duration, keyframes: Keyframes([start, end]), curve: curve)
  }

  /// When the change begins, in seconds.
  public var begin: Double { timing.beginTime }

  /// When the change is over, in seconds.
  public var end: Double { timing.end }

  /// The value at `time`, in seconds; before and after the change its ends are held.
  public func value(at time: Double) -> Value {
    keyframes.value(at: curve.progress(at: timing.heldProgress(at: time)))
  }

  /// The value at `time`, in seconds, or nil while the view's own value stands.
  public func presentationValue(at time: Double) -> Value? {
    timing.progress(at: time).map { keyframes.value(at: curve.progress(at: $0)) }
  }
}
