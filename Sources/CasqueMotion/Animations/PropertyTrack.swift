import CasqueModel

/// A property with all its animations.
///
/// Animations take effect in the order in which they begin. One with a start of its own takes the
/// property's place; one without goes on from where the property stands: value = before +
/// (target − model before) · share, which is UIView's additive blending. **Source** MotionFacts
/// §5.
struct PropertyTrack: Sendable, Hashable {
  /// What is changed.
  let target: Animation.Target
  /// Which property of it.
  let property: AnimatableProperty
  /// The value at rest.
  let base: MotionVector
  private let steps: [AnimationStep]

  init(
    _ target: Animation.Target, _ property: AnimatableProperty, base: MotionVector,
    steps: [AnimationStep]
  ) {
    self.target = target
    self.property = property
    self.base = base
    self.steps = steps.enumerated().sorted { a, b in
      (a.element.timing.beginTime, a.offset) < (b.element.timing.beginTime, b.offset)
    }.map(\.element)
  }

  /// When nothing changes any more, in seconds; of what repeats for ever the end of one run.
  var end: Double { spans.map(\.upperBound).max() ?? 0 }

  /// From when to when each animation runs, in seconds; of what repeats for ever one run.
  var spans: [ClosedRange<Double>] {
    steps.compactMap { step in
      let timing = step.timing
      guard timing.beginTime.isFinite else { return nil }
      if timing.end.isFinite { return timing.beginTime...max(timing.beginTime, timing.end) }
      let run = timing.autoreverses ? 2 * timing.duration : timing.duration
      let length = timing.speed > 0 ? run / timing.speed : 0
      return timing.beginTime...(timing.beginTime + max(0, length))
    }
  }

  /// The moments at which Reduce Motion fades from one place to another, in seconds.
  var crossFades: [Double] {
    steps.filter { $0.reducedForm == .crossFade && $0.timing.beginTime.isFinite }
      .map(\.timing.beginTime)
  }

  /// The value at a moment.
  func value(at time: Double, for preference: MotionPreference) -> MotionVector {
    var (value, model) = (base, base)
    for (index, step) in steps.enumerated() {
      if preference == .reduced && step.reducedForm == .none { continue }
      var share = share(of: step, at: time, for: preference)
      // Only the first animation reaches back before its time; later ones would hide it.
      if index > 0 && time < step.timing.beginTime { share = nil }
      if case .target(let target) = step.content, step.composition == .replace {
        value = value + (target - model).scaled(by: share ?? 0)
        model = target
        continue
      }
      guard let share else { continue }
      let own = step.value(atShare: share)
      value = step.composition == .add ? value + own : own
      if step.composition == .replace { model = step.finalValue }
    }
    return value
  }

  private func share(
    of step: AnimationStep, at time: Double, for preference: MotionPreference
  ) -> Double? {
    guard preference == .reduced else { return step.share(at: time) }
    switch step.reducedForm {
    case .crossFade, .jump: return step.jumpedShare(at: time)
    case .none, .keep: break
    }
    var calm = step
    if case .spring(let spring, let velocity) = step.pace {
      calm.pace = .spring(preference.spring(spring), relativeVelocity: max(0, velocity))
    }
    return calm.share(at: time)
  }
}
