import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  private static let thirds: Layout = {
    let views = ["a", "b", "c"].map { View.view($0) }
    return Layout("screen", subviews: views) { root in
      views[0].leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor)
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor)
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor)
      views[2].trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor)
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 1)
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 1)
      for view in views {
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
        view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor)
      }
    }
  }()

  /// A sidebar of 320 points where the window is wide, above the content where it is narrow.
  private static let adaptive: Layout = {
    let (side, main) = (View.view("side"), View.view("main"))
    var wide = VariationCondition()
    wide.horizontal = .regular
    var narrow = VariationCondition()
    narrow.horizontal = .compact
    var layout = Layout("screen", subviews: [side, main]) { root in
      side.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      side.topAnchor.constraint(equalTo: root.topAnchor)
      main.trailingAnchor.constraint(equalTo: root.trailingAnchor)
      main.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    }
    let root = layout.root
    layout.root.variations = [
      Variation(
        when: wide,
        constraints: [
          side.widthAnchor.constraint(equalToConstant: 320),
          side.bottomAnchor.constraint(equalTo: root.bottomAnchor),
          main.leadingAnchor.constraint(equalTo: side.trailingAnchor, constant: 10),
          main.topAnchor.constraint(equalTo: root.topAnchor),
        ]),
      Variation(
        when: narrow,
        constraints: [
          side.heightAnchor.constraint(equalToConstant: 100),
          side.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          main.topAnchor.constraint(equalTo: side.bottomAnchor, constant: 10),
          main.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ]),
    ]
    return layout
  }()

  private static func pad(
    _ width: Double, _ sizeClass: UserInterfaceSizeClass
  ) -> LayoutEnvironment {
    .window(
      width, 768,
      traits: TraitCollection(userInterfaceIdiom: .pad, horizontalSizeClass: sizeClass))
  }

  static let rotationAndSplits: [HandDerivedCase] = [
    HandDerivedCase(
      name: "thirds, upright",
      derivation: "320 × 480, safe top 20: three columns of 320 / 3 = 106.667; edges 106.667 and "
        + "213.333 go to the half points 106.5 and 213.5",
      layout: thirds, environment: .window(safeArea: Insets(top: 20)),
      frames: [
        ("a", 0, 20, 106.5, 460), ("b", 106.5, 20, 107, 460), ("c", 213.5, 20, 106.5, 460),
      ]),
    HandDerivedCase(
      name: "thirds, turned",
      derivation: "812 × 375, safe left and right 44, bottom 21: (812 - 88) / 3 = 241.333; edges "
        + "44, 285.333, 526.667, 768 at three pixels to a point",
      layout: thirds,
      environment: .window(812, 375, safeArea: Insets(left: 44, bottom: 21, right: 44)).scale(3),
      frames: [
        ("a", 44, 0, 241.3333, 354), ("b", 285.3333, 0, 241.3333, 354),
        ("c", 526.6667, 0, 241.3333, 354),
      ]),
    HandDerivedCase(
      name: "a whole iPad",
      derivation: "regular: side 0 … 320, main from 330 to 1024",
      layout: adaptive, environment: pad(1024, .regular),
      frames: [("side", 0, 0, 320, 768), ("main", 330, 0, 694, 768)]),
    HandDerivedCase(
      name: "two thirds of an iPad",
      derivation: "694 points are regular: main from 330 to 694",
      layout: adaptive, environment: pad(694, .regular),
      frames: [("side", 0, 0, 320, 768), ("main", 330, 0, 364, 768)]),
    HandDerivedCase(
      name: "a third of an iPad",
      derivation: "compact: side above, 100 high; main from y = 110 to 768",
      layout: adaptive, environment: pad(320, .compact),
      frames: [("side", 0, 0, 320, 100), ("main", 0, 110, 320, 658)]),
  ]
}
