public import CasqueGeometry

/// Recorded rotation rates and the content offset they lead to.
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

  /// The content offset at `time`, in points.
  ///
  /// O(samples).
  ///
  /// A gain per tick counts every sample up to then as one tick; a gain by time lets each rate
  /// work until the next sample, the last one until `time`.
  public func offset(
    at time: Double, from start: Point = .zero, input: GyroscopeInput
  ) -> Point {
    offsets(until: time, from: start, input: input).last ?? start
  }

  /// The content offsets after each tick up to `time`: the steps a faithful container takes.
  public func offsets(
    until time: Double, from start: Point = .zero, input: GyroscopeInput
  ) -> [Point] {
    var offset = start
    return samples.indices.prefix { samples[$0].time <= time }.map { index in
      let next = index + 1 < samples.count ? samples[index + 1].time : .infinity
      let interval = min(next, time) - samples[index].time
      offset = input.offset(after: offset, rate: samples[index].rate, interval: interval)
      return offset
    }
  }
}
