public import CasqueModel

extension Timing {
  /// How long all runs last in the animation's own seconds.
  public var activeDuration: Double {
    let run = autoreverses ? 2 * duration : duration
    return run == 0 || repeatCount == 0 ? 0 : run * repeatCount
  }

  /// When everything is over, in seconds of the timeline; infinite where that never is.
  public var end: Double {
    guard speed > 0 else { return .infinity }
    return beginTime + (activeDuration - timeOffset) / speed
  }

  /// The progress from 0 to 1 at `time`, or nil while nothing is shown.
  ///
  /// Own time = (time − begin) · speed + offset. A run that ends where another starts shows the
  /// start; the last one shows its end if the fill mode holds it.
  ///
  /// - Parameter time: seconds of the timeline.
  public func progress(at time: Double) -> Double? {
    let local = localTime(at: time)
    if local < 0 {
      return fillMode == .backwards || fillMode == .both ? progress(atLocal: 0) : nil
    }
    if local >= activeDuration {
      return fillMode == .forwards || fillMode == .both ? finalProgress : nil
    }
    return progress(atLocal: local)
  }

  /// The progress at `time` with the first value held before and the last after.
  public func heldProgress(at time: Double) -> Double {
    let local = localTime(at: time)
    if local < 0 { return 0 }
    return local >= activeDuration ? finalProgress : progress(atLocal: local)
  }

  private func localTime(at time: Double) -> Double {
    let local = (time - beginTime) * speed + timeOffset
    return local.isNaN ? 0 : local
  }

  private func progress(atLocal local: Double) -> Double {
    guard duration > 0, duration.isFinite, local.isFinite else { return 0 }
    guard autoreverses else {
      return local.truncatingRemainder(dividingBy: duration) / duration
    }
    let within = local.truncatingRemainder(dividingBy: 2 * duration) / duration
    return within <= 1 ? within : 2 - within
  }

  private var finalProgress: Double {
    guard repeatCount.isFinite, duration.isFinite else { return 0 }
    let part = repeatCount.truncatingRemainder(dividingBy: 1)
    if autoreverses {
      return part <= 0.5 ? 2 * part : 2 - 2 * part
    }
    return part == 0 && repeatCount > 0 ? 1 : part
  }
}
