import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  /// A word of 50 × 20 (baseline 16) beside one of 60 × 40 (baseline 32).
  private static func row(
    _ alignment: StackView.Alignment, height: Double? = nil, largeFirst: Bool = false
  ) -> Layout {
    let words: [View] = [.word("a", 5), .word("b", 3, times: 2)]
    return stackLayout(
      .stackView(
        "s", alignment: alignment, subviews: largeFirst ? words.reversed() : words),
      height: height)
  }

  private static func column(_ alignment: StackView.Alignment, spacing: Double = 5) -> Layout {
    stackLayout(
      .stackView(
        "s", axis: .vertical, alignment: alignment, spacing: spacing,
        subviews: [.word("a", 5), .word("b", 6)]), width: 200)
  }

  private static let unsized: Layout = {
    let box = View.view("v")
    return stackLayout(
      .stackView("s", alignment: .top, subviews: [.word("a", 5), box]), height: 100
    ) { _ in box.widthAnchor.constraint(equalToConstant: 30) }
  }()

  /// A text of two words, 290 wide in one line, and a short one; both may wrap.
  private static func texts(_ alignment: StackView.Alignment, short lines: Int = 0) -> Layout {
    stackLayout(
      .stackView(
        "s", alignment: alignment, spacing: 20,
        subviews: [
          .label(
            "a", text: "aaaaaaaaaaaaaa bbbbbbbbbbbbbb", font: .system(20), numberOfLines: 0),
          .label("b", text: "bbbb", font: .system(20), numberOfLines: lines),
        ]), width: 320)
  }

  static let stackAlignments: [HandDerivedCase] = [
    HandDerivedCase(
      name: "labels that wrap share the width of a stack aligned at baselines",
      derivation: """
        (320 - 20) / 2 = 150 at 760, above the 290 and 40 at 750 that their texts defend: 15 \
        characters a line, so a has two lines
        """,
      layout: texts(.firstBaseline),
      frames: [("a", 0, 0, 150, 40), ("b", 170, 0, 150, 20), ("s", 0, 0, 320, 40)]),
    HandDerivedCase(
      name: "a label of one line has no share",
      derivation: "a alone is drawn to 150, and b fills the rest",
      layout: texts(.lastBaseline, short: 1),
      frames: [("a", 0, 0, 150, 40), ("b", 170, 20, 150, 20)]),
    HandDerivedCase(
      name: "horizontal fill", derivation: "from top to bottom",
      layout: row(.fill, height: 100), frames: [("a", 0, 0, 50, 100), ("b", 50, 0, 60, 100)]),
    HandDerivedCase(
      name: "top", derivation: "both at 0", layout: row(.top, height: 100),
      frames: [("a", 0, 0, 50, 20), ("b", 50, 0, 60, 40)]),
    HandDerivedCase(
      name: "leading is top in a horizontal stack", derivation: "both at 0",
      layout: row(.leading, height: 100), frames: [("a", 0, 0, 50, 20), ("b", 50, 0, 60, 40)]),
    HandDerivedCase(
      name: "bottom", derivation: "100 - 20 and 100 - 40", layout: row(.bottom, height: 100),
      frames: [("a", 0, 80, 50, 20), ("b", 50, 60, 60, 40)]),
    HandDerivedCase(
      name: "centre", derivation: "(100 - 20) / 2 and (100 - 40) / 2",
      layout: row(.center, height: 100), frames: [("a", 0, 40, 50, 20), ("b", 50, 30, 60, 40)]),
    HandDerivedCase(
      name: "centre without a height", derivation: "as high as the largest, 40; (40 - 20) / 2",
      layout: row(.center),
      frames: [("s", 0, 0, 110, 40), ("a", 0, 10, 50, 20), ("b", 50, 0, 60, 40)]),
    HandDerivedCase(
      name: "first baseline with the large word first",
      derivation: "b at the top, its line at 32; a at 32 - 16 = 16",
      layout: row(.firstBaseline, largeFirst: true),
      frames: [("s", 0, 0, 110, 40), ("b", 0, 0, 60, 40), ("a", 60, 16, 50, 20)]),
    HandDerivedCase(
      name: "first baseline with the small word first",
      derivation: "only the first is pinned to the top: a's line at 16, b at 16 - 32 = -16 to 24",
      layout: row(.firstBaseline),
      frames: [("s", 0, 0, 110, 24), ("a", 0, 0, 50, 20), ("b", 50, -16, 60, 40)]),
    HandDerivedCase(
      name: "last baseline with the large word first",
      derivation: "b 0 … 40, its line at 40 - 8; a ends at 32 + 4",
      layout: row(.lastBaseline, largeFirst: true),
      frames: [("s", 0, 0, 110, 40), ("b", 0, 0, 60, 40), ("a", 60, 16, 50, 20)]),
    HandDerivedCase(
      name: "vertical fill", derivation: "200 wide; 20 + 5 + 20 high", layout: column(.fill),
      frames: [("s", 0, 0, 200, 45), ("a", 0, 0, 200, 20), ("b", 0, 25, 200, 20)]),
    HandDerivedCase(
      name: "vertical leading", derivation: "both at 0", layout: column(.leading),
      frames: [("a", 0, 0, 50, 20), ("b", 0, 25, 60, 20)]),
    HandDerivedCase(
      name: "vertical leading from right to left", derivation: "200 - 50 and 200 - 60",
      layout: column(.leading), environment: .window().rightToLeft,
      frames: [("a", 150, 0, 50, 20), ("b", 140, 25, 60, 20)]),
    HandDerivedCase(
      name: "vertical trailing", derivation: "200 - 50 and 200 - 60", layout: column(.trailing),
      frames: [("a", 150, 0, 50, 20), ("b", 140, 25, 60, 20)]),
    HandDerivedCase(
      name: "vertical centre", derivation: "(200 - 50) / 2 and (200 - 60) / 2",
      layout: column(.center), frames: [("a", 75, 0, 50, 20), ("b", 70, 25, 60, 20)]),
    HandDerivedCase(
      name: "a view that asks for no size fills the stack at 25", derivation: "v is 100 high",
      layout: unsized, frames: [("a", 0, 0, 50, 20), ("v", 50, 0, 30, 100)]),
  ]
}
