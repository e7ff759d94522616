/// Values at moments with straight lines between them, as a linear CAKeyframeAnimation.
public struct Keyframes: Sendable, Hashable {
  /// The values, at least two.
  public let values: [Double]
  /// The moments of the values as shares of the time, from 0 to 1, never decreasing.
  public let keyTimes: [Double]
  /// The curve of each segment; empty for constant speed.
  public let timingCurves: [TimingCurve]

  /// Creates keyframes.
  ///
  /// - Parameters:
  ///   - values: at least two values.
  ///   - keyTimes: as many moments as values, or nil for even spacing.
  ///   - timingCurves: a curve a segment, one fewer than values, or none.
  public init(_ values: [Double], keyTimes: [Double]? = nil, timingCurves: [TimingCurve] = []) {
    precondition(values.count >= 2, "keyframes have at least two values")
    let even = values.indices.map { Double($0) / Double(values.count - 1) }
    let times = keyTimes ?? even
    precondition(times.count == values.count, "every value has its moment")
    precondition(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, "moments do not decrease")
    precondition(
      timingCurves.isEmpty || timingCurves.count == values.count - 1, "every segment has its curve")
    self.values = values
    self.keyTimes = times
    self.timingCurves = timingCurves
  }

  /// The value at the share `progress` of the time; before the first and after the last moment it
  /// is held.
  ///
  /// Of two values at one moment the later wins. O(keyframes).
  public func value(at progress: Double) -> Double {
    guard let next = keyTimes.firstIndex(where: { $0 > progress }) else {
      return values[values.count - 1]
    }
    guard next > 0 else { return values[0] }
    let (start, end) = (keyTimes[next - 1], keyTimes[next])
    var share = (progress - start) / (end - start)
    if !timingCurves.isEmpty { share = timingCurves[next - 1].progress(at: share) }
    return values[next - 1] + (values[next] - values[next - 1]) * share
  }
}
