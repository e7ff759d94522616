import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  private static let safeArea = LayoutEnvironment.window(
    safeArea: Insets(top: 44, left: 10, bottom: 34, right: 12))

  /// A panel in a window of 320 × 480 with safe (44, 10, 34, 12), with a box on its safe area.
  private static func panel(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Layout {
    let box = View.view("box")
    let panel = View.view("panel", subviews: [box])
    return Layout("screen", subviews: [panel]) { root in
      panel.at(x, y, in: root)
      panel.size(width, height)
      box.edges(panel.safeAreaLayoutGuide)
    }
  }

  /// A view in a view in a view, each on the one before less 5 points on every edge.
  private static let deep: Layout = {
    let box = View.view("box")
    let inner = View.view("inner", subviews: [box])
    let outer = View.view("outer", subviews: [inner])
    return Layout("screen", subviews: [outer]) { root in
      outer.edges(root, inset: 5)
      inner.edges(outer, inset: 5)
      box.edges(inner.safeAreaLayoutGuide)
    }
  }()

  static let safeAreas: [HandDerivedCase] = [
    HandDerivedCase(
      name: "a panel as large as the window",
      derivation: "all of (44, 10, 34, 12): 320 - 22 by 480 - 78",
      layout: panel(0, 0, 320, 480), environment: safeArea, frames: [("box", 10, 44, 298, 402)]),
    HandDerivedCase(
      name: "a panel inside the safe area",
      derivation: "distances 60 and more exceed every inset: none left",
      layout: panel(60, 60, 100, 100), environment: safeArea, frames: [("box", 0, 0, 100, 100)]),
    HandDerivedCase(
      name: "a panel partly under the top",
      derivation: "top 44 - 20 = 24, left 10 - 4 = 6, bottom and right far away",
      layout: panel(4, 20, 100, 100), environment: safeArea, frames: [("box", 6, 24, 94, 76)]),
    HandDerivedCase(
      name: "a panel wholly in the band at the bottom has all of it",
      derivation:
        "probe (0, 460, 320, 100): bottom clamp(560 - 446, 0, 34) = 34, left 10, right 12",
      layout: panel(0, 460, 320, 100), environment: safeArea, frames: [("box", 10, 0, 298, 66)]),
    HandDerivedCase(
      name: "a panel beyond the top is clamped",
      derivation: "y = -30: 44 + 30 = 74 is clamped to 44",
      layout: panel(0, -30, 320, 200), environment: safeArea, frames: [("box", 10, 44, 298, 156)]),
    HandDerivedCase(
      name: "three levels",
      derivation: "each level takes 5 off: top 44 - 10 = 34, left 0, bottom 24, right 2 "
        + "in inner's 300 × 460",
      layout: deep, environment: safeArea, frames: [("box", 0, 34, 298, 402)]),
  ]
}
