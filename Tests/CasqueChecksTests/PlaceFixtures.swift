import Casque

/// Layouts for the rules about the display and about views among each other.
enum PlaceFixtures {
  /// An upright iPhone 16 Pro is 402 × 874 with a safe area from 62 to 840; the island lies in the
  /// middle of the top, and the corners have a radius of 62.
  static let phone = "iphone-16-pro"

  static let bad: [RuleFixture] = [
    RuleFixture(
      name: "under-the-island",
      yaml: RuleFixture.screen(
        "- {label: title, text: Hello, font: {size: 20}}",
        """
        title.centerX = screen.centerX
        title.top = screen.top + 20
        """),
      device: phone, expected: [(.layoutUnderCutout, "title")]),
    RuleFixture(
      name: "under-a-round-corner",
      yaml: RuleFixture.screen(
        "- {label: title, text: Hello}",
        """
        title.leading = screen.leading
        title.bottom = safeArea.bottom
        """),
      device: phone, expected: [(.layoutUnderCutout, "title")]),
    RuleFixture(
      name: "in-the-gesture-area",
      yaml: RuleFixture.screen(
        "- {button: go, title: Go, style: filled}",
        """
        go.centerX = screen.centerX
        go.width = 120
        go.height = 50
        go.bottom = screen.bottom - 4
        """),
      device: phone, expected: [(.layoutHomeIndicator, "go")]),
    RuleFixture(
      name: "off-the-screen",
      yaml: RuleFixture.screen(
        "- {label: title, text: Hello}",
        """
        title.leading = screen.trailing - 10
        title.top = safeArea.top
        """),
      expected: [(.layoutOffScreen, "title")]),
    RuleFixture(
      name: "cut-by-its-card",
      yaml: RuleFixture.screen(card(clips: true), card),
      expected: [(.layoutClipped, "title")]),
    RuleFixture(
      name: "text-over-text",
      yaml: RuleFixture.screen(
        "- {label: title, text: Hello}\n- {label: hint, text: There}",
        """
        title.leading = margins.leading
        title.top = safeArea.top
        hint.leading = margins.leading + 20
        hint.top = safeArea.top
        """),
      expected: [(.layoutOverlap, "hint")]),
    RuleFixture(
      name: "ground-over-text",
      yaml: RuleFixture.screen(covered("ground"), over),
      expected: [(.layoutOverlap, "ground")]),
    RuleFixture(
      name: "ground-in-front-by-its-z-position",
      yaml: RuleFixture.screen(
        "- {view: ground, backgroundColor: systemTeal, zPosition: 1}\n"
          + "- {label: title, text: Hello}", over),
      expected: [(.layoutOverlap, "ground")]),
    RuleFixture(
      name: "ground-within-the-safe-area",
      yaml: RuleFixture.screen(ground, "ground.edges = safeArea.edges"),
      device: phone, expected: [(.layoutBackgroundGap, "ground")]),
    RuleFixture(
      name: "left-for-leading",
      yaml: RuleFixture.screen(
        "- {label: title, text: Hello}",
        """
        title.left = screen.left + 20
        title.top = safeArea.top
        """),
      expected: [(.constraintAbsoluteSide, "title")]),
  ]

  static let good: [RuleFixture] = [
    RuleFixture(
      name: "below-the-island",
      yaml: RuleFixture.screen(
        "- {label: title, text: Hello}",
        """
        title.centerX = screen.centerX
        title.top = safeArea.top
        """),
      device: phone),
    RuleFixture(
      name: "clear-of-the-corner",
      yaml: RuleFixture.screen(
        "- {label: title, text: Hello}",
        """
        title.leading = margins.leading
        title.bottom = safeArea.bottom
        """),
      device: phone),
    RuleFixture(
      name: "images-may-lie-anywhere",
      yaml: RuleFixture.screen(
        "- {view: photo, backgroundColor: systemTeal}",
        """
        photo.leading = screen.leading - 40
        photo.trailing = screen.trailing + 40
        photo.top = screen.top
        photo.height = 100
        """),
      device: phone),
    RuleFixture(
      name: "above-the-gesture-area",
      yaml: RuleFixture.screen(
        "- {button: go, title: Go, style: filled}",
        """
        go.centerX = screen.centerX
        go.width = 120
        go.height = 50
        go.bottom = safeArea.bottom
        """),
      device: phone),
    RuleFixture(
      name: "not-cut-by-its-card", yaml: RuleFixture.screen(card(clips: false), card)),
    RuleFixture(
      name: "hidden-over-text",
      yaml: RuleFixture.screen(covered("ground, isHidden: true"), over)),
    RuleFixture(
      name: "transparent-over-text",
      yaml: RuleFixture.screen(covered("ground, alpha: 0"), over)),
    RuleFixture(
      name: "text-over-ground",
      yaml: RuleFixture.screen(covered("ground, zPosition: -1"), over)),
    RuleFixture(
      name: "ground-to-the-edges",
      yaml: RuleFixture.screen(ground, "ground.edges = screen.edges"), device: phone),
    RuleFixture(
      name: "the-same-in-a-mirror",
      yaml: RuleFixture.screen(
        "- {view: box, backgroundColor: systemTeal}",
        """
        box.left = screen.left + 20
        box.right = screen.right - 20
        box.top = safeArea.top
        box.height = 20
        """)),
    RuleFixture(
      name: "meant-to-stay-left",
      yaml: RuleFixture.screen(
        "- {view: box, backgroundColor: systemTeal, semanticContentAttribute: spatial}",
        """
        box.left = screen.left + 20
        box.width = 20
        box.top = safeArea.top
        box.height = 20
        """)),
  ]

  /// A card of 20 points with a line of 34 points in it.
  private static func card(clips: Bool) -> String {
    """
    - view: card
      clipsToBounds: \(clips)
      subviews:
        - {label: title, text: Hello, font: {size: 34}}
      constraints:
        - title.leading = card.leading
        - title.top = card.top
    """
  }

  private static let card = """
    card.leading = margins.leading
    card.width = 200
    card.top = safeArea.top
    card.height = 20
    """

  private static func covered(_ ground: String) -> String {
    "- {label: title, text: Hello}\n- {view: \(ground), backgroundColor: systemTeal}"
  }

  private static let over = """
    title.leading = margins.leading
    title.top = safeArea.top
    ground.leading = margins.leading
    ground.top = safeArea.top
    ground.width = 100
    ground.height = 100
    """

  private static let ground = """
    - view: ground
      backgroundColor: systemTeal
      subviews:
        - {label: title, text: Hello}
      constraints:
        - title.centerX = ground.centerX
        - title.centerY = ground.centerY
    """
}
