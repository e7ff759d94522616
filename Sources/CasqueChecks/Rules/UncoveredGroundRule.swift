public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel
internal import CasqueMotion

/// A ground that fills the window at rest and leaves an edge of it at some tilt.
///
/// **Source** MotionFacts §8: backgrounds reach the edges for the whole parallax range.
public struct UncoveredGroundRule: CheckRule {
  /// `motion/uncovered`.
  public static let codes: [DiagnosticCode] = [.motionUncovered]
  /// What rounding may take from an edge, in points.
  private static let tolerance = 0.5

  /// Creates the rule.
  public init() {}

  /// A finding for each view that is moved off an edge.
  public func findings(in input: CheckInput) -> [Finding] {
    guard !input.result.environment.traits.isReduceMotionEnabled else { return [] }
    return effects(input) + parallax(input)
  }

  private func effects(_ input: CheckInput) -> [Finding] {
    let screen = Rect(origin: .zero, size: input.result.environment.size)
    return input.views.compactMap { view in
      guard view.isSeen, let effect = view.view.appearance.motionEffect else { return nil }
      let frame = input.result.view(view.id)?.absoluteFrame ?? .zero
      let offsets = [-1.0, 1].map { effect.offset(at: Tilt(x: $0, y: $0)) }
      return finding(
        about: view.id, of: frame, in: screen, moved: offsets, isGround: isGround(view.view),
        at: view.view.place)
    }
  }

  private func parallax(_ input: CheckInput) -> [Finding] {
    guard input.role == .main, let parallax = input.motion?.parallax, let id = parallax.background,
      let background = input.result.view(id),
      let container = input.result.view(parallax.container)?.absoluteFrame,
      let scene = ParallaxSlackRule.geometry(of: parallax, in: input.result).scene(of: parallax)
    else { return [] }
    let offsets = [-1.0, 1].compactMap { tilt -> Point? in
      let offset = Point(x: tilt * parallax.travel, y: tilt * parallax.travel)
      return scene.placement(at: offset).map { $0.background - scene.backgroundCenter }
    }
    return [
      finding(
        about: id, of: background.absoluteFrame, in: container, moved: offsets, isGround: true,
        at: background.view.place)
    ].compactMap(\.self)
  }

  /// Whether a view is meant to fill: it has a ground, a gradient or an image.
  private func isGround(_ view: View) -> Bool {
    if case .imageView = view.content { return true }
    return view.appearance.backgroundColor != nil || view.appearance.gradient != nil
  }

  private func finding(
    about id: String, of frame: Rect, in area: Rect, moved offsets: [Point], isGround: Bool,
    at place: SourceRange?
  ) -> Finding? {
    guard isGround, gap(of: frame, in: area) <= UncoveredGroundRule.tolerance else { return nil }
    let gaps = offsets.map { gap(of: frame.offset(by: $0), in: area) }
    guard let widest = gaps.max(), widest > UncoveredGroundRule.tolerance else { return nil }
    let diagnostic = Diagnostic(
      .motionUncovered, "'\(id)' leaves an edge uncovered as the device tilts", at: place,
      hints: [Hint("make it larger by its movement on every side")])
    return Finding(
      diagnostic, views: [id], cause: "\(diagnostic.code.rawValue) \(id)",
      evidence: "a gap of \(PointText.text(widest))")
  }

  /// How much of an area's edges a frame leaves open, 0 if it covers all, in points.
  private func gap(of frame: Rect, in area: Rect) -> Double {
    max(
      0, frame.minX - area.minX, frame.minY - area.minY, area.maxX - frame.maxX,
      area.maxY - frame.maxY)
  }
}
