import Casque
import Testing

/// Rules about screens between bars, and about what the system puts into tables.
@Suite struct ControllerRuleTests {
  private static func screen(_ constraint: String, bar: String = "navigationBar: bar")
    -> RuleFixture
  {
    RuleFixture(
      name: "screen",
      yaml: """
        casque: 1
        root:
          navigationController: nav
          subviews:
            - {\(bar), title: Home}
            - view: screen
              subviews:
                - {label: title, text: Hello}
              constraints:
                - title.leading = margins.leading
                - \(constraint)
        """)
  }

  /// iPhone SE: the status bar ends at 20, the bar of iOS 26 at 74.
  @Test func contentUnderABarIsOutsideTheSafeArea() throws {
    let findings = try Self.screen("title.top = screen.top + 30").findings()
    #expect(findings.map(\.diagnostic.code) == [.layoutOutsideSafeArea])
    #expect(findings.first?.evidence == "top by 44")
  }

  @Test func contentBelowABarIsFine() throws {
    #expect(try Self.screen("title.top = safeArea.top").findings() == [])
  }

  @Test func aHiddenBarIsInNobodysWay() throws {
    let fixture = Self.screen(
      "title.top = screen.top + 30", bar: "navigationBar: bar, isHidden: true")
    #expect(try fixture.findings() == [])
  }

  /// The constraint on the bar contradicts the controller, and is the one that gives way.
  @Test func aConstraintOnABarIsAConflict() throws {
    let findings = try RuleFixture(
      name: "bar",
      yaml: """
        casque: 1
        root:
          navigationController: nav
          subviews:
            - {navigationBar: bar, title: Home}
            - {view: screen}
          constraints:
            - bar.height = 90
        """
    ).findings()
    #expect(findings.map(\.diagnostic.code) == [.layoutUnsatisfiable])
    #expect(findings.first?.diagnostic.place?.start.line == 8)
  }

  /// A row of 30 has no room for the padding, but for a line of text.
  @Test func aLowRowKeepsItsText() throws {
    let findings = try RuleFixture(
      name: "cell",
      yaml: """
        casque: 1
        root:
          tableView: list
          rowHeight: 30
          sections:
            - cells: [{tableViewCell: row, text: Hello}]
        """
    ).findings()
    #expect(findings == [])
  }
}
