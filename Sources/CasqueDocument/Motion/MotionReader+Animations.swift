import CasqueDiagnostics
import CasqueModel

extension MotionReader {
  /// An animation, or nil after a diagnostic.
  func readAnimation(
    _ value: DocumentValue, _ context: inout ReadingContext
  ) -> Animation? {
    guard let checked = context.check(value, against: AnimationKeys.table) else { return nil }
    let target = readTarget(checked, at: value, &context)
    let property = readProperty(checked, target, at: value, &context)
    let path = checked.read(AnimationKeys.path, &context)
    let timing = readTiming(checked, at: value, &context)
    let pace = readPace(checked, &context)
    guard let target, let property else { return nil }
    var animation = Animation(target, property, path: path, pace: pace, timing: timing)
    animation.values = readValues(property, checked, &context)
    animation.keyTimes = checked.read(AnimationKeys.keyTimes, &context)
    animation.timingCurves = checked.read(AnimationKeys.timingCurves, &context) ?? []
    animation.calculationMode =
      checked.read(AnimationKeys.calculationMode, &context) ?? .linear
    animation.composition = checked.read(AnimationKeys.composition, &context) ?? .replace
    animation.reducedForm = checked.read(AnimationKeys.reduceMotion, &context)
    animation.place = context.source.range(of: context.firstLine(of: value.bytes))
    return isWhole(animation, at: value, &context) ? animation : nil
  }

  private func readTarget(
    _ checked: CheckedMapping, at value: DocumentValue, _ context: inout ReadingContext
  ) -> Animation.Target? {
    let (view, constraint) = (AnimationKeys.view.name, AnimationKeys.constraint.name)
    guard (checked.entry(view) == nil) != (checked.entry(constraint) == nil) else {
      context.report(
        .documentInvalidValue, "an animation has either 'view' or 'constraint'",
        at: context.firstLine(of: value.bytes))
      return nil
    }
    if let entry = checked.entry(constraint) {
      guard let id = checked.read(AnimationKeys.constraint, &context) else { return nil }
      guard identifiers.contains(id), identifiers.members(of: id) == [id] else {
        let nearest = context.suggestion(for: id, in: identifiers.names)
        context.report(
          .documentUnknownID, "there is no single constraint with the id '\(id)'",
          at: entry.value.bytes, hints: context.didYouMean(nearest, at: entry.value.bytes))
        return nil
      }
      return .constraint(id)
    }
    return self.view(AnimationKeys.view, checked, &context).map(Animation.Target.view)
  }

  /// The property that is stated, or the one that the target or the path implies.
  private func readProperty(
    _ checked: CheckedMapping, _ target: Animation.Target?, at value: DocumentValue,
    _ context: inout ReadingContext
  ) -> AnimatableProperty? {
    let isConstraint = checked.entry(AnimationKeys.constraint.name) != nil
    guard let entry = checked.entry(AnimationKeys.property.name) else {
      if isConstraint { return .constant }
      if checked.entry(AnimationKeys.path.name) != nil { return .position }
      context.report(
        .documentMissingKey, "an animation of a view needs 'property' or 'path'",
        at: context.firstLine(of: value.bytes))
      return nil
    }
    guard let property = checked.read(AnimationKeys.property, &context) else { return nil }
    guard (property == .constant) == isConstraint else {
      context.report(
        .documentInvalidValue,
        isConstraint
          ? "of a constraint only the constant can change"
          : "a view has no constant: name a constraint", at: entry.value.bytes)
      return nil
    }
    return property
  }

  private func readValues(
    _ property: AnimatableProperty, _ checked: CheckedMapping, _ context: inout ReadingContext
  ) -> [AnimatedValue] {
    let form = ValueForm<AnimatedValue>.animated(property.kind)
    if let entry = checked.entry(AnimationKeys.values.name) {
      return form.list(count: 1...10_000).read(entry.value, &context) ?? []
    }
    return [AnimationKeys.from.name, AnimationKeys.to.name].compactMap { name in
      checked.entry(name).flatMap { form.read($0.value, &context) }
    }
  }

  private func readTiming(
    _ checked: CheckedMapping, at value: DocumentValue, _ context: inout ReadingContext
  ) -> Timing {
    let duration = checked.read(AnimationKeys.duration, &context)
    if duration == nil, checked.entry(AnimationKeys.duration.name) == nil,
      checked.entry(AnimationKeys.spring.name) == nil
    {
      context.report(
        .documentMissingKey, "an animation needs 'duration' or 'spring'",
        at: context.firstLine(of: value.bytes))
    }
    var timing = Timing(duration: duration ?? 0, fillMode: .both)
    timing.beginTime = checked.read(AnimationKeys.delay, &context) ?? 0
    timing.repeatCount = checked.read(AnimationKeys.repeatCount, &context) ?? 1
    timing.autoreverses = checked.read(AnimationKeys.autoreverses, &context) ?? false
    timing.speed = checked.read(AnimationKeys.speed, &context) ?? 1
    timing.timeOffset = checked.read(AnimationKeys.timeOffset, &context) ?? 0
    timing.fillMode = checked.read(AnimationKeys.fillMode, &context) ?? .both
    return timing
  }

  private func readPace(
    _ checked: CheckedMapping, _ context: inout ReadingContext
  ) -> Animation.Pace {
    if let spring = checked.read(AnimationKeys.spring, &context) {
      return .spring(spring.spring, relativeVelocity: spring.relativeVelocity)
    }
    return .curve(checked.read(AnimationKeys.curve, &context) ?? .easeInEaseOut)
  }

  /// Whether the parts make keyframes; reports why not.
  private func isWhole(
    _ animation: Animation, at value: DocumentValue, _ context: inout ReadingContext
  ) -> Bool {
    let place = context.firstLine(of: value.bytes)
    if animation.path != nil {
      guard animation.values.isEmpty else {
        context.report(
          .documentInvalidValue, "an animation has either a path or values", at: place)
        return false
      }
      return true
    }
    guard !animation.values.isEmpty else {
      // A value that could not be read has been reported.
      let names = [AnimationKeys.from, AnimationKeys.to, AnimationKeys.values].map(\.name)
      guard names.allSatisfy({ value[$0] == nil }) else { return false }
      context.report(
        .documentMissingKey, "an animation needs 'to', 'values' or 'path'", at: place)
      return false
    }
    if animation.values.count == 1, animation.calculationMode != .discrete { return true }
    let numbers = animation.values.indices.map(Double.init)
    guard
      let fault = Keyframes<Double>.fault(
        numbers, keyTimes: animation.keyTimes, timingCurves: animation.timingCurves,
        calculationMode: animation.calculationMode)
    else { return true }
    context.report(.motionInvalidParameter, fault.rawValue, at: place)
    return false
  }
}
