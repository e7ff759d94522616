import Casque
import Testing

/// What is drawn beside the characters of a text of parts.
@Suite struct AttributedDrawingTests {
  private static let red = RGBA(red: 1, green: 0, blue: 0)

  private func commands(
    _ runs: [TextRun], font: Font = .system(28), direction: LayoutDirection = .leftToRight
  ) throws -> [DisplayCommand] {
    let cell = try #require(
      TraitMatrix(
        devices: .ids(["iphone-se-3"]), orientations: [.portrait], windows: [.full],
        directions: [direction]
      ).cells.first)
    var label = Label(text: "", font: font, textColor: .rgb(0, 0, 1), numberOfLines: 0)
    label.attributedText = AttributedText(runs)
    let view = View("it", content: .label(label))
    let layout = Layout("parts", subviews: [view]) { root in
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40)
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
      view.widthAnchor.constraint(equalToConstant: 300)
    }
    let result = LayoutPipeline.standard.resolve(layout, in: cell)
    return Scene(result).displayList(
      SceneOptions(surroundings: .none), text: TextEngine(), resources: EmptyResources()
    ).commands
  }

  /// The filled bars of a colour from top to bottom.
  private func bars(_ commands: [DisplayCommand], _ color: RGBA = red) -> [Rect] {
    commands.compactMap { command in
      guard case .fill(.rect(let rect), .color(color)) = command else { return nil }
      return rect
    }
  }

  private func underlined(_ style: UnderlineStyle, _ text: String = "one two") -> TextRun {
    TextRun(text, TextAttributes(underlineStyle: style, underlineColor: .rgb(1, 0, 0)))
  }

  /// A line is a fourteenth of the size thick: 2 points at 28.
  @Test func linesAreSingleThickAndDouble() throws {
    let single = try bars(commands([underlined(.single)]))
    #expect(single.map(\.height) == [2])
    let thick = try bars(commands([underlined(UnderlineStyle(lines: .thick))]))
    #expect(thick.map(\.height) == [4] && thick.map(\.minY) == single.map(\.minY))
    let double = try bars(commands([underlined(UnderlineStyle(lines: .double))]))
    #expect(double.map(\.height) == [2, 2])
    #expect(double.map(\.minY) == [single[0].minY, single[0].minY + 4])
  }

  @Test func linesByWordLeaveBlanksOut() throws {
    let whole = try bars(commands([underlined(.single, "one two three")]))
    let words = try bars(commands([underlined(UnderlineStyle(isByWord: true), "one two three")]))
    #expect(whole.count == 1 && words.count == 3)
    #expect(words[0].minX == whole[0].minX && abs(words[2].maxX - whole[0].maxX) < 1e-9)
    #expect(words[0].maxX < words[1].minX - 4)
  }

  @Test(arguments: UnderlineStyle.Pattern.allCases)
  func patternsAreDashes(pattern: UnderlineStyle.Pattern) throws {
    let dashes = try commands([underlined(UnderlineStyle(pattern: pattern))]).compactMap {
      command -> [Double]? in
      guard case .stroke(_, Self.red, let style) = command else { return nil }
      return style.dashes
    }
    #expect(dashes.map(\.count) == (pattern == .solid ? [] : [count(pattern)]))
  }

  private func count(_ pattern: UnderlineStyle.Pattern) -> Int {
    switch pattern {
    case .solid: 0
    case .dot, .dash: 2
    case .dashDot: 4
    case .dashDotDot: 6
    }
  }

  /// A line through has the characters' colour unless it states one, and both can be there.
  @Test func linesThroughAreAboveTheBaseline() throws {
    let attributes = TextAttributes(
      color: .rgb(1, 0, 0), underlineStyle: .single, strikethroughStyle: .single)
    let lines = try bars(commands([TextRun("one", attributes)]))
    #expect(lines.count == 2)
    #expect(lines[1].maxY < lines[0].minY - 28 * 0.25)
  }

  /// A symbol among characters is drawn in its part's colour, in the middle of the capitals.
  @Test func symbolsAreDrawnAmongCharacters() throws {
    let name = SymbolImage(systemName: "circle.fill").name
    let parts = [
      TextRun("X"), TextRun(TextAttachment(image: name), TextAttributes(color: .rgb(1, 0, 0))),
    ]
    let list = try commands(parts)
    #expect(!list.contains { if case .image = $0 { true } else { false } })
    let ink = list.compactMap { command -> Rect? in
      guard case .fill(let shape, .color(Self.red)) = command else { return nil }
      return shape.bounds
    }
    let circle = try #require(ink.first)
    let baselines = list.compactMap { command -> Double? in
      guard case .text(let text) = command else { return nil }
      return text.lineOrigins.first?.y
    }
    let baseline = try #require(baselines.last)
    #expect(abs(circle.midY - (baseline - 0.705 * 28 / 2)) < 0.5)
    #expect(circle.height > 28 * 0.705 && circle.height < 28 * 1.3)
  }

  /// One that states its size has it, and an unknown one is a placeholder of the same room.
  @Test func symbolsOfAStatedSizeAndUnknownOnes() throws {
    let known = TextAttachment(
      image: SymbolImage(systemName: "circle.fill").name, size: Size(width: 60, height: 60))
    let part = TextRun(known, TextAttributes(color: .rgb(1, 0, 0)))
    let ink = try commands([part]).compactMap { command -> Rect? in
      guard case .fill(let shape, .color(Self.red)) = command else { return nil }
      return shape.bounds
    }
    #expect(try #require(ink.first).height > 45)
    let unknown = TextAttachment(image: SymbolImage(systemName: "no.such.symbol").name)
    let dashed = try commands([TextRun(unknown)]).contains { command in
      if case .stroke(_, _, let style) = command { !style.dashes.isEmpty } else { false }
    }
    #expect(dashed)
  }
}
