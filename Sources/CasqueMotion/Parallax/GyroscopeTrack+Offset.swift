public import CasqueGeometry
public import CasqueModel

extension GyroscopeTrack {
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
