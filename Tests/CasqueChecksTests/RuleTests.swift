import Casque
import Testing

@Suite struct RuleTests {
  /// Each rule with a layout that it must find.
  static let bad: [RuleFixture] =
    [
      RuleFixture(
        name: "unsatisfiable",
        yaml: RuleFixture.screen(
          "- {view: box}",
          """
          box.leading = margins.leading
          box.trailing = margins.trailing
          box.width >= 400
          box.top = safeArea.top
          box.height = 10
          """),
        expected: [(.layoutUnsatisfiable, "box")]),
      RuleFixture(
        name: "ambiguous-position",
        yaml: RuleFixture.screen(
          "- {view: box}",
          """
          box.leading = margins.leading
          box.width = 50
          box.height = 50
          """),
        expected: [(.layoutAmbiguous, "box")]),
      RuleFixture(
        name: "tie",
        yaml: RuleFixture.screen(
          "- {view: box}\n- {view: tray}",
          """
          box.top = safeArea.top
          box.height = 50
          tray.top = safeArea.top
          tray.height = 50
          box.leading = margins.leading
          tray.leading = box.trailing
          tray.trailing = margins.trailing
          box.width = 200 @500
          tray.width = 200 @500
          """),
        expected: [(.layoutAmbiguous, "box"), (.layoutAmbiguous, "tray"), (.layoutTie, "tray")]),
      RuleFixture(
        name: "outside-safe-area",
        yaml: RuleFixture.screen(
          "- {label: title, text: Hello}",
          """
          title.top = screen.top
          title.leading = margins.leading
          """),
        expected: [(.layoutOutsideSafeArea, "title")]),
      RuleFixture(
        name: "touch-target",
        yaml: RuleFixture.screen(
          "- {button: go, title: Go}",
          """
          go.top = safeArea.top
          go.leading = margins.leading
          go.width = 80
          go.height = 40
          """),
        expected: [(.layoutTouchTarget, "go")]),
      RuleFixture(
        name: "truncated-text",
        yaml: RuleFixture.screen(
          "- {label: title, text: A line that does not fit}",
          """
          title.top = safeArea.top
          title.leading = margins.leading
          title.width = 60
          """),
        expected: [(.textTruncated, "title")]),
      RuleFixture(
        name: "missing-family",
        yaml: RuleFixture.screen(
          "- {label: title, text: Hello, font: {family: No Such Family, size: 17}}",
          """
          title.top = safeArea.top
          title.leading = margins.leading
          """),
        expected: [(.textMissingFamily, "title")]),
      // A family that several views ask for is told of once.
      RuleFixture(
        name: "missing-family-of-two",
        yaml: RuleFixture.screen(
          """
          - {label: title, text: Hello, font: {family: No Such Family, size: 17}}
          - {label: more, text: Hello, font: {family: No Such Family, size: 12}}
          """,
          """
          title.top = safeArea.top
          title.leading = margins.leading
          more.top = title.bottom
          more.leading = margins.leading
          """),
        expected: [(.textMissingFamily, "title")]),
      RuleFixture(
        name: "missing-glyph",
        yaml: RuleFixture.screen(
          "- {label: title, text: \"\\U00013000\"}",
          """
          title.top = safeArea.top
          title.leading = margins.leading
          """),
        expected: [(.textMissingGlyph, "title")]),
    ] + PlaceFixtures.bad + LegibilityFixtures.bad + MotionFixtures.bad

  /// The same layouts put right.
  static let good: [RuleFixture] =
    [
      RuleFixture(
        name: "satisfiable",
        yaml: RuleFixture.screen(
          "- {view: box}",
          """
          box.leading = margins.leading
          box.trailing = margins.trailing
          box.width >= 300
          box.top = safeArea.top
          box.height = 10
          """),
        expected: []),
      RuleFixture(
        name: "settled",
        yaml: RuleFixture.screen(
          "- {view: box}",
          """
          box.leading = margins.leading
          box.centerY = screen.centerY
          box.width = 50
          box.height = 50
          """),
        expected: []),
      RuleFixture(
        name: "inside-safe-area",
        yaml: RuleFixture.screen(
          "- {label: title, text: Hello}",
          """
          title.top = safeArea.top
          title.leading = margins.leading
          """),
        expected: []),
      RuleFixture(
        name: "large-enough",
        yaml: RuleFixture.screen(
          "- {button: go, title: Go}\n- {switch: on}",
          """
          go.top = safeArea.top
          go.leading = margins.leading
          go.width = 44
          go.height = 44
          on.top = go.bottom
          on.leading = margins.leading
          """),
        expected: []),
      RuleFixture(
        name: "hidden-is-not-content",
        yaml: RuleFixture.screen(
          "- {label: title, text: Hello, isHidden: true}",
          """
          title.top = screen.top
          title.leading = margins.leading
          """),
        expected: []),
      RuleFixture(
        name: "grounds-may-fill-the-screen",
        yaml: RuleFixture.screen(
          "- {view: ground, backgroundColor: systemTeal}", "ground.edges = screen.edges"),
        expected: []),
    ] + PlaceFixtures.good + LegibilityFixtures.good + MotionFixtures.good

  @Test(arguments: bad)
  func findsWhatIsWrong(fixture: RuleFixture) throws {
    let findings = try fixture.findings()
    #expect(findings.map(\.diagnostic.code) == fixture.expected.map(\.code))
    #expect(findings.map { $0.views.first } == fixture.expected.map { $0.view })
    for finding in findings { #expect(finding.diagnostic.place?.path == "\(fixture.name).yml") }
  }

  @Test(arguments: good)
  func findsNothingInWhatIsRight(fixture: RuleFixture) throws {
    #expect(try fixture.findings() == [])
  }

  @Test func everyRuleHasAFixture() {
    let found = Set(Self.bad.flatMap { $0.expected.map(\.code) })
    let engine: Set<DiagnosticCode> = [
      .layoutUnstable, .constraintUnknownItem, .constraintMixedAttributes, .constraintNumber,
    ]
    let codes = Set(CheckSuite.standard.rules.flatMap { type(of: $0).codes })
    #expect(codes.subtracting(engine) == found)
  }

  /// 375 points less 16 on either side leave 343.
  @Test func unsatisfiableTellsTheSum() throws {
    let finding = try #require(try Self.bad[0].findings().first)
    #expect(finding.evidence == "16 + 400 + 16 = 432 > 375")
    #expect(
      finding.diagnostic.message == "cannot satisfy 3 required constraints on 'box'")
    #expect(finding.diagnostic.notes.count == 3)
  }

  /// Where no constraint of the author's conflicts, what makes the rows is named.
  @Test func aStackAloneIsNamed() throws {
    let fixture = RuleFixture(
      name: "stack-alone",
      yaml: RuleFixture.screen(
        """
        - stackView: row
          spacing: 200
          autoresizing: []
          frame: {x: 0, y: 100, width: 300, height: 40}
          subviews: [{label: a, text: A}, {label: b, text: B}, {label: c, text: C}]
        """, "screen.width >= 0"))
    let finding = try #require(
      try fixture.findings().first { $0.diagnostic.code == .layoutUnsatisfiable })
    #expect(finding.diagnostic.message.hasPrefix("cannot satisfy the edges of stack 'row'"))
    #expect(
      finding.diagnostic.message.contains("the spacing of stack 'row' and the frame of 'row'"))
    #expect(
      finding.diagnostic.hints.map(\.message)
        == ["lower the spacing of stack 'row', or give its views more room"])
  }

  /// The window's size is evidence: on every device the conflict is the same.
  @Test func oneConflictIsOneCause() throws {
    var other = Self.bad[0]
    other.device = "iphone-5s"
    let findings = try [Self.bad[0], other].map { try #require(try $0.findings().first) }
    #expect(findings[0].cause == findings[1].cause)
    #expect(findings[1].evidence == "16 + 400 + 16 = 432 > 320")
  }

  /// What is drawn with an ellipsis is told, be it by half a point.
  @Test(arguments: [(0.0, false), (0.5, true), (1, true), (3, true)])
  func everyEllipsisIsTold(lack: Double, isTold: Bool) throws {
    func fixture(_ constraint: String) -> RuleFixture {
      RuleFixture(
        name: "nearly-whole",
        yaml: RuleFixture.screen(
          "- {label: title, text: A title of some length}",
          """
          title.leading = margins.leading
          title.top = safeArea.top + 8
          \(constraint)
          """))
    }
    let whole = try fixture("title.height = 21").width(of: "title")
    let codes = try fixture("title.width = \(whole - lack)").findings().map(\.diagnostic.code)
    #expect(codes == (isTold ? [.textTruncated] : []))
  }

  /// 400 points of wishes in 343: one of the two goes without 57, and which is no matter of priority.
  @Test func aTieTellsWhatEachMayLack() throws {
    let finding = try #require(try Self.bad[2].findings().last)
    #expect(
      finding.evidence
        == "box.width = 200 @500: off by 0 to 57; tray.width = 200 @500: off by 0 to 57")
    #expect(finding.diagnostic.severity == .note)
    #expect(finding.diagnostic.notes.map(\.message) == ["box.width = 200 @500"])
  }

  /// The status bar of an iPhone SE is 20 points high.
  @Test func evidenceMeasures() throws {
    #expect(try Self.bad[3].findings().first?.evidence == "top by 20")
    #expect(try Self.bad[4].findings().first?.evidence == "80 × 40")
  }
}
