import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  private static func row(
    _ views: [View], spacing: Double = 10, change: (inout StackView) -> Void = { _ in }
  ) -> Layout {
    stackLayout(View.stackView("s", spacing: spacing, subviews: views).stacked(change))
  }

  private static func inMargins(_ margins: DirectionalInsets?) -> Layout {
    stackLayout(
      View.stackView("s", subviews: [.word("a", 5)])
        .stacked { $0.isLayoutMarginsRelativeArrangement = true }
        .with { $0.directionalLayoutMargins = margins })
  }

  private static let unevenMargins = DirectionalInsets(top: 5, leading: 10, bottom: 7, trailing: 20)

  private static let nested = stackLayout(
    .stackView(
      "s", axis: .vertical, spacing: 10,
      subviews: [
        .stackView(
          "row", subviews: [.word("a", 5), .word("b", 3).pulling(hugging: 100)]),
        .word("c", 2),
      ]), width: 200)

  private static let forwarded: Layout = {
    let stack = View.stackView(
      "s", axis: .vertical, subviews: [.word("a", 5), .word("b", 3, times: 2)])
    let (first, last) = (View.word("first", 1), View.word("last", 1))
    return stackLayout(stack, with: [first, last]) { root in
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200)
      last.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 250)
      first.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor)
      last.lastBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor)
    }
  }()

  private static let onBaselines = stackLayout(
    View.stackView(
      "s", axis: .vertical, spacing: 30, subviews: [.word("a", 5), .word("b", 3, times: 2)]
    ).stacked { $0.isBaselineRelativeArrangement = true })

  private static let wrappingColumn = stackLayout(
    .stackView(
      "s", axis: .vertical,
      subviews: [
        .label("a", text: "aaaaa aaaaa aaaaa", font: .system(20), numberOfLines: 0),
        .word("b", 3),
      ]), width: 100)

  static let stackArrangements: [HandDerivedCase] = [
    HandDerivedCase(
      name: "a hidden view between two takes no room",
      derivation: "c 10 after a; b without width in the middle of the gap at 55",
      layout: row([.word("a", 5), .word("b", 10).hidden, .word("c", 3)]),
      frames: [("s", 0, 0, 90, 20), ("b", 55, 0, 0, 20), ("c", 60, 0, 30, 20)]),
    HandDerivedCase(
      name: "a hidden view at the front takes no room and its own spacing does not count",
      derivation: "b at 0",
      layout: row([.word("a", 5).hidden, .word("b", 10), .word("c", 3)]) {
        $0.customSpacing = ["a": 30]
      },
      frames: [("a", 0, 0, 0, 20), ("b", 0, 0, 100, 20), ("c", 110, 0, 30, 20)]),
    HandDerivedCase(
      name: "a hidden view at the end",
      derivation: "50 + 10 + 100 = 160, where c lies",
      layout: row([.word("a", 5), .word("b", 10), .word("c", 3).hidden]),
      frames: [("s", 0, 0, 160, 20), ("c", 160, 0, 0, 20)]),
    HandDerivedCase(
      name: "custom spacing before a hidden view leads to the next one",
      derivation: "30 after a",
      layout: row([.word("a", 5), .word("b", 10).hidden, .word("c", 3)]) {
        $0.customSpacing = ["a": 30]
      },
      frames: [("c", 80, 0, 30, 20)]),
    HandDerivedCase(
      name: "a stack without views is empty", derivation: "0 by 0 at 49", layout: row([]),
      frames: [("s", 0, 0, 0, 0)]),
    HandDerivedCase(
      name: "a stack in its margins", derivation: "10 + 50 + 20 wide, 5 + 20 + 7 high",
      layout: inMargins(unevenMargins), frames: [("s", 0, 0, 80, 32), ("a", 10, 5, 50, 20)]),
    HandDerivedCase(
      name: "a stack in its margins from right to left", derivation: "trailing 20 at the left",
      layout: inMargins(unevenMargins), environment: .window().rightToLeft,
      frames: [("s", 0, 0, 80, 32), ("a", 20, 5, 50, 20)]),
    HandDerivedCase(
      name: "a stack's margins hold its safe area",
      derivation: "top 8 + 44, the other edges 8: 66 by 52 + 20 + 8",
      layout: inMargins(nil), environment: .window(safeArea: Insets(top: 44)),
      frames: [("s", 0, 0, 66, 80), ("a", 8, 52, 50, 20)]),
    HandDerivedCase(
      name: "a stack in a stack",
      derivation: "the row fills 200: b 200 - 50; c at 20 + 10",
      layout: nested,
      frames: [
        ("row", 0, 0, 200, 20), ("a", 0, 0, 50, 20), ("b", 50, 0, 150, 20), ("c", 0, 30, 200, 20),
      ]),
    HandDerivedCase(
      name: "baselines of a stack are those of its first and last views",
      derivation: "first 16, so y 0; last 60 - 8 = 52, so y 52 + 4 - 20",
      layout: forwarded, frames: [("first", 200, 0, 10, 20), ("last", 250, 36, 10, 20)]),
    HandDerivedCase(
      name: "space from baseline to baseline",
      derivation: "16 + 30 - 32 = 14 for b; it ends at 54",
      layout: onBaselines, frames: [("s", 0, 0, 60, 54), ("b", 0, 14, 60, 40)]),
    HandDerivedCase(
      name: "text that wraps in a stack",
      derivation: "two words are 110 > 100: three lines of 20",
      layout: wrappingColumn,
      frames: [("s", 0, 0, 100, 80), ("a", 0, 0, 100, 60), ("b", 0, 60, 100, 20)]),
  ]
}
