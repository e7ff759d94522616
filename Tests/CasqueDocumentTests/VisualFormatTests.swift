import CasqueDiagnostics
import CasqueModel
import Testing
import _CasqueTestSupport

@testable import CasqueDocument

/// Visual format, each form with the constraints it stands for and the place of each.
@Suite struct VisualFormatTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    /// The constraints, and which part of the text each comes from.
    let expected: [(String, LayoutConstraint)]
    init(_ text: String, _ expected: (String, LayoutConstraint)...) {
      self.text = text
      self.expected = expected
    }
    var testDescription: String { text }
  }

  static let title = LayoutItem.view("title")
  static let go = LayoutItem.view("go")
  static let screen = LayoutItem.view("screen")

  static let cases: [Case] = [
    Case(
      "H:|[title]|",
      ("|", LayoutConstraint(title, .leading, to: screen, .leading)),
      ("|", LayoutConstraint(screen, .trailing, to: title, .trailing))),
    Case(
      "H:|-[title]-|",
      ("|-", LayoutConstraint(title, .leading, to: screen, .leading, spacing: .superview)),
      ("-|", LayoutConstraint(screen, .trailing, to: title, .trailing, spacing: .superview))),
    Case("V:[title][go]", ("", LayoutConstraint(go, .top, to: title, .bottom))),
    Case(
      "V:[title]-[go]", ("-", LayoutConstraint(go, .top, to: title, .bottom, spacing: .sibling))),
    Case(
      "V:|-24-[title]",
      ("24", LayoutConstraint(title, .top, to: screen, .top, constant: 24))),
    Case(
      "H:[title]-gap-[go]",
      ("gap", LayoutConstraint(go, .leading, to: title, .trailing, constant: 12))),
    Case(
      "H:[title]-(>=8,<=gap@250,==-1)-[go]",
      (
        ">=8",
        LayoutConstraint(
          go, .leading, .greaterThanOrEqual, to: title, .trailing, constant: 8)
      ),
      (
        "<=gap@250",
        LayoutConstraint(
          go, .leading, .lessThanOrEqual, to: title, .trailing, constant: 12, priority: 250)
      ),
      ("==-1", LayoutConstraint(go, .leading, to: title, .trailing, constant: -1))),
    Case("H:[title(100)]", ("100", LayoutConstraint(title, .width, constant: 100))),
    Case(
      "V:[title(>=44,<=gap@firm)]",
      (">=44", LayoutConstraint(title, .height, .greaterThanOrEqual, constant: 44)),
      (
        "<=gap@firm",
        LayoutConstraint(
          title, .height, .lessThanOrEqual, constant: 12, priority: 900)
      )),
    Case("H:[title(==go)]", ("==go", LayoutConstraint(title, .width, to: go, .width))),
    Case(
      "H:[title(go@high)]-0-[go]",
      ("go@high", LayoutConstraint(title, .width, to: go, .width, priority: .defaultHigh)),
      ("0", LayoutConstraint(go, .leading, to: title, .trailing))),
    Case("H: [ title ( 20.5 ) ]", ("20.5", LayoutConstraint(title, .width, constant: 20.5))),
    Case("H:[title]"),
  ]

  @Test(arguments: cases)
  func standsForItsConstraints(_ format: Case) throws {
    let head = Fixture.head + "  metrics: {gap: 12, firm: 900}\n  constraints:\n    - '"
    let text = head + format.text + "'\n"
    let result = readDocument(text)
    #expect(result.diagnostics == [])
    let constraints = try #require(result.value?.root.constraints)
    let expected = format.expected.map(\.1)
    #expect(constraints.map(\.withoutSource) == expected)
    let bytes = Array(text.utf8)
    let pieces = constraints.map {
      String(decoding: bytes[$0.place?.bytes ?? 0..<0], as: UTF8.self)
    }
    #expect(pieces == format.expected.map(\.0))
    #expect(constraints.allSatisfy { ($0.place?.bytes.lowerBound ?? 0) >= head.utf8.count })
  }

  @Test func piecesReadAsVisualFormat() throws {
    let root = try #require(readRoot("  constraints: ['V:|-(>=8)-[title]-[go(44)]']"))
    #expect(
      root.constraints.compactMap(\.text) == [
        "V:|-(>=8)-[title]", "V:[title]-[go(44)]", "V:[go(44)]",
      ])
  }

  @Test func theSuperviewIsTheNearestViewAroundAllParts() throws {
    let text = """
      casque: 1
      root:
        id: screen
        metrics: {outer: 7}
        subviews:
          - view: card
            subviews:
              - view: inner
            constraints:
              - V:|-outer-[inner]
        constraints:
          - H:|[inner]
          - H:|[card][inner]
      """
    let result = readDocument(text)
    #expect(result.diagnostics == [])
    let root = try #require(result.value?.root)
    #expect(root.subviews[0].constraints[0].secondItem == .view("card"))
    #expect(root.subviews[0].constraints[0].constant == 7)
    #expect(root.constraints[0].secondItem == .view("card"))
    #expect(root.constraints[1].secondItem == .view("screen"))
  }
}
