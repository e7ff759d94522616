internal import CasqueCairo
package import CasqueChecks
package import CasqueDiagnostics
internal import CasqueLayout
package import CasqueModel
internal import CasqueMotion
internal import CasqueScene

extension Engine {
  /// Solves every window of a layout and says what rules find in them, window by window.
  package mutating func findings(
    of layout: Layout, in environment: LayoutEnvironment, cellName: String,
    resources: any Resources, suite: CheckSuite
  ) -> [Finding] {
    let solved = windows(of: layout, in: environment, cellName: cellName, resources: resources)
    // Where nothing moves there is no timeline to be made.
    let stack = layout.motion == nil ? nil : stack(layout, of: solved)
    let settled = stack.map { settledResults(of: $0, resources: resources) } ?? []
    let windows = solved.prefix(1) + settled.map { (.main, $0) } + solved.dropFirst()
    var seen: Set<String> = []
    return windows.flatMap { role, result in
      var input = CheckInput(result, role: role, motion: layout.motion)
      input.images = resources
      if role == .foregroundSplash, let stack {
        input.launchFrames = launchFrames(of: layout, stack, resources: resources)
      }
      let findings = suite.findings(in: input) {
        groundPicture(of: result, resources: resources)
      }
      guard role == .main, !findings.isEmpty else { return findings }
      // What is wrong at rest and in a settled state is said once.
      return findings.filter { seen.insert($0.cause).inserted }
    }
  }

  /// The launch screen and the splash's first frame, drawn only where they are not one drawing; nil
  /// without a launch screen, or if one cannot be drawn.
  private mutating func launchFrames(
    of layout: Layout, _ stack: WindowStack, resources: any Resources
  ) -> LaunchFrames? {
    guard let root = layout.motion?.splash?.launch else { return nil }
    let launch = resolve(
      Layout(name: layout.name, root: root, path: layout.path), in: stack.main.environment,
      cellName: stack.main.cellName, resources: resources)
    let options = SceneOptions(surroundings: .none)
    let own = Scene(launch).displayList(options, text: text, resources: resources)
    var state = stack.timeline.state(at: 0)
    // What a ground hides is not drawn, so that equal windows are equal drawings.
    if stack.foreground?.hasOpaqueGround ?? false {
      state.windows.removeAll { $0.role != .foregroundSplash }
    }
    let first = stack.scene(of: state) { layout, rest in
      resolve(layout, in: rest.environment, cellName: rest.cellName, resources: resources)
    }.displayList(options, text: text, resources: resources)
    if own == first { return .same }
    let renderer = renderer(for: resources)
    guard let launch = try? renderer.bitmap(own), let first = try? renderer.bitmap(first) else {
      return nil
    }
    return .pictures(launch: launch, first: first)
  }

  /// The main window wherever everything that moves by itself comes to rest.
  private mutating func settledResults(
    of stack: WindowStack, resources: any Resources
  ) -> [LayoutResult] {
    var known: [WindowPresentation] = [WindowPresentation(.main)]
    var results: [LayoutResult] = []
    for time in stack.timeline.settledTimes.prefix(Engine.settledLimit) {
      guard let window = stack.timeline.state(at: time).windows.last(where: { $0.role == .main })
      else { continue }
      var still = WindowPresentation(.main)
      (still.views, still.constants) = (window.views, window.constants)
      guard !known.contains(still) else { continue }
      known.append(still)
      results.append(
        stack.result(of: still) { moved, rest in
          resolve(moved, in: rest.environment, cellName: rest.cellName, resources: resources)
        }.presented(as: still))
    }
    return results
  }

  /// The most settled states that are looked at; a film has more than a person can name.
  private static var settledLimit: Int { 100 }
}

extension LayoutResult {
  /// Whether nothing is seen through the root view.
  fileprivate var hasOpaqueGround: Bool {
    let appearance = root.view.appearance
    let colors = [appearance.backgroundColor].compactMap(\.self)
    return colors.contains { $0.resolved(in: environment).alpha >= 1 }
      || appearance.gradient?.colors.allSatisfy { $0.resolved(in: environment).alpha >= 1 } ?? false
  }
}
