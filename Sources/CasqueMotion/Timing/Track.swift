/// A value over time: from one to another between two moments, held before and after.
public struct Track: Sendable, Hashable {
  /// When the change begins, in seconds.
  public var begin: Double
  /// How long the change lasts, in seconds.
  public var duration: Double
  /// The values over the change.
  public var keyframes: Keyframes
  /// The curve of the whole change.
  public var curve: TimingCurve

  /// Creates a track over keyframes.
  public init(
    begin: Double, duration: Double, keyframes: Keyframes, curve: TimingCurve = .linear
  ) {
    self.begin = begin
    self.duration = duration
    self.keyframes = keyframes
    self.curve = curve
  }

  /// Creates a track between two values.
  public init(
    from start: Double, to end: Double, begin: Double, duration: Double, curve: TimingCurve
  ) {
    self.init(
      begin: begin, duration: duration, keyframes: Keyframes([start, end]), curve: curve)
  }

  /// When the change is over, in seconds.
  public var end: Double { begin + duration }

  /// The value at `time`, in seconds.
  public func value(at time: Double) -> Double {
    guard duration > 0 else {
      return time < begin ? keyframes.values[0] : keyframes.value(at: 1)
    }
    return keyframes.value(at: curve.progress(at: (time - begin) / duration))
  }
}
