import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  private static let probe = View.view("probe")

  private static func presented(
    _ presentation: LayoutPresentation?, keyboard: Bool = false
  ) -> Layout {
    var layout = Layout("screen", subviews: [probe]) { root in probe.edges(root.safeAreaLayoutGuide)
    }
    layout.presentation = presentation
    layout.isKeyboardShown = keyboard
    return layout
  }

  private static let sheet = LayoutPresentation.sheet(SheetPresentation())
  private static let phone = LayoutEnvironment.window(
    393, 852, safeArea: Insets(top: 59, bottom: 34))
  private static let pad: LayoutEnvironment = {
    var environment = LayoutEnvironment.window(
      820, 1180, safeArea: Insets(top: 24, bottom: 20), margin: 20,
      traits: TraitCollection(userInterfaceIdiom: .pad, horizontalSizeClass: .regular))
    environment.profile.sheets = SheetMetrics(
      topGap: 0, leastTop: 30, formSize: Size(width: 580, height: 650), pageTopGap: 18,
      barGrowth: 0)
    return environment
  }()

  static let presentations: [HandDerivedCase] = [
    HandDerivedCase(
      name: "a large sheet on a phone",
      derivation: "iOS 18: 59 + 10 from the top, so 783 high; only the bottom is unsafe",
      layout: presented(sheet), environment: phone,
      frames: [("screen", 0, 0, 393, 783), ("probe", 0, 0, 393, 749)]),
    HandDerivedCase(
      name: "a sheet at medium height", derivation: "852 / 2 = 426, safe 392",
      layout: presented(.sheet(SheetPresentation(detent: .medium))), environment: phone,
      frames: [("screen", 0, 0, 393, 426), ("probe", 0, 0, 393, 392)]),
    HandDerivedCase(
      name: "a sheet at a height of its own",
      derivation: "200 and the 34 below; the height is that of the safe area",
      layout: presented(.sheet(SheetPresentation(detent: .height(200)))), environment: phone,
      frames: [("screen", 0, 0, 393, 234), ("probe", 0, 0, 393, 200)]),
    HandDerivedCase(
      name: "in compact height a sheet is the screen", derivation: "852 by 393",
      layout: presented(sheet),
      environment: .window(
        852, 393, safeArea: Insets(left: 59, bottom: 21, right: 59),
        traits: TraitCollection(verticalSizeClass: .compact)),
      frames: [("screen", 0, 0, 852, 393), ("probe", 59, 0, 734, 372)]),
    HandDerivedCase(
      name: "a form sheet of an iPad floats", derivation: "its own size, nothing unsafe",
      layout: presented(.sheet(SheetPresentation(style: .formSheet))), environment: pad,
      frames: [("screen", 0, 0, 580, 650), ("probe", 0, 0, 580, 650)]),
    HandDerivedCase(
      name: "a page sheet of an iPad as on iPadOS 26",
      derivation: "24 + 18 = 42 from the top, to the bottom: 1138 as was read",
      layout: presented(sheet), environment: pad,
      frames: [("screen", 0, 0, 820, 1138), ("probe", 0, 0, 820, 1118)]),
    HandDerivedCase(
      name: "a popover has the size that its content prefers", derivation: "300 by 200",
      layout: presented(.popover(PopoverPresentation(width: 300, height: 200))), environment: pad,
      frames: [("screen", 0, 0, 300, 200), ("probe", 0, 0, 300, 200)]),
    HandDerivedCase(
      name: "a popover in compact width is a sheet", derivation: "as the large sheet",
      layout: presented(.popover(PopoverPresentation(width: 300, height: 200))),
      environment: phone, frames: [("screen", 0, 0, 393, 783)]),
    HandDerivedCase(
      name: "a layout that is shown with the keyboard",
      derivation: "the guide stands on the bottom, 260 high: 480 - 260 = 220",
      layout: {
        var layout = Layout("screen", subviews: [probe]) { root in
          probe.at(0, 0, in: root)
          probe.widthAnchor.constraint(equalToConstant: 10)
          probe.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor)
        }
        layout.isKeyboardShown = true
        return layout
      }(),
      environment: {
        var environment = LayoutEnvironment.window()
        environment.softwareKeyboardHeight = 260
        return environment
      }(), frames: [("probe", 0, 0, 10, 220)]),
  ]
}
