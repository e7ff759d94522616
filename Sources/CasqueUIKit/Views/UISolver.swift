internal import Casque
internal import Foundation

/// What was solved of a view.
struct SolvedView {
  var safeAreaInsets: Insets
  var layoutMargins: Insets
  var isAmbiguous: Bool
}

/// Turns trees of views into layouts, and gives solved frames back.
enum UISolver {
  /// How often `layoutSubviews` may change what was solved before it is left alone.
  static let rounds = 3

  /// Solves a tree in an environment and gives every view its frame.
  static func settle(
    _ root: UIView, in environment: LayoutEnvironment, cellName: String, name: String? = nil
  ) -> LayoutResult {
    root.shownIn = environment
    root.isBeingSolved = true
    defer { root.isBeingSolved = false }
    spread(environment, over: root)
    var result = solve(root, in: environment, cellName: cellName, name: name)
    for _ in 1..<rounds {
      root.needsLayout = false
      callLayoutSubviews(of: root)
      guard root.needsLayout || hasChanged(root) else { break }
      result = solve(root, in: environment, cellName: cellName, name: name)
    }
    return result
  }

  private static func solve(
    _ root: UIView, in environment: LayoutEnvironment, cellName: String, name: String?
  ) -> LayoutResult {
    root.updateConstraintsIfNeeded()
    let lowering = UILowering(root, name: name)
    let result = LayoutPipeline.standard.resolve(
      lowering.layout, in: environment, cellName: cellName)
    let ambiguous = Set(result.ambiguities.map(\.viewID))
    for (view, id) in lowering.views {
      guard let found = result.view(id) else { continue }
      view.settle(CGRect(found.frame))
      let before = view.solved
      view.solved = SolvedView(
        safeAreaInsets: found.safeAreaInsets, layoutMargins: found.layoutMargins,
        isAmbiguous: ambiguous.contains(id))
      if found.safeAreaInsets != before?.safeAreaInsets ?? .zero { view.safeAreaInsetsDidChange() }
      if let before, found.layoutMargins != before.layoutMargins { view.layoutMarginsDidChange() }
      for guide in view.layoutGuides {
        guard let frame = lowering.guideID(guide).flatMap({ result.guides[$0] }) else { continue }
        guide.layoutFrame = CGRect(
          frame.offset(by: Point(x: -found.absoluteFrame.minX, y: -found.absoluteFrame.minY)))
      }
    }
    return result
  }

  /// Gives the traits of an environment to a tree; views and controllers that had others are told.
  static func spread(_ environment: LayoutEnvironment, over root: UIView) {
    let previous = root.ownTraits
    guard previous?.model != environment.traits else { return }
    let before = root.traitCollection
    let current = UITraitCollection(environment.traits)
    root.ownTraits = current
    func tell(_ view: UIView) {
      view.traitCollectionDidChange(previous)
      view.controller?.traitCollectionDidChange(previous)
      for registration in view.registrations + (view.controller?.registrations ?? []) {
        registration.tell(from: before, to: current)
      }
      view.needsConstraints = true
      view.subviews.forEach(tell)
    }
    tell(root)
  }

  private static func callLayoutSubviews(of view: UIView) {
    view.layoutSubviews()
    view.subviews.forEach { callLayoutSubviews(of: $0) }
  }

  private static func hasChanged(_ view: UIView) -> Bool {
    view.needsLayout || view.subviews.contains(where: hasChanged)
  }

  static func fittingSize(
    _ view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    view.updateConstraintsIfNeeded()
    var environment = view.bareEnvironment
    environment.traits = view.traitCollection.model
    let size = LayoutPipeline.standard.systemLayoutSizeFitting(
      UILowering(view, name: nil).layout.root, targetSize: target.model,
      horizontal: horizontal.model, vertical: vertical.model, in: environment)
    return CGSize(size)
  }

  /// The size that a content asks for; `noIntrinsicMetric` on axes where it asks for none.
  static func contentSize(of view: UIView) -> CGSize {
    if case .plain = view.modelContent {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    var root = Casque.View("root")
    var own = Casque.View("view", content: view.modelContent)
    own.constraints = []
    root.subviews = [own]
    var environment = view.bareEnvironment
    environment.size = Size(width: 4096, height: 4096)
    let result = LayoutPipeline.standard.resolve(
      Layout(name: "view", root: root), in: environment)
    let size = result.view("view")?.intrinsicContentSize
    return CGSize(
      width: size?.horizontal ?? UIView.noIntrinsicMetric,
      height: size?.vertical ?? UIView.noIntrinsicMetric)
  }
}

extension OSRelease {
  /// The newest release's profile of a phone, for views that no device shows.
  static let bareProfile = OSRelease.ios26.profile(
    for: ProfileContext(
      idiom: .phone, sizeClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      hasHomeIndicator: true))
}
