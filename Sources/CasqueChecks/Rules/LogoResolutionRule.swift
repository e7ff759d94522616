public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel
internal import CasqueMotion

/// A logo whose image has fewer pixels than the grown logo covers, so that its edge is blurred.
///
/// A vector image has as many as are asked for. **Source** MotionFacts §6, fault Y6.
public struct LogoResolutionRule: CheckRule {
  /// `motion/logo-resolution`.
  public static let codes: [DiagnosticCode] = [.motionLogoResolution]

  /// Creates the rule.
  public init() {}

  /// At most one finding.
  public func findings(in input: CheckInput) -> [Finding] {
    guard let opening = SplashOpening(input),
      case .imageView(let imageView)? = input.result.view(opening.splash.logo)?.view.content,
      let name = imageView.image, !isVector(name),
      let image = input.images?.imageDescription(named: name)
    else { return [] }
    let pixels = (image.size.width * image.scale).rounded()
    let needed = (opening.coverage.finalSide * input.result.environment.traits.displayScale)
      .rounded(.up)
    guard pixels < needed else { return [] }
    let diagnostic = Diagnostic(
      .motionLogoResolution, "the logo's image is too small for its size in the end",
      at: opening.place, hints: [Hint("use a vector image, or one with more pixels")])
    return [
      Finding(
        diagnostic, views: [opening.splash.logo],
        cause: "\(diagnostic.code.rawValue) \(opening.splash.logo)",
        evidence: "\(Int(pixels)) pixels wide, drawn over \(Int(needed))")
    ]
  }

  private func isVector(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".svg") || name.hasSuffix(".pdf")
  }
}
