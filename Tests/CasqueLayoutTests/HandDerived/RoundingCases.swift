import CasqueModel

extension HandDerivedCase {
  /// Three equal columns between the margins.
  private static let columns: Layout = {
    let views = ["a", "b", "c"].map { View.view($0) }
    return Layout("screen", subviews: views) { root in
      views[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16)
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor)
      views[2].leftAnchor.constraint(equalTo: views[1].rightAnchor)
      views[2].rightAnchor.constraint(equalTo: root.rightAnchor, constant: -17)
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 1)
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 1)
      for view in views {
        view.topAnchor.constraint(equalTo: root.topAnchor)
        view.heightAnchor.constraint(equalToConstant: 10)
      }
    }
  }()

  /// Offsets of 0.3 in 0.3: local edges would round to 0.5 and 0.5, the root's to 0.5 and 0.5.
  private static let nested: Layout = {
    let inner = View.view("inner")
    let outer = View.view("outer", subviews: [inner])
    return Layout("screen", subviews: [outer]) { root in
      outer.at(0.3, 0.2, in: root)
      outer.size(100, 100)
      inner.at(0.3, 0.2, in: outer)
      inner.size(10, 10)
    }
  }()

  private static let negative: Layout = {
    let box = View.view("box")
    return Layout("screen", subviews: [box]) { root in
      box.at(-0.25, 0.25, in: root)
      box.size(10.25, 10)
    }
  }()

  static let rounding: [HandDerivedCase] = [
    HandDerivedCase(
      name: "three columns",
      derivation: "rule 8: 287 / 3 = 95.667; edges 16, 111.667 → 111.5, 207.333 → 207.5, 303: "
        + "widths 95.5, 96, 95.5",
      layout: columns,
      frames: [("a", 16, 0, 95.5, 10), ("b", 111.5, 0, 96, 10), ("c", 207.5, 0, 95.5, 10)]),
    HandDerivedCase(
      name: "edges round in the window's coordinates",
      derivation: "outer 0.3 → 0.5 and 0.2 → 0; inner 0.6 → 0.5 and 0.4 → 0.5, so 0 and 0.5 inside",
      layout: nested, frames: [("outer", 0.5, 0, 100, 100), ("inner", 0, 0.5, 10, 10)]),
    HandDerivedCase(
      name: "ties go away from zero",
      derivation: "x -0.25 → -0.5, maxX 10; y 0.25 → 0.5, maxY 10.25 → 10.5",
      layout: negative, frames: [("box", -0.5, 0.5, 10.5, 10)]),
  ]
}
