import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  /// A panel at an offset in the root, with a box on the panel's margins.
  private static func nested(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    panel change: (inout View) -> Void = { _ in }
  ) -> Layout {
    let box = View.view("box")
    let panel = View.view("panel", subviews: [box]).with(change)
    return Layout("screen", subviews: [panel]) { root in
      panel.at(x, y, in: root)
      panel.size(width, height)
      box.edges(panel.layoutMarginsGuide)
    }
  }

  private static let rootMargins: Layout = {
    let box = View.view("box")
    return Layout("screen", subviews: [box]) { root in box.edges(root.layoutMarginsGuide) }
  }()

  private static func root(_ change: (inout View) -> Void) -> Layout {
    var layout = rootMargins
    change(&layout.root)
    return layout
  }

  /// The probe of §1: the superview's margins are 20 (here the root's own).
  private static let preserved: Layout = {
    var layout = nested(10, 10, 100, 100) { $0.preservesSuperviewLayoutMargins = true }
    layout.root.directionalLayoutMargins = .init(top: 20, leading: 20, bottom: 20, trailing: 20)
    return layout
  }()

  static let margins: [HandDerivedCase] = [
    HandDerivedCase(
      name: "a plain view's margins are 8",
      derivation: "panel 200 × 100 less 8 on each edge",
      layout: nested(50, 60, 200, 100), frames: [("box", 8, 8, 184, 84)]),
    HandDerivedCase(
      name: "own margins replace the 8",
      derivation: "leading 30, top 5, the rest 0",
      layout: nested(50, 60, 200, 100) {
        $0.directionalLayoutMargins = .init(top: 5, leading: 30, bottom: 0, trailing: 0)
      },
      frames: [("box", 30, 5, 170, 95)]),
    HandDerivedCase(
      name: "a root's margins are the system's inside its safe area",
      derivation: "left and right 16, top 0 + 44, bottom 0 + 34 of 375 × 812",
      layout: rootMargins,
      environment: .window(375, 812, safeArea: Insets(top: 44, bottom: 34)),
      frames: [("box", 16, 44, 343, 734)]),
    HandDerivedCase(
      name: "notch phone in landscape",
      derivation: "48 + 16 = 64 at the sides, 0 above, 21 below (EnvironmentFacts §1, iPhone 11)",
      layout: rootMargins,
      environment: .window(896, 414, safeArea: Insets(left: 48, bottom: 21, right: 48)),
      frames: [("box", 64, 0, 768, 393)]),
    HandDerivedCase(
      name: "a root's own margins count where they exceed the system's",
      derivation: "left max(30, 16) = 30, right max(4, 16) = 16, top 7, bottom 0",
      layout: root {
        $0.directionalLayoutMargins = .init(top: 7, leading: 30, bottom: 0, trailing: 4)
      },
      frames: [("box", 30, 7, 274, 473)]),
    HandDerivedCase(
      name: "a root that does not inset its margins from the safe area",
      derivation: "left and right 16, no safe area: the whole height",
      layout: root { $0.insetsLayoutMarginsFromSafeArea = false },
      environment: .window(safeArea: Insets(top: 44, bottom: 34)),
      frames: [("box", 16, 0, 288, 480)]),
    HandDerivedCase(
      name: "margins and safe area add up",
      derivation: "a full-screen panel under safe (44, 10, 34, 12): 52, 18, 42, 20 by the probe",
      layout: nested(0, 0, 320, 480),
      environment: .window(safeArea: Insets(top: 44, left: 10, bottom: 34, right: 12)),
      frames: [("box", 18, 52, 320 - 18 - 20, 480 - 52 - 42)]),
    HandDerivedCase(
      name: "without the flag the margins stay 8",
      derivation: "insetsLayoutMarginsFromSafeArea off: (8, 8, 8, 8) by the probe",
      layout: nested(0, 0, 320, 480) { $0.insetsLayoutMarginsFromSafeArea = false },
      environment: .window(safeArea: Insets(top: 44, left: 10, bottom: 34, right: 12)),
      frames: [("box", 8, 8, 304, 464)]),
    HandDerivedCase(
      name: "margins that keep content in the superview's",
      derivation: "superview's 20, panel (10, 10, 100, 100): left and top max(8, 20 - 10) = 10, "
        + "right and bottom 8 by the probe",
      layout: preserved, frames: [("box", 10, 10, 82, 82)]),
  ]
}
