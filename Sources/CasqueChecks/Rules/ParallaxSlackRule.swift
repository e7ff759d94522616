public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel
internal import CasqueMotion

/// The background of a parallax that is no larger than its container, so that its edges hold every
/// layer still.
///
/// **Source** MotionFacts §1.5, fault P4.
public struct ParallaxSlackRule: CheckRule {
  /// `motion/no-slack`.
  public static let codes: [DiagnosticCode] = [.motionNoSlack]

  /// Creates the rule.
  public init() {}

  /// At most one finding.
  public func findings(in input: CheckInput) -> [Finding] {
    guard input.role == .main, let parallax = input.motion?.parallax, parallax.travel != 0,
      parallax.depths?.background != 0, !input.result.environment.traits.isReduceMotionEnabled,
      let id = parallax.background, let background = input.view(id), background.isSeen
    else { return [] }
    let scene = ParallaxSlackRule.geometry(of: parallax, in: input.result).scene(of: parallax)
    let axes = (scene?.faults ?? []).compactMap { fault in
      if case .noSlack(let axis) = fault { axis } else { nil as Axis? }
    }
    guard let scene, let size = scene.backgroundSize, !axes.isEmpty else { return [] }
    let names = axes.map { $0 == .horizontal ? "x" : "y" }.joined(separator: " and ")
    let diagnostic = Diagnostic(
      .motionNoSlack, "'\(id)' has nothing to spare along \(names), so that no layer moves",
      at: background.view.place,
      hints: [Hint("make it larger than '\(parallax.container)', for example 1.2 times")])
    let (inner, outer) = (scene.bounds, size)
    return [
      Finding(
        diagnostic, views: [id], cause: "\(diagnostic.code.rawValue) \(id)",
        evidence: "\(PointText.text(outer.width)) × \(PointText.text(outer.height)) over "
          + "\(PointText.text(inner.width)) × \(PointText.text(inner.height))")
    ]
  }

  static func geometry(of parallax: Parallax, in result: LayoutResult) -> MotionGeometry {
    let ids = [parallax.container, parallax.background, parallax.frontView].compactMap(\.self)
    var frames: [String: Rect] = [:]
    for id in ids + parallax.layers { frames[id] = result.view(id)?.absoluteFrame }
    return MotionGeometry(size: result.environment.size, frames: [.main: frames])
  }
}
