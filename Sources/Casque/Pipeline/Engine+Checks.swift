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
    windows(of: layout, in: environment, cellName: cellName, resources: resources)
      .flatMap { role, result in
        let input = CheckInput(result, role: role, motion: layout.motion)
        return suite.findings(in: input) { groundPicture(of: result, resources: resources) }
      }
  }
}
