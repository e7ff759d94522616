import CasqueDiagnostics
import CasqueModel
import Testing
import _CasqueTestSupport

@testable import CasqueDocument

/// Every condition of `when` in every form.
@Suite struct VariationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: VariationCondition
    init(_ text: String, _ set: (inout VariationCondition) -> Void) {
      self.text = text
      var condition = VariationCondition()
      set(&condition)
      expected = condition
    }
    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case("horizontal: compact") { $0.horizontal = .compact },
    Case("vertical: regular") { $0.vertical = .regular },
    Case("idiom: pad") { $0.idiom = .pad },
    Case("orientation: landscape") { $0.orientation = .landscape },
    Case("direction: rtl") { $0.direction = .rightToLeft },
    Case("style: dark") { $0.style = .dark },
    Case("os: 26") { $0.os = "26" },
    Case("os: \"18\"") { $0.os = "18" },
    Case("width: 0..<600") { $0.width = 0..<600 },
    Case("width: 600...") { $0.width = 600..<Double.infinity },
    Case("width: ..<600") { $0.width = 0..<600 },
    Case("height: 320...600.5") { $0.height = 320..<600.5.nextUp },
    Case("height: ...600") { $0.height = 0..<600.0.nextUp },
    Case("height: 667") { $0.height = 667..<667.0.nextUp },
    Case("contentSize: AX3") { $0.contentSize = .accessibility3 ... .accessibility3 },
    Case("contentSize: AX1...") { $0.contentSize = .accessibility1 ... .accessibility5 },
    Case("contentSize: large...xxxLarge") { $0.contentSize = .large ... .xxxLarge },
    Case("contentSize: ..<AX1") { $0.contentSize = .xSmall ... .xxxLarge },
    Case("contentSize: ...medium") { $0.contentSize = .xSmall ... .medium },
    Case("contentSize: small..<large") { $0.contentSize = .small ... .medium },
    Case("style: dark, idiom: phone, width: 1..<2") {
      $0.style = .dark
      $0.idiom = .phone
      $0.width = 1..<2
    },
  ]

  @Test(arguments: cases)
  func statesItsCondition(_ condition: Case) throws {
    let root = try #require(readRoot("  when: [{\(condition.text)}]"))
    #expect(root.variations.map(\.condition) == [condition.expected])
  }

  @Test func itMayStandInAnyView() throws {
    let text = """
      casque: 1
      root:
        id: screen
        subviews:
          - view: card
            when:
              - orientation: landscape
                constraints: [card.width = 100, height = 20]
                set: {screen: {alpha: 0.5}, card: {isHidden: true, alpha: 1}}
      """
    let result = readDocument(text)
    #expect(result.diagnostics == [])
    let variation = try #require(result.value?.root.subviews[0].variations.first)
    #expect(variation.constraints.map(\.firstItem) == [.view("card"), .view("card")])
    #expect(variation.changes.map(\.view) == ["screen", "card", "card"])
    #expect(variation.changes.map(\.property) == [.alpha(0.5), .isHidden(true), .alpha(1)])
  }

  @Test func anEntryWithAFaultyConditionIsLeftOut() {
    let result = readDocument(
      Fixture.head + "  when:\n    - {style: drak, set: {go: {alpha: 0}}}\n    - {style: dark}\n")
    #expect(result.diagnostics.map(\.code) == [.documentInvalidValue])
    #expect(result.value?.root.variations.count == 1)
  }
}
