import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  /// 20 points: two labels of 10 and 20 characters want 100 and 200 in a row of 320 - 20.
  private static func row(
    first: (inout View) -> Void = { _ in }, second: (inout View) -> Void = { _ in },
    gap: Double = 20
  ) -> Layout {
    let a = View.label("a", text: "aaaaaaaaaa", font: .system(20)).with(first)
    let b = View.label("b", text: "bbbbbbbbbbbbbbbbbbbb", font: .system(20)).with(second)
    return Layout("screen", subviews: [a, b]) { root in
      a.leftAnchor.constraint(equalTo: root.leftAnchor)
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: gap)
      b.rightAnchor.constraint(equalTo: root.rightAnchor)
      a.topAnchor.constraint(equalTo: root.topAnchor)
      b.topAnchor.constraint(equalTo: root.topAnchor)
    }
  }

  private static let fractions: Layout = {
    let box = View.view("box")
    return Layout("screen", subviews: [box]) { root in
      box.at(0, 0, in: root)
      box.heightAnchor.constraint(equalToConstant: 10)
      box.widthAnchor.constraint(equalToConstant: 100).priority(999)
      box.widthAnchor.constraint(equalToConstant: 200).priority(999.5)
    }
  }()

  private static let requiredContent: Layout = {
    let label = View.label("label", text: "aaaaaaaaaa", font: .system(20)).with {
      $0.contentCompressionResistancePriority = AxisPair(both: 1000)
    }
    return Layout("screen", subviews: [label]) { root in
      label.at(0, 0, in: root)
      label.widthAnchor.constraint(equalToConstant: 60)
      label.heightAnchor.constraint(equalToConstant: 5).priority(999.9)
    }
  }()

  private static let swarm: Layout = {
    let box = View.view("box")
    return Layout("screen", subviews: [box]) { root in
      box.at(0, 0, in: root)
      box.heightAnchor.constraint(equalToConstant: 10)
      box.widthAnchor.constraint(equalToConstant: 100).priority(501)
      for _ in 0..<50 { box.widthAnchor.constraint(equalToConstant: 300).priority(500) }
    }
  }()

  static let priorities: [HandDerivedCase] = [
    HandDerivedCase(
      name: "the one that hugs less grows",
      derivation: "320 - 10 = 310 for 100 + 200: 10 too much; b hugs at 200, so b is 210",
      layout: row(second: { $0.contentHuggingPriority.horizontal = 200 }, gap: 10),
      frames: [("a", 0, 0, 100, 20), ("b", 110, 0, 210, 20)]),
    HandDerivedCase(
      name: "the one that resists less shrinks",
      derivation: "320 - 40 = 280 for 300: 20 too little; a resists at 740, so a is 80",
      layout: row(
        first: { $0.contentCompressionResistancePriority.horizontal = 740 }, gap: 40),
      frames: [("a", 0, 0, 80, 20), ("b", 120, 0, 200, 20)]),
    HandDerivedCase(
      name: "of two that hug alike the first grows",
      derivation: "rule 11: 320 - 10 = 310 for 100 + 200, a takes the 10",
      layout: row(gap: 10), frames: [("a", 0, 0, 110, 20), ("b", 120, 0, 200, 20)]),
    HandDerivedCase(
      name: "of two that resist alike the last shrinks",
      derivation: "rule 11: 320 - 40 = 280 for 100 + 200, b lacks 20",
      layout: row(gap: 40), frames: [("a", 0, 0, 100, 20), ("b", 140, 0, 180, 20)]),
    HandDerivedCase(
      name: "fractions are levels of their own",
      derivation: "rule 10: 999.5 beats 999",
      layout: fractions, frames: [("box", 0, 0, 200, 10)]),
    HandDerivedCase(
      name: "a content size at 1000 yields to the author's required, not to 999.9",
      derivation: "rule 17: width 60 is required and holds; height 20 at 1000 beats 5 at 999.9",
      layout: requiredContent, frames: [("label", 0, 0, 60, 20)]),
    HandDerivedCase(
      name: "fifty wishes at 500 do not outweigh one at 501",
      derivation: "levels are lexicographic: 100",
      layout: swarm, frames: [("box", 0, 0, 100, 10)]),
  ]
}
