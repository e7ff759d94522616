import CasqueGeometry
import CasqueModel

/// Turns the builds of a slide into animations, each at its moment.
///
/// **Source** MotionFacts §7.
struct BuildLowering {
  let geometry: MotionGeometry
  /// The opacity of a view at rest.
  let alphas: (String) -> Double

  /// The animations of builds for clicks at some moments, in seconds.
  func animations(of builds: [ObjectBuild], clicks: [Double]) -> [Animation] {
    let rows = builds.map {
      Build($0.view, start: $0.start, delay: $0.delay, duration: $0.duration)
    }
    let schedule = BuildSchedule(rows, clicks: clicks)
    return zip(builds, schedule.entries).flatMap { build, entry in
      // A build whose click never comes never starts, but an object that comes in is not there.
      animations(of: build, at: entry.start ?? .infinity)
    }
  }

  private func animations(of build: ObjectBuild, at start: Double) -> [Animation] {
    func change(
      _ property: AnimatableProperty, _ values: [AnimatedValue], duration: Double? = nil,
      delay: Double = 0, composition: Animation.Composition = .replace
    ) -> Animation {
      Animation(
        .view(build.view), property, values: values, pace: .curve(build.curve),
        timing: Timing(
          beginTime: start + delay, duration: duration ?? build.duration, fillMode: .both),
        composition: composition)
    }
    let alpha = AnimatedValue.number(alphas(build.view))
    switch build.action {
    case .buildIn(let effect):
      let isGradual = effect == .dissolve
      let appearing = change(.alpha, [0, alpha], duration: isGradual ? nil : 0)
      return [appearing]
        + movement(of: build.view, effect).map { property, away, home in
          change(property, [away, home], composition: property == .scale ? .replace : .add)
        }
    case .buildOut(let effect):
      let isGradual = effect == .dissolve
      let leaving = change(
        .alpha, [alpha, 0], duration: isGradual ? nil : 0, delay: isGradual ? 0 : build.duration)
      return [leaving]
        + movement(of: build.view, effect).map { property, away, home in
          change(property, [home, away], composition: property == .scale ? .replace : .add)
        }
    case .move(let path):
      return [
        Animation(
          .view(build.view), .position, path: path, pace: .curve(build.curve),
          timing: Timing(beginTime: start, duration: build.duration, fillMode: .forwards))
      ]
    case .rotate(let degrees):
      return [change(.rotationDegrees, [0, .number(degrees)], composition: .add)]
    case .scale(let factor): return [change(.scale, [.number(factor)])]
    case .opacity(let opacity): return [change(.alpha, [.number(opacity)])]
    }
  }

  /// What moves with an effect: the property, its value away, and its value at home.
  private func movement(
    of id: String, _ effect: ObjectBuild.Effect
  ) -> [(AnimatableProperty, away: AnimatedValue, home: AnimatedValue)] {
    let frame = geometry.frame(of: id) ?? .zero
    func shift(_ x: Double, _ y: Double) -> [(AnimatableProperty, AnimatedValue, AnimatedValue)] {
      [(.translation, .point(Point(x: x, y: y)), .point(.zero))]
    }
    switch effect {
    case .appear, .dissolve: return []
    case .scale: return [(.scale, 0, 1)]
    case .moveLeft: return shift(-frame.maxX, 0)
    case .moveRight: return shift(geometry.size.width - frame.minX, 0)
    case .moveTop: return shift(0, -frame.maxY)
    case .moveBottom: return shift(0, geometry.size.height - frame.minY)
    }
  }
}
