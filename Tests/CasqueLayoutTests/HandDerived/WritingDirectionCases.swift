import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  private static let box = View.view("box")

  private static let pinned = Layout("screen", subviews: [box]) { root in
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    box.size(100, 50)
  }

  private static let pair: Layout = {
    let (first, second) = (View.view("first"), View.view("second"))
    return Layout("screen", subviews: [first, second]) { root in
      first.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
      second.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor)
      first.widthAnchor.constraint(equalToConstant: 60)
      first.at(0, 0, in: root).filter { $0.firstAttribute == .top }
      second.topAnchor.constraint(equalTo: first.topAnchor)
      first.heightAnchor.constraint(equalToConstant: 30)
      second.heightAnchor.constraint(equalToConstant: 30)
    }
  }()

  private static let absolute = Layout("screen", subviews: [box]) { root in
    box.at(20, 10, in: root)
    box.size(100, 50)
  }

  private static let atLeast = Layout("screen", subviews: [box]) { root in
    box.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 40)
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).priority(500)
    box.topAnchor.constraint(equalTo: root.topAnchor)
    box.size(100, 50)
  }

  private static let centred = Layout("screen", subviews: [box]) { root in
    box.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 30)
    box.topAnchor.constraint(equalTo: root.topAnchor)
    box.size(100, 50)
  }

  /// `box` with a direction of its own, pinned by its leading edge in a holder.
  private static func mixed(
    box attribute: SemanticContentAttribute, root rootAttribute: SemanticContentAttribute
  ) -> Layout {
    var layout = Layout(
      "screen", subviews: [box.with { $0.semanticContentAttribute = attribute }]
    ) { root in
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
      box.size(100, 50)
    }
    layout.root.semanticContentAttribute = rootAttribute
    return layout
  }

  private static let directionalMargins: Layout = {
    var layout = Layout("screen", subviews: [box]) { root in
      LayoutConstraint(box.layoutItem, .left, to: root.layoutItem, .leftMargin)
      LayoutConstraint(box.layoutItem, .right, to: root.layoutItem, .rightMargin)
      box.topAnchor.constraint(equalTo: root.topAnchor)
      box.heightAnchor.constraint(equalToConstant: 50)
    }
    layout.root.directionalLayoutMargins = .init(top: 0, leading: 40, bottom: 0, trailing: 20)
    return layout
  }()

  static let writingDirection: [HandDerivedCase] = [
    HandDerivedCase(
      name: "leading at the left",
      derivation: "left to right: leading is left, so x = 0 + 20",
      layout: pinned, frames: [("box", 20, 10, 100, 50)]),
    HandDerivedCase(
      name: "leading at the right",
      derivation: "rule 6: leading is right and the constant negated: maxX = 320 - 20 = 300, "
        + "x = 300 - 100",
      layout: pinned, environment: .window().rightToLeft, frames: [("box", 200, 10, 100, 50)]),
    HandDerivedCase(
      name: "a row of two",
      derivation: "margins 16 … 304; first 16 … 76; second starts 8 further: 84 … 304",
      layout: pair, frames: [("first", 16, 0, 60, 30), ("second", 84, 0, 220, 30)]),
    HandDerivedCase(
      name: "a row of two, mirrored",
      derivation: "margins 16 … 304; first ends at 304 and is 60 wide: 244 … 304; "
        + "second ends 8 before: 16 … 236",
      layout: pair, environment: .window().rightToLeft,
      frames: [("first", 244, 0, 60, 30), ("second", 16, 0, 220, 30)]),
    HandDerivedCase(
      name: "left never flips",
      derivation: "rule 6: left and right never flip, x = 20",
      layout: absolute, environment: .window().rightToLeft, frames: [("box", 20, 10, 100, 50)]),
    HandDerivedCase(
      name: "an inequality turns round with its axis",
      derivation: "mirrored: maxX <= 320 - 40 = 280 is required, maxX = 310 only wished; "
        + "the nearest is 280, x = 180",
      layout: atLeast, environment: .window().rightToLeft, frames: [("box", 180, 0, 100, 50)]),
    HandDerivedCase(
      name: "a centre's constant does not flip",
      derivation: "rule 6: centre = 160 + 30 = 190 in both directions, x = 140",
      layout: centred, environment: .window().rightToLeft, frames: [("box", 140, 0, 100, 50)]),
    HandDerivedCase(
      name: "items of different directions: the holder's counts (left to right)",
      derivation: "box is forced right to left, the holder (root) is not: x = 20",
      layout: mixed(box: .forceRightToLeft, root: .unspecified),
      frames: [("box", 20, 10, 100, 50)]),
    HandDerivedCase(
      name: "items of different directions: the holder's counts (right to left)",
      derivation: "the holder (root) is forced right to left, box is not: maxX = 300",
      layout: mixed(box: .unspecified, root: .forceRightToLeft),
      frames: [("box", 200, 10, 100, 50)]),
    HandDerivedCase(
      name: "playback is never mirrored",
      derivation: "both items are spatial or playback, so left to right even in Arabic: x = 20",
      layout: mixed(box: .playback, root: .spatial), environment: .window().rightToLeft,
      frames: [("box", 20, 10, 100, 50)]),
    HandDerivedCase(
      name: "directional margins at the left",
      derivation: "left margin = leading 40, right margin = trailing 20: 40 … 300",
      layout: directionalMargins, frames: [("box", 40, 0, 260, 50)]),
    HandDerivedCase(
      name: "directional margins flip, leftMargin does not",
      derivation: "rule 16: leading 40 is at the right now, trailing 20 at the left: 20 … 280",
      layout: directionalMargins, environment: .window().rightToLeft,
      frames: [("box", 20, 0, 260, 50)]),
  ]
}
