import CasqueGeometry
import CasqueModel

/// Turns animations and builds into tracks of properties, given where views lie at rest.
struct AnimationLowering {
  let root: View
  let geometry: MotionGeometry
  let traits: TraitCollection

  /// The tracks, in the order in which properties are first named.
  func tracks(of motion: LayoutMotion, clicks: [Double]) -> [PropertyTrack] {
    var keys: [Key] = []
    var steps: [Key: [AnimationStep]] = [:]
    func add(
      _ animation: Animation, _ property: AnimatableProperty, _ content: AnimationStep.Content
    ) {
      let key = Key(target: animation.target, property: property)
      if steps[key] == nil { keys.append(key) }
      steps[key, default: []].append(step(animation, content))
    }
    let builds = BuildLowering(geometry: geometry, alphas: { alpha(of: $0) })
      .animations(of: motion.builds, clicks: clicks)
    for animation in motion.animations + builds {
      guard let path = animation.path else {
        if let content = content(of: animation) { add(animation, animation.property, content) }
        continue
      }
      guard case .view(let id) = animation.target else { continue }
      let way = MotionPath(path.points)
      let origin = base(.view(id), .position)
      add(animation, .position, .path(way, from: path.start, to: path.end, origin: origin))
      if case .alongPath(let offset) = path.alignment {
        add(
          animation, .rotationDegrees,
          .direction(way, from: path.start, to: path.end, offset: offset))
      }
    }
    return keys.map { key in
      PropertyTrack(
        key.target, key.property, base: base(key.target, key.property), steps: steps[key] ?? [])
    }
  }

  private struct Key: Hashable {
    var target: Animation.Target
    var property: AnimatableProperty
  }

  private func content(of animation: Animation) -> AnimationStep.Content? {
    let values = animation.values.map { MotionVector($0, traits: traits) }
    guard let last = values.last else { return nil }
    if values.count == 1, animation.calculationMode != .discrete { return .target(last) }
    return .keyframes(
      Keyframes(
        values, keyTimes: animation.keyTimes, timingCurves: animation.timingCurves,
        calculationMode: animation.calculationMode))
  }

  private func step(_ animation: Animation, _ content: AnimationStep.Content) -> AnimationStep {
    var timing = animation.timing
    if case .spring(let spring, let velocity) = animation.pace, timing.duration == 0 {
      let settling = spring.settlingDuration(relativeVelocity: velocity)
      // An undamped spring never settles: ten swings are shown.
      timing.duration = settling.isFinite ? settling : 10 * spring.response
    }
    return AnimationStep(
      content: content, timing: timing, pace: animation.pace,
      composition: animation.composition,
      reducedForm: animation.reducedForm
        ?? (animation.property.isMovement || animation.path != nil ? .crossFade : .keep))
  }

  // MARK: Values at rest

  private func alpha(of id: String) -> Double { root.view(id)?.appearance.alpha ?? 1 }

  private func base(
    _ target: Animation.Target, _ property: AnimatableProperty
  ) -> MotionVector {
    switch target {
    case .constraint(let identifier):
      return MotionVector(root.constraint(identifier)?.constant ?? 0)
    case .view(let id):
      let look = root.view(id)?.appearance ?? Appearance()
      return lookBase(look, property) ?? placeBase(id, property)
    }
  }

  private func lookBase(
    _ look: Appearance, _ property: AnimatableProperty
  ) -> MotionVector? {
    switch property {
    case .alpha: MotionVector(look.alpha)
    case .cornerRadius: MotionVector(look.cornerRadius)
    case .borderWidth: MotionVector(look.border?.width ?? 0)
    case .shadowOpacity: MotionVector(color(look.shadow?.color).alpha)
    case .shadowRadius: MotionVector(look.shadow?.radius ?? 0)
    case .shadowOffset: MotionVector(look.shadow?.offset ?? .zero)
    case .zPosition: MotionVector(look.zPosition)
    case .backgroundColor: MotionVector(color(look.backgroundColor))
    case .tintColor: MotionVector(color(look.tintColor))
    case .borderColor: MotionVector(color(look.border?.color))
    default: nil
    }
  }

  private func placeBase(_ id: String, _ property: AnimatableProperty) -> MotionVector {
    let frame = geometry.frame(of: id) ?? .zero
    let around = root.superview(of: id).flatMap { geometry.frame(of: $0) } ?? .zero
    let center = frame.center - around.origin
    switch property {
    case .position: return MotionVector(center)
    case .positionX: return MotionVector(center.x)
    case .positionY: return MotionVector(center.y)
    case .bounds: return MotionVector(frame.size)
    case .scale, .scaleX, .scaleY: return MotionVector(1)
    default: return .zero
    }
  }

  /// A colour as it is seen; system colours have been resolved before.
  private func color(_ color: Color?) -> RGBA {
    guard case .custom(let values)? = color else { return .clear }
    return values.resolved(with: traits)
  }
}
