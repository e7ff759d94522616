import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  /// Words of 50, 100 and 30 points, 10 apart.
  private static func row(
    _ distribution: StackView.Distribution, width: Double? = nil, spacing: Double = 10,
    middle: View = .word("b", 10), change: (inout StackView) -> Void = { _ in }
  ) -> Layout {
    stackLayout(
      View.stackView(
        "s", distribution: distribution, spacing: spacing,
        subviews: [.word("a", 5), middle, .word("c", 3)]
      ).stacked(change), width: width)
  }

  private static let plainHalves = stackLayout(
    .stackView(
      "s", distribution: .fillProportionally, subviews: [.view("a"), .view("b")]),
    width: 200, height: 10)

  private static let nestedShares = stackLayout(
    .stackView(
      "s", distribution: .fillProportionally,
      subviews: [
        .stackView("row", spacing: 10, subviews: [.word("a", 5), .word("b", 10)]),
        .word("c", 4),
      ]), width: 400)

  static let stackDistributions: [HandDerivedCase] = [
    HandDerivedCase(
      name: "fill grows the view that hugs least",
      derivation: "300 - 2 · 10 - 50 - 30 = 200 for b",
      layout: row(.fill, width: 300, middle: .word("b", 10).pulling(hugging: 100)),
      frames: [("a", 0, 0, 50, 20), ("b", 60, 0, 200, 20), ("c", 270, 0, 30, 20)]),
    HandDerivedCase(
      name: "fill shrinks the view that resists least",
      derivation: "150 - 20 - 80 = 50 for b",
      layout: row(.fill, width: 150, middle: .word("b", 10).pulling(compression: 700)),
      frames: [("a", 0, 0, 50, 20), ("b", 60, 0, 50, 20), ("c", 120, 0, 30, 20)]),
    HandDerivedCase(
      name: "fill grows the first of views that hug alike",
      derivation: "rule 11: 300 - 20 - 100 - 30 = 150 for a",
      layout: row(.fill, width: 300),
      frames: [("a", 0, 0, 150, 20), ("b", 160, 0, 100, 20), ("c", 270, 0, 30, 20)]),
    HandDerivedCase(
      name: "fill shrinks the last of views that resist alike",
      derivation: "rule 11: 190 - 20 - 50 - 100 = 20 for c",
      layout: row(.fill, width: 190),
      frames: [("a", 0, 0, 50, 20), ("b", 60, 0, 100, 20), ("c", 170, 0, 20, 20)]),
    HandDerivedCase(
      name: "fill without a width is as wide as its views",
      derivation: "50 + 10 + 100 + 10 + 30 = 200",
      layout: row(.fill), frames: [("s", 0, 0, 200, 20), ("c", 170, 0, 30, 20)]),
    HandDerivedCase(
      name: "fillEqually",
      derivation: "(320 - 20) / 3 = 100 each",
      layout: row(.fillEqually, width: 320),
      frames: [("a", 0, 0, 100, 20), ("b", 110, 0, 100, 20), ("c", 220, 0, 100, 20)]),
    HandDerivedCase(
      name: "fillEqually without a width",
      derivation: "compression 750 of the widest beats hugging 250: 3 · 100 + 20",
      layout: row(.fillEqually),
      frames: [("s", 0, 0, 320, 20), ("c", 220, 0, 100, 20)]),
    HandDerivedCase(
      name: "fillProportionally without space",
      derivation: "360 · 50/180, 100/180, 30/180",
      layout: row(.fillProportionally, width: 360, spacing: 0),
      frames: [("a", 0, 0, 100, 20), ("b", 100, 0, 200, 20), ("c", 300, 0, 60, 20)]),
    HandDerivedCase(
      name: "fillProportionally with space does not come out",
      derivation: "shares of 180 + 20: 0.25 and 0.5 of 300 at 999 and 998; at 997 the rest, "
        + "300 - 75 - 150 - 20 = 55",
      layout: row(.fillProportionally, width: 300),
      frames: [("a", 0, 0, 75, 20), ("b", 85, 0, 150, 20), ("c", 245, 0, 55, 20)]),
    HandDerivedCase(
      name: "fillProportionally of views without content",
      derivation: "all count alike: 200 / 2",
      layout: plainHalves, frames: [("a", 0, 0, 100, 10), ("b", 100, 0, 100, 10)]),
    HandDerivedCase(
      name: "fillProportionally with a stack inside",
      derivation: "the row asks for 50 + 10 + 100 = 160, c for 40: 0.8 and 0.2 of 400",
      layout: nestedShares, frames: [("row", 0, 0, 320, 20), ("c", 320, 0, 80, 20)]),
    HandDerivedCase(
      name: "equalSpacing",
      derivation: "(300 - 180) / 2 = 60 between",
      layout: row(.equalSpacing, width: 300),
      frames: [("a", 0, 0, 50, 20), ("b", 110, 0, 100, 20), ("c", 270, 0, 30, 20)]),
    HandDerivedCase(
      name: "equalSpacing without a width",
      derivation: "fit at 49: spaces of 10, 200 wide",
      layout: row(.equalSpacing),
      frames: [("s", 0, 0, 200, 20), ("b", 60, 0, 100, 20), ("c", 170, 0, 30, 20)]),
    HandDerivedCase(
      name: "equalCentering",
      derivation: "centres 25 and 285, so 155 for b",
      layout: row(.equalCentering, width: 300),
      frames: [("a", 0, 0, 50, 20), ("b", 105, 0, 100, 20), ("c", 270, 0, 30, 20)]),
    HandDerivedCase(
      name: "equalCentering yields to the spacing",
      derivation:
        "centres 25 and 189 ask for b at 107 - 50 = 57, 7 after a: spacing moves it to 60",
      layout: row(.equalCentering, width: 204),
      frames: [("b", 60, 0, 100, 20), ("c", 174, 0, 30, 20)]),
    HandDerivedCase(
      name: "custom spacing",
      derivation: "30 after a, 10 after b",
      layout: row(.fill) { $0.customSpacing = ["a": 30] },
      frames: [("s", 0, 0, 220, 20), ("b", 80, 0, 100, 20), ("c", 190, 0, 30, 20)]),
    HandDerivedCase(
      name: "custom spacing from right to left",
      derivation: "a 170 … 220, 30 less 40 … 140, 10 less 0 … 30",
      layout: row(.fill) { $0.customSpacing = ["a": 30] }, environment: .window().rightToLeft,
      frames: [("a", 170, 0, 50, 20), ("b", 40, 0, 100, 20), ("c", 0, 0, 30, 20)]),
    HandDerivedCase(
      name: "custom spacing is a minimum where spaces are equal",
      derivation: "both gaps are equal and at least 30: 180 + 60",
      layout: row(.equalSpacing) { $0.customSpacing = ["a": 30] },
      frames: [("s", 0, 0, 240, 20), ("b", 80, 0, 100, 20), ("c", 210, 0, 30, 20)]),
  ]
}
