import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  private static let box = View.view("box")

  private static let readable = Layout("screen", subviews: [box]) { root in
    box.edges(root.readableContentGuide)
  }

  private static let keyboard = Layout("screen", subviews: [box]) { root in
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    box.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    box.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -10)
    box.heightAnchor.constraint(equalToConstant: 50)
  }

  /// A guide of 40 points between two boxes.
  private static let spacer: Layout = {
    let (a, b) = (View.view("a"), View.view("b"))
    var layout = Layout("screen", subviews: [a, b]) { root in
      let gap = root.layoutGuide("gap")
      gap.leadingAnchor.constraint(equalTo: a.trailingAnchor)
      gap.widthAnchor.constraint(equalToConstant: 40)
      b.leadingAnchor.constraint(equalTo: gap.trailingAnchor)
      gap.topAnchor.constraint(equalTo: root.topAnchor)
      gap.heightAnchor.constraint(equalToConstant: 1)
      a.at(0, 0, in: root)
      a.size(30, 10)
      b.size(30, 10)
      b.topAnchor.constraint(equalTo: gap.bottomAnchor)
    }
    layout.root.layoutGuides = [LayoutGuide("gap")]
    return layout
  }()

  /// `V:|-[a]-[b]-|` and `H:|-[a]` as visual format leaves them.
  private static let visualFormat: Layout = {
    let (a, b) = (View.view("a"), View.view("b"))
    let root = LayoutItem.view("screen")
    var layout = Layout("screen", subviews: [a, b]) { _ in
      LayoutConstraint(a.layoutItem, .top, to: root, .top, spacing: .superview)
      LayoutConstraint(b.layoutItem, .top, to: a.layoutItem, .bottom, spacing: .sibling)
      LayoutConstraint(root, .bottom, to: b.layoutItem, .bottom, spacing: .superview)
      LayoutConstraint(a.layoutItem, .leading, to: root, .leading, spacing: .superview)
      LayoutConstraint(b.layoutItem, .trailing, to: root, .trailing, spacing: .superview)
      a.heightAnchor.constraint(equalToConstant: 100)
      a.widthAnchor.constraint(equalToConstant: 50)
      b.widthAnchor.constraint(equalToConstant: 50)
    }
    layout.root.directionalLayoutMargins = .init(top: 12, leading: 24, bottom: 14, trailing: 18)
    return layout
  }()

  static let guides: [HandDerivedCase] = [
    HandDerivedCase(
      name: "readable width on an iPad",
      derivation: "768 - 2 · 20 = 728 > 664 and 768 > 752: 20 + (728 - 664) / 2 = 52 … 716",
      layout: readable, environment: .window(768, 1024, margin: 20),
      frames: [("box", 52, 0, 664, 1024)]),
    HandDerivedCase(
      name: "readable width of iPad mini upright",
      derivation: "744 is not above 752: the margins guide, 744 - 40 = 704 wide",
      layout: readable, environment: .window(744, 1133, margin: 20),
      frames: [("box", 20, 0, 704, 1133)]),
    HandDerivedCase(
      name: "readable width of a phone in landscape by its safe width",
      derivation: "844 - 2 · 47 = 750 is not above 752: margins 63, 718 wide",
      layout: readable,
      environment: .window(844, 390, safeArea: Insets(left: 47, bottom: 21, right: 47)),
      frames: [("box", 63, 0, 718, 369)]),
    HandDerivedCase(
      name: "readable width of iOS 26",
      derivation: "1024 > 1008 and 984 > 920: 20 + 32 = 52, 920 wide",
      layout: readable, environment: .window(1024, 768, margin: 20, profile: .plain26),
      frames: [("box", 52, 0, 920, 768)]),
    HandDerivedCase(
      name: "the keyboard guide without keyboard",
      derivation: "its top is the safe area's bottom: 480 - 34 = 446; box 386 … 436",
      layout: keyboard, environment: .window(safeArea: Insets(bottom: 34)),
      frames: [("box", 0, 386, 320, 50)]),
    HandDerivedCase(
      name: "the keyboard guide with keyboard",
      derivation: "480 - 216 = 264; box 204 … 254",
      layout: keyboard,
      environment: .window(safeArea: Insets(bottom: 34), keyboardHeight: 216),
      frames: [("box", 0, 204, 320, 50)]),
    HandDerivedCase(
      name: "a guide of the author's own",
      derivation: "a ends at 30, the guide at 70; it is 1 high: b at 70, 1",
      layout: spacer, frames: [("b", 70, 1, 30, 10)]),
    HandDerivedCase(
      name: "standard spaces of visual format",
      derivation: "rule 7: top margin 12, then 100, then 8: b from 120 to 480 - 14; "
        + "leading margin 24, trailing 18: b's x = 320 - 18 - 50",
      layout: visualFormat, frames: [("a", 24, 12, 50, 100), ("b", 252, 120, 50, 346)]),
    HandDerivedCase(
      name: "standard spaces of visual format, mirrored",
      derivation: "leading margin 24 is at the right: a ends at 296; trailing 18 at the left",
      layout: visualFormat, environment: .window().rightToLeft,
      frames: [("a", 246, 12, 50, 100), ("b", 18, 120, 50, 346)]),
  ]
}
