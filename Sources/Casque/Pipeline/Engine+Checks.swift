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
    let stack = stack(layout, in: environment, cellName: cellName, resources: resources)
    let settled = settledResults(of: stack, resources: resources)
    var windows = [(WindowRole.main, stack.main)] + settled.map { (.main, $0) }
    let further: [(WindowRole, LayoutResult?)] = [
      (.foregroundSplash, stack.foreground), (.backgroundSplash, stack.background),
      (.alert, stack.alert),
    ]
    for case (let role, let result?) in further { windows.append((role, result)) }
    var seen: Set<String> = []
    return windows.flatMap { role, result in
      var input = CheckInput(result, role: role, motion: layout.motion)
      input.images = resources
      let findings = suite.findings(in: input) {
        groundPicture(of: result, resources: resources)
      }
      // What is wrong at rest and in a settled state is said once.
      return findings.filter { role != .main || seen.insert($0.cause).inserted }
    }
  }

  /// The main window as solved wherever the constants of its constraints come to rest.
  private mutating func settledResults(
    of stack: WindowStack, resources: any Resources
  ) -> [LayoutResult] {
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
