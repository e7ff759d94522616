import Casque

/// Layouts for the rules about whether text can be read, and for the one about parallax.
enum LegibilityFixtures {
  static let bad: [RuleFixture] = [
    RuleFixture(
      name: "nine-points", yaml: title("text: Hello, font: {size: 9}"),
      expected: [(.textTooSmall, "title")]),
    RuleFixture(
      name: "wide-paragraph", yaml: paragraph(in: "margins"), device: "ipad-pro-13-m4",
      expected: [(.textTooWide, "body")]),
    // #777777 on white is 4.48 : 1.
    RuleFixture(
      name: "gray-on-white", yaml: title("text: Hello, textColor: \"#777777\""),
      expected: [(.textLowContrast, "title")]),
    // Large text needs 3 : 1; #959595 on white is 2.99 : 1.
    RuleFixture(
      name: "large-light-gray-on-white",
      yaml: title("text: Hello, textColor: \"#959595\", font: {size: 30}"),
      expected: [(.textLowContrast, "title")]),
    RuleFixture(
      name: "blue-button-on-blue",
      yaml: RuleFixture.screen(
        "- {view: ground, backgroundColor: systemBlue}\n- {button: go, title: Go, style: plain}",
        """
        ground.edges = screen.edges
        go.top = safeArea.top
        go.leading = margins.leading
        go.width = 80
        go.height = 44
        """),
      expected: [(.textLowContrast, "go")]),
    RuleFixture(
      name: "a-light-part-of-a-text-on-white",
      yaml: title(
        "attributedText: {runs: [{text: \"Dark \", color: black}, {text: light, color: \"#959595\"}]}"
      ),
      expected: [(.textLowContrast, "title")]),
    RuleFixture(
      name: "white-on-the-light-end-of-a-gradient", yaml: onGradient(at: "bottom"),
      expected: [(.textLowContrast, "title")]),
    RuleFixture(
      name: "white-on-white-in-sight", yaml: scrolled(by: 600),
      expected: [(.textLowContrast, "title")]),
    RuleFixture(
      name: "background-of-the-screen-s-size", yaml: parallax(factor: 1),
      expected: [(.motionNoSlack, "space")]),
  ]

  static let good: [RuleFixture] = [
    RuleFixture(name: "eleven-points", yaml: title("text: Hello, font: {size: 11}")),
    RuleFixture(
      name: "readable-paragraph", yaml: paragraph(in: "readable"), device: "ipad-pro-13-m4"),
    // #767676 on white is 4.54 : 1.
    RuleFixture(
      name: "darker-gray-on-white", yaml: title("text: Hello, textColor: \"#767676\"")),
    // #949494 on white is 3.03 : 1.
    RuleFixture(
      name: "large-gray-on-white",
      yaml: title("text: Hello, textColor: \"#949494\", font: {size: 30}")),
    // The label's own colour is that of no part.
    RuleFixture(
      name: "dark-parts-of-a-light-text",
      yaml: title(
        "textColor: white, attributedText: {runs: [{text: Dark, color: black}, "
          + "{text: set on black, color: white, backgroundColor: black}]}")),
    RuleFixture(name: "the-system-s-colours", yaml: title("text: Hello, textColor: tertiaryLabel")),
    RuleFixture(name: "white-on-the-dark-end-of-a-gradient", yaml: onGradient(at: "top")),
    RuleFixture(name: "white-on-a-dark-screen-scrolled-away", yaml: scrolled(by: 700)),
    RuleFixture(name: "background-with-slack", yaml: parallax(factor: 1.2)),
  ]

  /// White text in a scroll view without a ground, so far down.
  private static func scrolled(by distance: Int) -> String {
    RuleFixture.screen(
      """
      - scrollView: scroll
        subviews:
          - {label: title, text: Hello, textColor: white, font: {size: 30}}
      """,
      """
      scroll.edges = screen.edges
      scroll.content.width = scroll.frame.width
      title.top = scroll.content.top + \(distance)
      title.bottom = scroll.content.bottom
      title.leading = margins.leading
      """)
  }

  private static func title(_ properties: String) -> String {
    RuleFixture.screen(
      "- {label: title, \(properties)}",
      """
      title.top = safeArea.top
      title.leading = margins.leading
      """)
  }

  private static func paragraph(in guide: String) -> String {
    let text = Array(repeating: "All of it can be read with ease.", count: 20)
      .joined(separator: " ")
    return RuleFixture.screen(
      "- {label: body, text: \(text), numberOfLines: 0}",
      """
      body.top = safeArea.top
      body.leading = \(guide).leading
      body.trailing = \(guide).trailing
      """)
  }

  private static func onGradient(at edge: String) -> String {
    RuleFixture.screen(
      """
      - {view: ground, gradient: {colors: ["#000000", "#FFFFFF"]}}
      - {label: title, text: Hello, textColor: "#FFFFFF"}
      """,
      """
      ground.edges = screen.edges
      title.\(edge) = safeArea.\(edge)
      title.leading = margins.leading
      """)
  }

  private static func parallax(factor: Double) -> String {
    "parallax: {background: space}\n"
      + RuleFixture.screen(
        "- {view: space, backgroundColor: systemIndigo}",
        """
        space.centerX = screen.centerX
        space.centerY = screen.centerY
        space.width = \(factor) * screen.width
        space.height = \(factor) * screen.height
        """)
  }
}
