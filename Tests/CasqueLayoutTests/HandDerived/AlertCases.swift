import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  private static func alert(_ content: AlertController) -> Layout {
    Layout(name: "alert", root: .alertController("alert", content))
  }

  private static let phone = LayoutEnvironment.window(
    393, 852, safeArea: Insets(top: 59, bottom: 34))

  /// The sizes of iOS 26 that ControlFacts gives.
  private static let phone26: LayoutEnvironment = {
    var environment = phone
    environment.profile.alerts = AlertMetrics(
      width: 320, headerInsets: DirectionalInsets(top: 22, leading: 30, bottom: 4, trailing: 30),
      textSpacing: 8, actionHeight: 48, actionInset: 16, actionSpacing: 8, standsInSafeArea: true,
      bottom: nil)
    return environment
  }()

  private static let pair: [AlertController.Action] = [
    .init(title: "Cancel", style: .cancel), .init(title: "OK"),
  ]

  static let alerts: [HandDerivedCase] = [
    HandDerivedCase(
      name: "an alert whose titles are too long for half of it",
      derivation: """
        15 characters of 8.5 are 127.5, more than 135 - 16: rows, the one that cancels last; \
        19 + 17 + 2 + 13 + 19 = 70, lines of half a point: 70 + 2 · 44.5 = 159 in the middle of 480
        """,
      layout: alert(
        AlertController(
          title: "Hi", message: "Yo",
          actions: [.init(title: "Cancel", style: .cancel), .init(title: "Delete it all!!")])),
      frames: [
        ("alert.card", 25, 160.5, 270, 159), ("alert.header", 0, 0, 270, 70),
        ("alert.title", 16, 19, 238, 17), ("alert.message", 16, 38, 238, 13),
        ("alert.actions", 0, 70.5, 270, 88.5), ("alert.action1", 0, 0, 270, 44),
        ("alert.action0", 0, 44.5, 270, 44),
      ]),
    HandDerivedCase(
      name: "two buttons of iOS 26 beside each other",
      derivation: """
        (320 - 32 - 8) / 2 = 140 as was read; 22 + 17 + 8 + 15 + 4 = 66 and 16 + 48 + 16 = 80 are 146, \
        in the middle of 59 and 818
        """,
      layout: alert(AlertController(title: "Hi", message: "Yo", actions: pair)),
      environment: phone26,
      frames: [
        ("alert.card", 36.5, 365.5, 320, 146), ("alert.actions", 0, 66, 320, 80),
        ("alert.action0", 16, 16, 140, 48), ("alert.action1", 164, 16, 140, 48),
      ]),
    HandDerivedCase(
      name: "from right to left the one that cancels is at the right",
      derivation: "mirrored: 320 - 16 - 140 = 164",
      layout: alert(AlertController(title: "Hi", message: "Yo", actions: pair)),
      environment: phone26.rightToLeft,
      frames: [("alert.action0", 164, 16, 140, 48), ("alert.action1", 16, 16, 140, 48)]),
    HandDerivedCase(
      name: "an alert above the keyboard",
      derivation: "200 of 480 are covered: the middle of 280 is 140, 140 - 159 / 2 = 60.5",
      layout: alert(
        AlertController(
          title: "Hi", message: "Yo",
          actions: [.init(title: "Cancel", style: .cancel), .init(title: "Delete it all!!")])),
      environment: .window(keyboardHeight: 200),
      frames: [("alert.card", 25, 60.5, 270, 159)]),
    HandDerivedCase(
      name: "an action sheet stands at the bottom",
      derivation: """
        8 from the sides; the button that cancels ends at 852 - 34 = 818; 8 above it two rows of 57 \
        with a line: 761 - 8 - 114.5 = 638.5
        """,
      layout: alert(
        AlertController(
          preferredStyle: .actionSheet,
          actions: [.init(title: "Cancel", style: .cancel), .init(title: "A"), .init(title: "B")])),
      environment: phone,
      frames: [
        ("alert.cancelCard", 8, 761, 377, 57), ("alert.card", 8, 638.5, 377, 114.5),
        ("alert.action2", 0, 57.5, 377, 57),
      ]),
    HandDerivedCase(
      name: "an action sheet on a phone without a home indicator",
      derivation: "8 from the bottom: 480 - 8 - 57 = 415, and 415 - 8 - 57 = 350",
      layout: alert(
        AlertController(
          preferredStyle: .actionSheet,
          actions: [.init(title: "A"), .init(title: "Cancel", style: .cancel)])),
      frames: [("alert.cancelCard", 8, 415, 304, 57), ("alert.card", 8, 350, 304, 57)]),
    HandDerivedCase(
      name: "an alert that is too high scrolls its texts",
      derivation: """
        8 and 8 are free: 184 of 200; the button takes 44.5, texts 139.5 of 19 + 17 + 2 + 20 · 13 + 19
        """,
      layout: alert(
        AlertController(
          title: "Hi", message: String(repeating: "Yo\n", count: 19) + "Yo",
          actions: [.init(title: "OK")])),
      environment: .window(320, 200),
      frames: [
        ("alert.card", 25, 8, 270, 184), ("alert.header", 0, 0, 270, 139.5),
        ("alert.actions", 0, 140, 270, 44),
      ]),
  ]
}
