public import CasqueDiagnostics
internal import CasqueImaging
internal import CasqueLayout
internal import CasqueModel

/// A launch screen whose pixels differ from the splash's first frame, so that the launch flickers.
///
/// **Source** MotionFacts §6: both must be equal to the pixel.
public struct LaunchFrameRule: CheckRule {
  /// `motion/launch-frame`.
  public static let codes: [DiagnosticCode] = [.motionLaunchFrame]

  /// Creates the rule.
  public init() {}

  /// At most one finding, about the first view that differs.
  public func findings(in input: CheckInput) -> [Finding] {
    guard input.role == .foregroundSplash, let splash = input.motion?.splash,
      let launch = splash.launch, case .pictures(let own, let first)? = input.launchFrames
    else { return [] }
    let difference = BitmapComparison.compare(first, own)
    guard difference.differingPixels > 0 else { return [] }
    let odd = oddView(of: launch, beside: splash.foreground) ?? launch.id
    let diagnostic = Diagnostic(
      .motionLaunchFrame, "the launch screen is not the splash's first frame",
      at: (launch.view(odd) ?? launch).place,
      hints: [Hint("give both the same grounds, images and constraints")])
    return [
      Finding(
        diagnostic, views: [odd], cause: diagnostic.code.rawValue,
        evidence: evidence(difference, scale: first.scale))
    ]
  }

  private func evidence(_ difference: PixelDifference, scale: Double) -> String {
    let share = Double(difference.differingPixels) / Double(max(1, difference.comparedPixels))
    let percent = (share * 1000).rounded() / 10
    let words = "\(difference.differingPixels) pixels differ (\(percent) %)"
    guard let first = difference.clusters.first else { return words }
    func point(_ pixels: Int) -> Int { Int((Double(pixels) / scale).rounded()) }
    return words + ", first around (\(point(first.x)), \(point(first.y)))"
  }

  /// The view of the launch screen that looks or lies otherwise than the one in its place, or nil if
  /// the trees do not tell.
  private func oddView(of launch: View, beside foreground: View) -> String? {
    let (own, other) = (flat(launch), flat(foreground))
    for (index, view) in own.enumerated() {
      guard index < other.count, view.content == other[index].content,
        view.appearance == other[index].appearance
      else { return view.id }
    }
    let rules = other.flatMap(\.constraints)
    return own.flatMap(\.constraints).first { rule in
      rules.contains {
        $0.firstItem == rule.firstItem && $0.firstAttribute == rule.firstAttribute
          && ($0.constant != rule.constant || $0.multiplier != rule.multiplier)
      }
    }?.firstItem.viewID
  }

  private func flat(_ root: View) -> [View] {
    var all: [View] = []
    root.forEachView { view, _ in all.append(view) }
    return all
  }
}
