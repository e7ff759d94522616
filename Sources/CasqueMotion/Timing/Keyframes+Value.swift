public import CasqueModel

extension Keyframes {
  /// The value at the share `progress` of the time; what is no number counts as 0.
  ///
  /// Before the first and after the last moment the value is held, except that two values joined
  /// by a straight line go on along it, so that an overshooting curve shows. Of two values at one
  /// moment the later wins. O(keyframes), and O(keyframes · 64) if paced.
  /// **Source** MotionFacts §5.
  public func value(at progress: Double) -> Value {
    let progress = progress.isNaN ? 0 : progress
    switch calculationMode {
    case .discrete: return discreteValue(at: progress)
    case .linear:
      let isStraight = values.count == 2 && timingCurves.isEmpty && keyTimes == [0, 1]
      if isStraight && progress.isFinite {
        return values[0].interpolated(to: values[1], at: progress)
      }
      return segmentValue(at: progress)
    case .cubic: return segmentValue(at: progress)
    case .paced, .cubicPaced: return pacedValue(at: progress)
    }
  }

  private func discreteValue(at progress: Double) -> Value {
    guard let next = keyTimes.firstIndex(where: { $0 > progress }) else {
      return values[values.count - 1]
    }
    return values[min(max(next - 1, 0), values.count - 1)]
  }

  private func segmentValue(at progress: Double) -> Value {
    guard let next = keyTimes.firstIndex(where: { $0 > progress }) else {
      return values[values.count - 1]
    }
    guard next > 0 else { return values[0] }
    let (start, end) = (keyTimes[next - 1], keyTimes[next])
    var share = (progress - start) / (end - start)
    if !timingCurves.isEmpty { share = timingCurves[next - 1].progress(at: share) }
    return value(inSegment: next - 1, at: share)
  }

  /// The value at `share` of the parameter of segment `index`.
  func value(inSegment index: Int, at share: Double) -> Value {
    switch calculationMode {
    case .linear, .discrete, .paced:
      values[index].interpolated(to: values[index + 1], at: share)
    case .cubic, .cubicPaced: cubicValue(inSegment: index, at: share)
    }
  }
}
