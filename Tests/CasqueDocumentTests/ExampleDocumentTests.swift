import CasqueDiagnostics
import CasqueDocument
import CasqueGeometry
import CasqueModel
import Testing

/// The document that the design opens with, value by value.
@Suite struct ExampleDocumentTests {
  static let text = """
    # yaml-language-server: $schema=casque.schema.json
    casque: 1
    layout: welcome
    root:
      id: screen
      backgroundColor: systemBackground
      subviews:
        - imageView: hero
          image: images/hero.png
          contentMode: scaleAspectFill
          motionEffect: {x: 12, y: 12}
        - label: title
          text: Welcome aboard
          font: largeTitle
          numberOfLines: 0
        - button: continue
          title: Continue
          style: filled
      constraints:
        - hero.edges = screen.edges
        - title.top = safeArea.top + 24
        - {equation: title.leading = margins.leading, id: titleLeading}
        - title.trailing = margins.trailing
        - V:[title]-(>=16)-[continue]
        - continue.bottom = safeArea.bottom - 24 @750
        - continue.centerX = screen.centerX
        - continue.height >= 44
      when:
        - horizontal: regular
          constraints:
            - continue.width = 320
        - horizontal: compact
          width: 0..<600
          without: [titleLeading]
          set:
            title: {numberOfLines: 2}
    """

  let layout: Layout

  init() throws {
    let result = readDocument(Self.text)
    #expect(result.diagnostics == [])
    layout = try #require(result.value)
  }

  @Test func layoutAndViews() {
    #expect(layout.name == "welcome")
    #expect(layout.path == "Layouts/test.yml")
    #expect(layout.motion == nil)
    let root = layout.root
    #expect(root.id == "screen")
    #expect(root.content == .plain)
    #expect(root.appearance.backgroundColor == .system("systemBackground"))
    #expect(root.subviews.map(\.id) == ["hero", "title", "continue"])
    #expect(
      root.subviews[0].content
        == .imageView(ImageView(image: "images/hero.png", contentMode: .scaleAspectFill)))
    #expect(root.subviews[0].appearance.motionEffect == MotionEffect(x: 12, y: 12))
    #expect(
      root.subviews[1].content
        == .label(Label(text: "Welcome aboard", font: .preferred(.largeTitle), numberOfLines: 0)))
    #expect(root.subviews[2].content == .button(Button(title: "Continue", style: .filled)))
  }

  @Test func placesOfViews() {
    let places = layout.root.subviews.map { $0.place?.description }
    #expect(
      places == ["Layouts/test.yml:8:7", "Layouts/test.yml:12:7", "Layouts/test.yml:16:7"])
    #expect(layout.root.place?.description == "Layouts/test.yml:5:3")
    #expect(
      layout.root.subviews[1].place?.end == CasqueDiagnostics.SourceLocation(line: 12, column: 19))
  }

  @Test func constraints() {
    let screen = LayoutItem.view("screen")
    let title = LayoutItem.view("title")
    let proceed = LayoutItem.view("continue")
    let hero = LayoutItem.view("hero")
    let margins = LayoutItem.guide(.layoutMargins, of: "screen")
    let safeArea = LayoutItem.guide(.safeArea, of: "screen")
    let expected = [
      LayoutConstraint(hero, .top, to: screen, .top),
      LayoutConstraint(hero, .leading, to: screen, .leading),
      LayoutConstraint(hero, .bottom, to: screen, .bottom),
      LayoutConstraint(hero, .trailing, to: screen, .trailing),
      LayoutConstraint(title, .top, to: safeArea, .top, constant: 24),
      LayoutConstraint(title, .leading, to: margins, .leading, identifier: "titleLeading"),
      LayoutConstraint(title, .trailing, to: margins, .trailing),
      LayoutConstraint(proceed, .top, .greaterThanOrEqual, to: title, .bottom, constant: 16),
      LayoutConstraint(
        proceed, .bottom, to: safeArea, .bottom, constant: -24, priority: .defaultHigh),
      LayoutConstraint(proceed, .centerX, to: screen, .centerX),
      LayoutConstraint(proceed, .height, .greaterThanOrEqual, constant: 44),
    ]
    #expect(layout.root.constraints.map(\.withoutSource) == expected)
    let lines = layout.root.constraints.compactMap { $0.place?.start.line }
    #expect(lines == [20, 20, 20, 20, 21, 22, 23, 24, 25, 26, 27])
    #expect(
      layout.root.constraints[5].place?.start
        == CasqueDiagnostics.SourceLocation(line: 22, column: 18))
    #expect(layout.root.constraints[5].text == "title.leading = margins.leading")
    #expect(
      layout.root.constraints[7].place?.start
        == CasqueDiagnostics.SourceLocation(line: 24, column: 18))
    #expect(layout.root.constraints[7].text == "V:[title]-(>=16)-[continue]")
  }

  @Test func variations() {
    let variations = layout.root.variations
    #expect(variations.count == 2)
    var regular = VariationCondition()
    regular.horizontal = .regular
    #expect(variations[0].condition == regular)
    #expect(
      variations[0].constraints.map(\.withoutSource) == [
        LayoutConstraint(.view("continue"), .width, constant: 320)
      ])
    #expect(variations[0].place?.start == CasqueDiagnostics.SourceLocation(line: 29, column: 7))
    var compact = VariationCondition()
    compact.horizontal = .compact
    compact.width = 0..<600
    #expect(variations[1].condition == compact)
    #expect(variations[1].without == ["titleLeading"])
    #expect(variations[1].changes.map(\.view) == ["title"])
    #expect(variations[1].changes.map(\.property) == [.numberOfLines(2)])
    #expect(
      variations[1].changes.map { $0.place?.start } == [
        CasqueDiagnostics.SourceLocation(line: 36, column: 17)
      ])
  }
}

extension LayoutConstraint {
  /// The constraint without the text and place it was read from.
  var withoutSource: LayoutConstraint {
    var copy = self
    copy.text = nil
    copy.place = nil
    return copy
  }
}
