public import CasqueDiagnostics
internal import CasqueModel

/// A launch screen that differs from the splash's first frame, so that the launch flickers.
///
/// At the first moment the splash's text is not seen yet, so that it may be missing.
/// **Source** spec/motion.md §6: both must be equal to the pixel.
public struct LaunchFrameRule: CheckRule {
  /// `motion/launch-frame`.
  public static let codes: [DiagnosticCode] = [.motionLaunchFrame]

  /// Creates the rule.
  public init() {}

  /// At most one finding, about the first view that differs.
  public func findings(in input: CheckInput) -> [Finding] {
    guard input.role == .foregroundSplash, let splash = input.motion?.splash,
      let launch = splash.launch
    else { return [] }
    let front = drawn(splash.foreground, without: splash.text)
    let own = drawn(launch, without: splash.text)
    guard own != front else { return [] }
    let index = zip(own, front).enumerated().first { $1.0 != $1.1 }?.offset
    let odd =
      index.map { own[$0].id } ?? (own.count > front.count ? own[front.count].id : launch.id)
    let diagnostic = Diagnostic(
      .motionLaunchFrame, "the launch screen is not the splash's first frame",
      at: (launch.view(odd) ?? launch).place,
      hints: [Hint("give both the same grounds, images and constraints")])
    return [
      Finding(
        diagnostic, views: [odd], cause: diagnostic.code.rawValue,
        evidence: index == nil
          ? "\(own.count) views in place of \(front.count)" : "'\(odd)' is the first that differs")
    ]
  }

  /// What a view says of its place and its look, its own name left out where it is the root's.
  private struct Drawn: Equatable {
    var id: String
    var content: ViewContent
    var appearance: Appearance
    var constraints: [String]

    static func == (a: Drawn, b: Drawn) -> Bool {
      a.content == b.content && a.appearance == b.appearance && a.constraints == b.constraints
    }
  }

  private func drawn(_ root: View, without text: String?) -> [Drawn] {
    var all: [Drawn] = []
    root.forEachView { view, _ in
      guard view.id != text else { return }
      let constraints = view.constraints.filter { constraint in
        ![constraint.firstItem, constraint.secondItem].contains { $0?.isOf(text) ?? false }
      }
      all.append(
        Drawn(
          id: view.id, content: view.content, appearance: view.appearance,
          constraints: constraints.map { rule in
            "\(name(rule.firstItem, root)).\(rule.firstAttribute) \(rule.relation.rawValue)"
              + " \(rule.multiplier) \(rule.secondItem.map { name($0, root) } ?? "")."
              + "\(rule.secondAttribute.map { "\($0)" } ?? "") \(rule.constant) \(rule.priority)"
          }))
    }
    return all
  }

  private func name(_ item: LayoutItem, _ root: View) -> String {
    switch item {
    case .view(let id): id == root.id ? "root" : id
    case .guide(let guide, let owner): "\(owner == root.id ? "root" : owner).\(guide)"
    }
  }
}

extension LayoutItem {
  /// Whether the item is a view or one of its guides.
  fileprivate func isOf(_ id: String?) -> Bool {
    switch self {
    case .view(let view): view == id
    case .guide(_, let owner): owner == id
    }
  }
}
