public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Text and controls under the notch, the Dynamic Island or the display's round corners.
///
/// Only what really meets them counts: a title at the same height beside the island is a matter of
/// the safe area.
/// **Source** EnvironmentFacts §1 and the device catalogue, which has the outlines of cut-outs and
/// the radii of corners.
public struct CutoutRule: CheckRule {
  /// `layout/under-cutout`.
  public static let codes: [DiagnosticCode] = [.layoutUnderCutout]

  /// How far content may reach over an outline, in points; iOS's continuous corner lies within
  /// that of the circle that stands for it here.
  static let tolerance = 1.0

  /// What hides a view.
  struct Obstacle {
    var name: String
    /// How much of it is hidden, in points.
    var extent: String
  }

  /// Creates the rule.
  public init() {}

  /// One finding a view.
  public func findings(in input: CheckInput) -> [Finding] {
    let environment = input.result.environment
    guard environment.displayCornerRadius > 0 || !environment.cutouts.isEmpty else { return [] }
    return input.contentViews.compactMap { visible in
      guard let obstacle = CutoutRule.obstacle(of: visible, in: input) else { return nil }
      let diagnostic = Diagnostic(
        .layoutUnderCutout, "'\(visible.id)' lies under \(obstacle.name)",
        at: visible.view.place,
        hints: [
          Hint(
            for: visible.view.place, "pin it to safeArea and margins in place of the view's edges",
            interfaceBuilder: "pin it to the Safe Area and margins in place of the view's edges")
        ])
      return Finding(
        diagnostic, views: [visible.id],
        cause: "\(diagnostic.code.rawValue) \(visible.id)", evidence: obstacle.extent)
    }
  }

  /// What of the display hides a part of the view, if anything.
  static func obstacle(of visible: VisibleView, in input: CheckInput) -> Obstacle? {
    guard !visible.isTransformed, !visible.isScrolled else { return nil }
    let environment = input.result.environment
    for cutout in environment.cutouts {
      guard let name = name(of: cutout.kind) else { continue }
      for piece in visible.pieces {
        guard let common = piece.intersection(cutout.frame), common.width > tolerance,
          common.height > tolerance
        else { continue }
        return Obstacle(
          name: name,
          extent: "\(PointText.text(common.width)) × \(PointText.text(common.height)) of it")
      }
    }
    let window = Rect(origin: .zero, size: environment.size)
    let display = RoundedBounds(frame: window, radius: environment.displayCornerRadius)
    let radius = visible.cornerRadius(buttons: environment.profile.controls.buttonCornerRadius)
    let over = visible.pieces.map { display.overhang(of: $0, radius: radius) }.max() ?? 0
    guard over > tolerance else { return nil }
    return Obstacle(
      name: "a round corner of the display", extent: "\(PointText.text(over)) over the curve")
  }

  private static func name(of kind: Cutout.Kind) -> String? {
    switch kind {
    case .notch: "the notch"
    case .dynamicIsland: "the Dynamic Island"
    case .homeIndicator: nil
    }
  }
}
