import CasqueModel

extension HandDerivedCase {
  private static let box = View.view("box")

  private static let fractions = Layout("screen", subviews: [box]) { root in
    box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10)
    box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5625)
    box.at(0, 0, in: root)
  }

  private static let centre = Layout("screen", subviews: [box]) { root in
    LayoutConstraint(
      box.layoutItem, .centerX, to: root.layoutItem, .centerX, multiplier: 0.5, constant: 3)
    LayoutConstraint(box.layoutItem, .top, to: root.layoutItem, .bottom, multiplier: 0.25)
    box.size(40, 40)
  }

  /// The panel lies at 100, 40 and holds a constraint between its own edges and a box inside.
  private static let holder: Layout = {
    let panel = View.view("panel", subviews: [box]).with { panel in
      panel.constraints = [
        LayoutConstraint(
          box.layoutItem, .left, to: panel.layoutItem, .right, multiplier: 0.25),
        LayoutConstraint(
          box.layoutItem, .bottom, to: panel.layoutItem, .bottom, multiplier: 0.5),
      ]
    }
    return Layout("screen", subviews: [panel]) { root in
      panel.at(100, 40, in: root)
      panel.size(200, 100)
      box.size(20, 20)
    }
  }()

  /// The same held by the root: positions count from the window's origin.
  private static let outerHolder: Layout = {
    let panel = View.view("panel", subviews: [box])
    return Layout("screen", subviews: [panel]) { root in
      panel.at(100, 40, in: root)
      panel.size(200, 100)
      box.size(20, 20)
      LayoutConstraint(box.layoutItem, .left, to: panel.layoutItem, .right, multiplier: 0.5)
      LayoutConstraint(box.layoutItem, .bottom, to: panel.layoutItem, .bottom, multiplier: 0.5)
    }
  }()

  private static let mirrored = Layout("screen", subviews: [box]) { root in
    LayoutConstraint(
      box.layoutItem, .leading, to: root.layoutItem, .trailing, multiplier: 0.5, constant: 20)
    box.topAnchor.constraint(equalTo: root.topAnchor)
    box.size(40, 40)
  }

  private static let zero = Layout("screen", subviews: [box]) { root in
    LayoutConstraint(
      box.layoutItem, .width, to: root.layoutItem, .width, multiplier: 0, constant: 70)
    LayoutConstraint(
      box.layoutItem, .left, to: root.layoutItem, .right, multiplier: 0, constant: 12)
    box.topAnchor.constraint(equalTo: root.topAnchor)
    box.heightAnchor.constraint(equalToConstant: 10)
  }

  static let multipliers: [HandDerivedCase] = [
    HandDerivedCase(
      name: "extents",
      derivation: "0.5 · 320 - 10 = 150; 0.5625 · 150 = 84.375, whose edge goes to 84.5",
      layout: fractions, frames: [("box", 0, 0, 150, 84.5)]),
    HandDerivedCase(
      name: "positions in the root",
      derivation: "centre 0.5 · 160 + 3 = 83, x = 63; top 0.25 · 480 = 120",
      layout: centre, frames: [("box", 63, 120, 40, 40)]),
    HandDerivedCase(
      name: "positions in the holder's coordinates",
      derivation: "rule 5: in the panel left = 0.25 · 200 = 50, bottom = 0.5 · 100, y = 30",
      layout: holder, frames: [("box", 50, 30, 20, 20)]),
    HandDerivedCase(
      name: "positions held further out",
      derivation:
        "in the root left = 0.5 · 300 = 150, so 50 in the panel; bottom = 0.5 · 140 = 70, "
        + "so y = 70 - 20 - 40 = 10",
      layout: outerHolder, frames: [("box", 50, 10, 20, 20)]),
    HandDerivedCase(
      name: "a multiplier under right to left",
      derivation: "rule 6: right = 0.5 · left of the root (0) - 20 = -20 from the left origin, "
        + "x = -60",
      layout: mirrored, environment: .window().rightToLeft, frames: [("box", -60, 0, 40, 40)]),
    HandDerivedCase(
      name: "a multiplier of 0 leaves the constant",
      derivation: "width 0 · 320 + 70; left 0 · 320 + 12",
      layout: zero, frames: [("box", 12, 0, 70, 10)]),
  ]
}
