import Casque

/// Layouts that move: each rule about motion with a layout that it finds, and the same put right.
enum MotionFixtures {
  static let phone = "iphone-13-mini"

  /// A splash on a phone, with what differs.
  static func splash(
    logo: String = "images/logo.svg", keys: String, launch: String = ""
  ) -> String {
    """
    casque: 1
    root:
      id: screen
      backgroundColor: white
    splash:
      logo: logo
      \(keys)
    \(launch)
      foreground:
        id: front
        backgroundColor: systemBlue
        subviews:
          - imageView: logo
            image: \(logo)
        constraints:
          - logo.centerX = front.centerX
          - logo.centerY = front.centerY
          - logo.width = 72
          - logo.height = 72
      background: {id: back, backgroundColor: systemBlue}
    """
  }

  static func launch(
    _ color: String, constraints: [String] = ["logo.centerX = start.centerX", "logo.height = 72"],
    further: String = ""
  ) -> String {
    """
      launch:
        id: start
        backgroundColor: \(color)
        subviews:
          - imageView: logo
            image: images/logo.svg
    \(further)
        constraints:
          - logo.centerY = start.centerY
          - logo.width = 72
    \(constraints.map { "      - \($0)" }.joined(separator: "\n"))
    """
  }

  /// A launch screen like the splash's first frame but for one condition.
  static let launchMovedOnPhones =
    launch("systemBlue")
      + """

          when:
            - horizontal: compact
              constraints: [logo.height = 72]
              set: {logo: {alpha: 0.5}}
      """

  static let right = "hold: 1\n  aim: corner\n  growth: cover"

  static func photo(_ spare: Int) -> String {
    RuleFixture.screen(
      "- {imageView: photo, motionEffect: {x: 20, y: 20}}",
      """
      photo.leading = screen.leading - \(spare)
      photo.trailing = screen.trailing + \(spare)
      photo.top = screen.top - \(spare)
      photo.bottom = screen.bottom + \(spare)
      """)
  }

  static func moving(_ form: String) -> String {
    RuleFixture.screen(
      "- {view: box, backgroundColor: red}",
      """
      box.top = safeArea.top + 20
      box.leading = margins.leading
      box.width = 60
      box.height = 60
      """)
        + """

        motion:
          animations:
            - {view: box, property: position.y, to: 300, duration: 1\(form)}
        """
  }

  /// A button whose constraint ends at a height.
  static func settling(_ height: Int) -> String {
    RuleFixture.screen(
      "- {button: go, title: Go}",
      """
      go.top = safeArea.top + 20
      go.leading = margins.leading
      go.width = 80
      {equation: go.height = 60, id: height}
      """)
        + """

        motion:
          animations:
            - {constraint: height, to: \(height), duration: 1, reduceMotion: jump}
        """
  }

  /// A button of 120 × 50 points, or a label, with an animation.
  static func animated(_ heading: String, _ animation: String) -> String {
    let place = ["top = safeArea.top + 20", "leading = margins.leading"]
    let size = ["width = 120", "height = 50"]
    let lines = heading == go ? (place + size).map { "go.\($0)" } : place.map { "title.\($0)" }
    return RuleFixture.screen("- {\(heading)}", lines.joined(separator: "\n"))
      + """

      motion:
        animations:
          - {\(animation), duration: 1, reduceMotion: jump}
      """
  }

  private static let go = "button: go, title: Go on"
  private static let title = "label: title, text: Words"

  static let bad: [RuleFixture] = [
    RuleFixture(name: "tilted-edge", yaml: photo(0), expected: [(.motionUncovered, "photo")]),
    RuleFixture(
      name: "popping-corners", yaml: splash(keys: "hold: 1\n  aim: corner"), device: "ipad-10",
      expected: [(.motionSplashCoverage, "logo")]),
    RuleFixture(
      name: "aim-beside", yaml: splash(keys: "hold: 1\n  growth: cover"), device: phone,
      expected: [(.motionSplashAim, "logo")]),
    RuleFixture(
      name: "long-hold", yaml: splash(keys: "hold: 2\n  aim: corner\n  growth: cover"),
      device: phone, expected: [(.motionSplashHold, "logo")]),
    RuleFixture(
      name: "small-logo", yaml: splash(logo: "images/logo.png", keys: right), device: phone,
      expected: [(.motionLogoResolution, "logo")]),
    RuleFixture(
      name: "launch-flicker", yaml: splash(keys: right, launch: launch("white")), device: phone,
      expected: [(.motionLaunchFrame, "start")]),
    RuleFixture(
      name: "launch-by-condition", yaml: splash(keys: right, launch: launchMovedOnPhones),
      device: phone, expected: [(.motionLaunchFrame, "start")]),
    RuleFixture(
      name: "launch-half-a-point",
      yaml: splash(
        keys: right,
        launch: launch(
          "systemBlue", constraints: ["logo.centerX = start.centerX + 0.5", "logo.height = 72"])),
      device: phone, expected: [(.motionLaunchFrame, "logo")]),
    RuleFixture(
      name: "no-reduced-form", yaml: moving(""), expected: [(.motionNoReducedForm, "box")]),
    RuleFixture(name: "settled-target", yaml: settling(30), expected: [(.layoutTouchTarget, "go")]),
    RuleFixture(
      name: "settled-bounds",
      yaml: animated(go, "view: go, property: bounds, to: {width: 80, height: 30}"),
      expected: [(.layoutTouchTarget, "go")]),
    RuleFixture(
      name: "settled-scale", yaml: animated(go, "view: go, property: transform.scale, to: 0.4"),
      expected: [(.layoutTouchTarget, "go")]),
    RuleFixture(
      name: "settled-under-the-status-bar",
      yaml: animated(title, "view: title, property: position.y, to: 12"),
      expected: [(.layoutOutsideSafeArea, "title")]),
  ]

  static let good: [RuleFixture] = [
    RuleFixture(name: "tilted-with-spare", yaml: photo(20)),
    RuleFixture(
      name: "opening-put-right", yaml: splash(keys: right, launch: launch("systemBlue")),
      device: "ipad-10"),
    RuleFixture(
      name: "launch-said-otherwise",
      yaml: splash(
        keys: right,
        launch: launch(
          "systemBlue",
          constraints: [
            "logo.leading = start.leading + 151.5", "logo.height = logo.width",
            "nothing.edges = start.edges",
          ], further: "      - {view: nothing, alpha: 0}")),
      device: phone),
    RuleFixture(name: "reduced-form", yaml: moving(", reduceMotion: crossFade")),
    RuleFixture(name: "settled-large", yaml: settling(50)),
    RuleFixture(
      name: "settled-large-bounds",
      yaml: animated(go, "view: go, property: bounds, to: {width: 80, height: 50}")),
    RuleFixture(
      name: "settled-large-scale",
      yaml: animated(go, "view: go, property: transform.scale, to: 1.2")),
    RuleFixture(
      name: "settled-inside", yaml: animated(title, "view: title, property: position.y, to: 300")),
    // What moves out and back again rests where it was.
    RuleFixture(
      name: "back-again",
      yaml: animated(
        title, "view: title, property: position.y, to: 12, autoreverses: true")),
  ]
}

/// Resources in which every image has 264 pixels.
struct SmallImages: Resources {
  func imageDescription(named name: String) -> ImageDescription? {
    ImageDescription(size: Size(width: 264, height: 264))
  }

  func imageData(named name: String) -> [UInt8]? { nil }
}
