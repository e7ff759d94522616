package import CasqueChecks
package import CasqueDiagnostics
internal import CasqueLayout
package import CasqueModel
internal import CasqueMotion

extension Engine {
  /// Solves every window of a layout and says what rules find in them, window by window.
  package mutating func findings(
    of layout: Layout, in environment: LayoutEnvironment, cellName: String,
    resources: any Resources, suite: CheckSuite
  ) -> [Finding] {
    let solved = windows(of: layout, in: environment, cellName: cellName, resources: resources)
    let settled = settledResults(of: layout, solved, resources: resources)
    let windows = solved.prefix(1) + settled.map { (.main, $0) } + solved.dropFirst()
    var seen: Set<String> = []
    return windows.flatMap { role, result in
      var input = CheckInput(result, role: role, motion: layout.motion)
      input.images = resources
      let findings = suite.findings(in: input) {
        groundPicture(of: result, resources: resources)
      }
      guard role == .main, !findings.isEmpty else { return findings }
      // What is wrong at rest and in a settled state is said once.
      return findings.filter { seen.insert($0.cause).inserted }
    }
  }

  /// The main window as solved wherever the constants of its constraints come to rest.
  private mutating func settledResults(
    of layout: Layout, _ windows: [(role: WindowRole, result: LayoutResult)],
    resources: any Resources
  ) -> [LayoutResult] {
    // Nothing else changes a constant.
    guard let motion = layout.motion, !motion.animations.isEmpty || !motion.builds.isEmpty else {
      return []
    }
    let stack = WindowStack(layout, windows: windows, input: .none)
    var known: [[String: Double]] = [[:]]
    var results: [LayoutResult] = []
    for time in stack.timeline.settledTimes {
      guard let window = stack.timeline.state(at: time).windows.last(where: { $0.role == .main }),
        !known.contains(window.constants)
      else { continue }
      known.append(window.constants)
      results.append(
        stack.result(of: window) { moved, rest in
          resolve(moved, in: rest.environment, cellName: rest.cellName, resources: resources)
        })
    }
    return results
  }
}
