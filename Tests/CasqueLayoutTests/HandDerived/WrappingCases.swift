import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  /// 20 points: a character is 10 wide and a line 20 high, and "aaaa bbbb cccc" has 14 characters.
  private static func paragraph(_ text: String, lines: Int = 0) -> View {
    .label("label", text: text, font: .system(20), numberOfLines: lines)
  }

  private static func filling(_ text: String, lines: Int = 0) -> Layout {
    let label = paragraph(text, lines: lines)
    let below = View.view("below")
    return Layout("screen", subviews: [label, below]) { root in
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10)
      label.topAnchor.constraint(equalTo: root.topAnchor)
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8)
      below.leadingAnchor.constraint(equalTo: label.leadingAnchor)
      below.size(50, 50)
    }
  }

  private static let bounded: Layout = {
    let label = paragraph("aaaa bbbb cccc")
    return Layout("screen", subviews: [label]) { root in
      label.at(0, 0, in: root)
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    }
  }()

  private static let preferred: Layout = {
    let label = paragraph("aaaa bbbb cccc").with { view in
      guard case .label(var label) = view.content else { return }
      label.preferredMaxLayoutWidth = 95
      view.content = .label(label)
    }
    return Layout("screen", subviews: [label]) { root in label.at(0, 0, in: root) }
  }()

  /// The label shares the row with a switch that resists more than it does.
  private static let besideSwitch: Layout = {
    let label = paragraph("aaaa bbbb cccc dddd eeee ffff gggg")
    let toggle = View.switch("toggle").with {
      $0.contentCompressionResistancePriority.horizontal = 751
    }
    return Layout("screen", subviews: [label, toggle]) { root in
      label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
      toggle.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
      toggle.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor)
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
      toggle.centerYAnchor.constraint(equalTo: label.centerYAnchor)
    }
  }()

  static let wrapping: [HandDerivedCase] = [
    HandDerivedCase(
      name: "two lines",
      derivation: "300 wide hold 30 characters: 'aaaa … ffff' is 29 and fits, 'gggg' goes down: "
        + "2 · 20 = 40; below at 48",
      layout: filling("aaaa bbbb cccc dddd eeee ffff gggg"),
      frames: [("label", 10, 0, 300, 40), ("below", 10, 48, 50, 50)]),
    HandDerivedCase(
      name: "at most two of three lines",
      derivation: "100 wide hold 10 characters: three lines of two words, numberOfLines 2: 40 high",
      layout: filling("aaaa bbbb cccc dddd eeee ffff", lines: 2), environment: .window(120),
      frames: [("label", 10, 0, 100, 40), ("below", 10, 48, 50, 50)]),
    HandDerivedCase(
      name: "one line never wraps",
      derivation: "numberOfLines 1: 20 high whatever the width",
      layout: filling("aaaa bbbb cccc dddd eeee ffff", lines: 1), environment: .window(120),
      frames: [("label", 10, 0, 100, 20), ("below", 10, 28, 50, 50)]),
    HandDerivedCase(
      name: "empty text has no height",
      derivation: "no characters: 0 high, below at 8",
      layout: filling(""), frames: [("label", 10, 0, 300, 0), ("below", 10, 8, 50, 50)]),
    HandDerivedCase(
      name: "the second pass replaces the width as well",
      derivation:
        "unbounded 140; at most 120; wrapped there 'aaaa bbbb' is 90 wide; hugging at 250 "
        + "draws the label to 90, two lines",
      layout: bounded, frames: [("label", 0, 0, 90, 40)]),
    HandDerivedCase(
      name: "an explicit preferred width is one pass",
      derivation: "wrapped at 95: 9 characters, 'aaaa bbbb' and 'cccc': 90 × 40",
      layout: preferred, frames: [("label", 0, 0, 90, 40)]),
    HandDerivedCase(
      name: "a label beside a switch",
      derivation: "margins 16 … 304; the switch's alignment rectangle 49 ends at 304, its frame 2 "
        + "further: 255 … 306; the label ends at 247: 231 wide hold 23 characters, 'aaaa … dddd' is "
        + "19 and 'eeee' would make 24: two lines of 4 and 3 words, 40 high; the switch's "
        + "middle at 40: y = 24.5",
      layout: besideSwitch,
      frames: [("label", 16, 20, 231, 40), ("toggle", 255, 24.5, 51, 31)]),
  ]
}
