import CasqueModel

/// One animation of a property, ready to be evaluated.
struct AnimationStep: Sendable, Hashable {
  /// What the animation shows at a progress.
  enum Content: Sendable, Hashable {
    /// From where the property stands to a value.
    case target(MotionVector)
    /// Values of its own.
    case keyframes(Keyframes<MotionVector>)
    /// A part of a path, as a place in relation to `origin`.
    case path(MotionPath, from: Double, to: Double, origin: MotionVector)
    /// The direction of travel on a part of a path, in degrees with an offset.
    case direction(MotionPath, from: Double, to: Double, offset: Double)
  }

  var content: Content
  var timing: Timing
  var pace: Animation.Pace
  var composition: Animation.Composition
  var reducedForm: Animation.ReducedForm

  /// The share of the way at a moment, or nil while nothing is shown.
  func share(at time: Double) -> Double? {
    timing.progress(at: time).map(paced)
  }

  /// The share once Reduce Motion has put a jump in its place.
  func jumpedShare(at time: Double) -> Double? {
    guard time >= timing.beginTime else { return share(at: time) }
    var ended = timing
    ended.fillMode = .both
    let last = paced(ended.progress(at: .infinity) ?? 1)
    return timing.progress(at: time) == nil ? nil : last
  }

  private func paced(_ progress: Double) -> Double {
    switch pace {
    case .curve(let curve): return curve.progress(at: progress)
    case .spring(let spring, let velocity):
      // At the end of the settling time the spring stands still.
      return progress >= 1
        ? 1 : spring.progress(at: progress * timing.duration, relativeVelocity: velocity)
    }
  }

  /// The value at a share, for content that has values of its own.
  func value(atShare share: Double) -> MotionVector {
    switch content {
    case .target(let target): target
    case .keyframes(let keyframes): keyframes.value(at: share)
    case .path(let path, let start, let end, let origin):
      origin + MotionVector(path.position(at: start + (end - start) * share).point)
    case .direction(let path, let start, let end, let offset):
      MotionVector(
        path.position(at: start + (end - start) * share).direction * 180 / .pi + offset)
    }
  }

  /// The value that the property keeps once this is over.
  var finalValue: MotionVector { value(atShare: 1) }
}
