/// Recorded rotation rates.
public struct GyroscopeTrack: Sendable, Hashable {
  /// A rate that holds from a moment until the next sample.
  public struct Sample: Sendable, Hashable, Codable {
    /// The moment, in seconds.
    public var time: Double
    /// The rate from then on.
    public var rate: RotationRate

    /// Creates a sample.
    public init(time: Double, rate: RotationRate) {
      self.time = time
      self.rate = rate
    }
  }

  /// The samples, by time.
  public let samples: [Sample]

  /// Creates a track; samples are put in order of time, those without a finite one are left out.
  public init(_ samples: [Sample]) {
    self.samples = samples.enumerated()
      .filter { $0.element.time.isFinite }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}
