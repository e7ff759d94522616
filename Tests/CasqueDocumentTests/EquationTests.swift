import CasqueDiagnostics
import CasqueModel
import Testing
import _CasqueTestSupport

@testable import CasqueDocument

/// The forms of the equation language, each with the constraints it stands for.
@Suite struct EquationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let expected: [LayoutConstraint]
    init(_ line: String, _ expected: LayoutConstraint...) {
      self.line = line
      self.expected = expected
    }
    var testDescription: String { line }
  }

  static let title = LayoutItem.view("title")
  static let go = LayoutItem.view("go")
  static let screen = LayoutItem.view("screen")

  static func guide(_ kind: LayoutGuideKind) -> LayoutItem { .guide(kind, of: "screen") }

  static let single: [Case] = [
    Case("title.width = 20", LayoutConstraint(title, .width, constant: 20)),
    Case("title.width == -20", LayoutConstraint(title, .width, constant: -20)),
    Case(
      "title.width>=20@750",
      LayoutConstraint(
        title, .width, .greaterThanOrEqual, constant: 20, priority: .defaultHigh)),
    Case(
      "title.width <= 100/3",
      LayoutConstraint(
        title, .width, .lessThanOrEqual, constant: 100.0 / 3)),
    Case("title.top = go.bottom", LayoutConstraint(title, .top, to: go, .bottom)),
    Case(
      "title.top = go.bottom - 8",
      LayoutConstraint(
        title, .top, to: go, .bottom, constant: -8)),
    Case(
      "title.height = title.width * 9/16",
      LayoutConstraint(
        title, .height, to: title, .width, multiplier: 9.0 / 16)),
    Case(
      "title.height = 9/16 * title.width + 1",
      LayoutConstraint(
        title, .height, to: title, .width, multiplier: 9.0 / 16, constant: 1)),
    Case(
      "title.width = go.width / 4 @999.5",
      LayoutConstraint(
        title, .width, to: go, .width, multiplier: 0.25, priority: 999.5)),
    Case(
      "title.width = 2 * go.width * 3 - 1.5e1",
      LayoutConstraint(
        title, .width, to: go, .width, multiplier: 6, constant: -15)),
    Case(
      "title.width = -1 * go.width @low",
      LayoutConstraint(
        title, .width, to: go, .width, multiplier: -1, priority: .defaultLow)),
    Case("title.width = 20 @required", LayoutConstraint(title, .width, constant: 20)),
    Case("height >= 44", LayoutConstraint(screen, .height, .greaterThanOrEqual, constant: 44)),
    Case(
      "title.leading = margins.leading",
      LayoutConstraint(
        title, .leading, to: guide(.layoutMargins), .leading)),
    Case(
      "title.width = readable.width",
      LayoutConstraint(
        title, .width, to: guide(.readableContent), .width)),
    Case(
      "title.bottom = keyboard.top",
      LayoutConstraint(
        title, .bottom, to: guide(.keyboard), .top)),
    Case(
      "title.top = title.safeArea.top",
      LayoutConstraint(
        title, .top, to: .guide(.safeArea, of: "title"), .top)),
    Case(
      "title.top = gap.bottom",
      LayoutConstraint(
        title, .top, to: guide(.custom("gap")), .bottom)),
    Case(
      "title.top = screen.gap.bottom",
      LayoutConstraint(
        title, .top, to: guide(.custom("gap")), .bottom)),
    Case("gap.height = 8", LayoutConstraint(guide(.custom("gap")), .height, constant: 8)),
    Case(
      "title.left = screen.leftMargin",
      LayoutConstraint(
        title, .left, to: screen, .leftMargin)),
    Case(
      "title.centerX = screen.centerXWithinMargins",
      LayoutConstraint(
        title, .centerX, to: screen, .centerXWithinMargins)),
    Case(
      "title.firstBaseline = go.lastBaseline + 20",
      LayoutConstraint(
        title, .firstBaseline, to: go, .lastBaseline, constant: 20)),
    Case(
      "title.leading = 0.5 * screen.trailing",
      LayoutConstraint(
        title, .leading, to: screen, .trailing, multiplier: 0.5)),
    Case(
      "{equation: title.width = 20, priority: high}",
      LayoutConstraint(
        title, .width, constant: 20, priority: .defaultHigh)),
    Case(
      "{equation: title.width = 20, id: wide}",
      LayoutConstraint(
        title, .width, constant: 20, identifier: "wide")),
  ]

  static let groups: [Case] = [
    Case(
      "title.edges = safeArea.edges + 8",
      LayoutConstraint(title, .top, to: guide(.safeArea), .top, constant: 8),
      LayoutConstraint(title, .leading, to: guide(.safeArea), .leading, constant: 8),
      LayoutConstraint(title, .bottom, to: guide(.safeArea), .bottom, constant: -8),
      LayoutConstraint(title, .trailing, to: guide(.safeArea), .trailing, constant: -8)),
    Case(
      "title.verticalEdges >= screen.verticalEdges + 8 @20",
      LayoutConstraint(
        title, .top, .greaterThanOrEqual, to: screen, .top, constant: 8, priority: 20),
      LayoutConstraint(
        title, .bottom, .lessThanOrEqual, to: screen, .bottom, constant: -8, priority: 20)),
    Case(
      "title.horizontalEdges <= screen.horizontalEdges",
      LayoutConstraint(title, .leading, .lessThanOrEqual, to: screen, .leading),
      LayoutConstraint(title, .trailing, .greaterThanOrEqual, to: screen, .trailing)),
    Case(
      "title.center = screen.center + 4",
      LayoutConstraint(title, .centerX, to: screen, .centerX, constant: 4),
      LayoutConstraint(title, .centerY, to: screen, .centerY, constant: 4)),
    Case(
      "title.size >= 44",
      LayoutConstraint(title, .width, .greaterThanOrEqual, constant: 44),
      LayoutConstraint(title, .height, .greaterThanOrEqual, constant: 44)),
    Case(
      "{equation: title.size = go.size * 2, id: both}",
      LayoutConstraint(title, .width, to: go, .width, multiplier: 2, identifier: "both.width"),
      LayoutConstraint(title, .height, to: go, .height, multiplier: 2, identifier: "both.height")),
  ]

  @Test(arguments: single + groups)
  func standsForItsConstraints(_ equation: Case) throws {
    let body = "  layoutGuides: [gap]\n  constraints:\n    - \(equation.line)"
    let root = try #require(readRoot(body))
    #expect(root.constraints.map(\.withoutSource) == equation.expected)
  }

  @Test func aNameOfSeveralIsTakenOutAsAWhole() throws {
    let root = try #require(
      readRoot(
        """
          constraints:
            - {equation: title.size = 44, id: square}
          when:
            - {os: 26, without: [square]}
            - {os: "18", without: [square.width]}
        """))
    #expect(root.variations[0].without == ["square.width", "square.height"])
    #expect(root.variations[1].without == ["square.width"])
  }

  @Test func nearNamesAreOffered() throws {
    let result = readDocument(Fixture.head + "  constraints: [titel.top = safeArea.tpo]\n")
    let first = try #require(result.diagnostics.first)
    #expect(first.hints.map(\.message) == ["did you mean 'title'?"])
    #expect(first.hints[0].edits.map(\.replacement) == ["title"])
  }
}
