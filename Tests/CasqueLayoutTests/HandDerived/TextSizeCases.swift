import CasqueModel

extension HandDerivedCase {
  /// A label of ten characters of body text above a button.
  private static let form: Layout = {
    let label = View.label("label", text: "abcdefghij", font: .preferred(.body))
    let button = View.button("button", title: "OK", style: .filled)
    return Layout("screen", subviews: [label, button]) { root in
      label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
      button.leadingAnchor.constraint(equalTo: label.leadingAnchor)
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8)
    }
  }()

  /// Two labels on one baseline.
  private static let baselines: Layout = {
    let large = View.label("large", text: "Ab", font: .system(40))
    let small = View.label("small", text: "Ab", font: .system(20))
    return Layout("screen", subviews: [large, small]) { root in
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor)
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor)
    }
  }()

  /// A box whose bottom stands on the last baseline of a label of another height than its text.
  private static func boxOnBaseline(of text: String, height: Double) -> Layout {
    let label = View.label("label", text: text, font: .system(20))
    let box = View.view("box")
    return Layout("screen", subviews: [label, box]) { root in
      label.at(0, 0, in: root)
      label.heightAnchor.constraint(equalToConstant: height)
      box.leftAnchor.constraint(equalTo: label.rightAnchor)
      box.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor)
      box.size(10, 10)
    }
  }

  /// Two buttons whose tops and baselines are aligned; one of them states its height.
  private static let buttons: Layout = {
    let high = View.button("high", title: "OK")
    let other = View.button("other", title: "OK")
    return Layout("screen", subviews: [high, other]) { root in
      high.at(0, 10, in: root)
      high.size(60, 60)
      other.leftAnchor.constraint(equalTo: high.rightAnchor)
      other.topAnchor.constraint(equalTo: high.topAnchor)
      other.widthAnchor.constraint(equalToConstant: 60)
      other.lastBaselineAnchor.constraint(equalTo: high.firstBaselineAnchor)
      high.lastBaselineAnchor.constraint(equalTo: other.firstBaselineAnchor)
    }
  }()

  static let textSizes: [HandDerivedCase] = [
    HandDerivedCase(
      name: "body at the default size",
      derivation: "17 points: 10 · 8.5 = 85 wide, 17 high; the filled title adds 12 + 12 and "
        + "7 + 7: 2 · 8.5 + 24 = 41, 17 + 14 = 31, 8 below 20 + 17",
      layout: form, frames: [("label", 16, 20, 85, 17), ("button", 16, 45, 41, 31)]),
    HandDerivedCase(
      name: "body at AX5",
      derivation: "53 points: 10 · 26.5 = 265 wide, 53 high; button 2 · 26.5 + 24 = 77, "
        + "53 + 14 = 67, 8 below 20 + 53",
      layout: form, environment: .window().contentSize(.accessibility5),
      frames: [("label", 16, 20, 265, 53), ("button", 16, 81, 77, 67)]),
    HandDerivedCase(
      name: "body at the smallest size",
      derivation: "14 points: 70 wide, 14 high; button 2 · 7 + 24 = 38, 28 high at 20 + 14 + 8",
      layout: form, environment: .window().contentSize(.xSmall),
      frames: [("label", 16, 20, 70, 14), ("button", 16, 42, 38, 28)]),
    HandDerivedCase(
      name: "first baselines",
      derivation: "rule 15: 10 + 0.8 · 40 = 42 is the baseline; small starts 0.8 · 20 above: 26",
      layout: baselines, frames: [("large", 0, 10, 40, 40), ("small", 40, 26, 20, 20)]),
    HandDerivedCase(
      name:
        "the baseline of a label taller than its text; a view without text stands on its bottom",
      derivation: "text of 20 in the middle of 60: 20 … 40; last baseline 40 - 0.2 · 20 = 36; "
        + "the box ends there: y = 26",
      layout: boxOnBaseline(of: "Ab", height: 60),
      frames: [("label", 0, 0, 20, 60), ("box", 20, 26, 10, 10)]),
    HandDerivedCase(
      name: "the last baseline of a label too low for its text is above its bottom",
      derivation: "12 high for a line of 20: 12 - 0.2 · 20 = 8; the box ends there: y = -2",
      layout: boxOnBaseline(of: "Ab", height: 12),
      frames: [("label", 0, 0, 20, 12), ("box", 20, -2, 10, 10)]),
    HandDerivedCase(
      name: "the last baseline of a label without characters is above its bottom",
      derivation: "50 high: 50 - 0.2 · 20 = 46; the box ends there: y = 36",
      layout: boxOnBaseline(of: "", height: 50),
      frames: [("label", 0, 0, 0, 50), ("box", 0, 36, 10, 10)]),
    HandDerivedCase(
      name: "buttons on one baseline below one top are as high",
      derivation: "the title lies in the middle of either, so one baseline is one middle: 10 + 30",
      layout: buttons, frames: [("high", 0, 10, 60, 60), ("other", 60, 10, 60, 60)]),
  ]
}
