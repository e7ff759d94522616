import Casque
import CasqueTesting
import Testing

/// Labels of every kind with text that no one would type: what is drawn is what was measured, it stays
/// in its room, and the ellipsis stands where text was cut.
@Suite struct HostileTextTests {
  static let texts = [
    "", "     ", "\n\n", "\t", "a\tb\t\tc", "one\u{2028}two\u{2029}three",
    "\u{200D}\u{200D}a\u{200D}",
    String(repeating: "W", count: 10_000), "\u{301}\u{308}", "a\u{301}\u{302}\u{323} e\u{308}",
    "abc \u{202E}def\u{202C} ghi", "\u{202E}\u{2067}unclosed", "\u{FEFF}\u{0}\u{7F}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466} family \u{1F1E9}\u{1F1EA}\u{1F1EB}",
    "Order \u{631}\u{642}\u{645} 12345 \u{62A}\u{645} at 10:30 \u{635} today \u{663}\u{664}\u{665}",
    "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{627}\u{644}\u{639}\u{627}\u{644}\u{645} \u{647}\u{630}\u{627}",
    "「東京」は、日本の首都です。人口は約１４００万人。", "สวัสดีชาวโลก", "ok \u{1D4D0} \u{10900}",
    "The quick brown fox jumps over the lazy dog.\nA second paragraph ends here.",
  ]

  struct Kind: Sendable, CustomTestStringConvertible {
    var lines: Int
    var direction: LayoutDirection
    var size: ContentSizeCategory
    var testDescription: String { "\(lines) \(direction) \(size)" }
    static let all = [0, 1, 2, 3].flatMap { lines in
      [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
        [ContentSizeCategory.large, .accessibility5].map {
          Kind(lines: lines, direction: direction, size: $0)
        }
      }
    }
  }

  /// A label of every kind with a text, in a narrow room.
  private static func labels(_ text: String, lines: Int) -> [Label] {
    LineBreakMode.allCases.flatMap { mode in
      TextAlignment.allCases.map { alignment in
        Label(
          text: text, font: .preferred(.body), textAlignment: alignment, numberOfLines: lines,
          lineBreakMode: mode)
      }
    }
      + LineBreakMode.allCases.flatMap { mode in
        Label.BaselineAdjustment.allCases.map { adjustment in
          var label = Label(
            text: text, font: .preferred(.body), numberOfLines: lines, lineBreakMode: mode)
          label.adjustsFontSizeToFitWidth = true
          label.minimumScaleFactor = 0.4
          label.baselineAdjustment = adjustment
          return label
        }
      }
  }

  @Test(arguments: Kind.all)
  func staysWhatWasMeasured(kind: Kind) throws {
    let cell = try #require(
      TraitMatrix(
        devices: .ids(["iphone-se-3"]), orientations: [.portrait], windows: [.full],
        contentSizes: [kind.size], directions: [kind.direction]
      ).cells.first)
    for text in Self.texts {
      let labels = Self.labels(text, lines: kind.lines)
      let views = labels.enumerated().map { index, label in
        View("l\(index)", content: .label(label))
      }
      let layout = Layout("hostile", subviews: views) { root in
        for view in views {
          view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40)
          view.widthAnchor.constraint(equalToConstant: 118)
          view.heightAnchor.constraint(equalToConstant: 80)
        }
      }
      let result = LayoutPipeline.standard.resolve(layout, in: cell)
      for (view, label) in zip(views, labels) {
        guard let shaped = result[view.id].text else { continue }
        check(shaped, of: label, room: 118)
      }
      let list = Scene(result).displayList(
        SceneOptions(surroundings: .none), text: TextEngine(), resources: EmptyResources())
      let bitmap = try Renderer(text: TextEngine(), resources: EmptyResources()).bitmap(list)
      #expect(bitmap.width > 0)
    }
  }

  private func check(_ shaped: ShapedText, of label: Label, room: Double) {
    let what = "\(label.text.prefix(20)) \(label.lineBreakMode) \(label.textAlignment)"
    if label.numberOfLines > 0 { #expect(shaped.lines.count <= label.numberOfLines, "\(what)") }
    for line in shaped.lines {
      let right = line.runs.flatMap(\.glyphs).reduce(0) { max($0, $1.x + $1.advance) }
      #expect(right <= line.width + 0.01 || Self.hangs(line, shaped), "\(what): \(right)")
      // A line that is wider than its room has one character, or is cut by the drawing.
      #expect(
        line.width <= room + 0.02 || label.lineBreakMode == .byClipping
          || line.range.count < 30, "\(what): \(line.width)")
    }
    let cuts = [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]
    let hasEllipsis = shaped.text.contains("\u{2026}")
    #expect(hasEllipsis == (shaped.isTruncated && cuts.contains(label.lineBreakMode)), "\(what)")
    guard hasEllipsis, let last = shaped.lines.last else { return }
    let bytes = Array(shaped.text.utf8)[last.range]
    let line = String(decoding: bytes, as: UTF8.self)
    switch label.lineBreakMode {
    case .byTruncatingTail: #expect(line.hasSuffix("\u{2026}"), "\(what)")
    case .byTruncatingHead:
      #expect(line.hasPrefix("\u{2026}") || line.hasSuffix("\u{2026}"), "\(what)")
    default: break
    }
  }

  /// Whether blanks stand at the end of a line, which hang beyond its width.
  private static func hangs(_ line: ShapedLine, _ text: ShapedText) -> Bool {
    let bytes = Array(text.text.utf8)[line.range]
    return bytes.contains { $0 == 0x20 || $0 == 0x09 }
  }

  /// The ellipsis of a tail that is cut stands at the left of text that runs from right to left.
  @Test(arguments: [LineBreakMode.byTruncatingTail, .byTruncatingHead])
  func ellipsisStandsAtTheEnd(mode: LineBreakMode) throws {
    let hebrew = String(repeating: "\u{5E9}\u{5DC}\u{5D5}\u{5DD} ", count: 12)
    for (text, isRightToLeft) in [(hebrew, true), ("shalom shalom shalom shalom", false)] {
      let request = TextRequest(
        text: text, font: .system(17), lineBreakMode: mode, width: 100, traits: TraitCollection())
      let shaped = TextEngine().shape(request)
      let bytes = Array(shaped.text.utf8)
      let glyphs = shaped.lines[0].runs.flatMap(\.glyphs)
      let ellipsis = try #require(glyphs.first { bytes[$0.cluster] == 0xE2 })
      let isLeft = ellipsis.x < 1
      #expect(isLeft == (isRightToLeft == (mode == .byTruncatingTail)))
    }
  }

  /// What no font has is named by the check, character by character.
  @Test func missingCharactersAreNamed() throws {
    let cell = try #require(TraitMatrix(devices: .ids(["iphone-se-3"])).cells.first)
    let label = View.label("title", text: "ok \u{1D4D0} \u{10900}")
    let layout = Layout("missing", subviews: [label]) { root in
      label.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
      label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
    }
    let result = LayoutPipeline.standard.resolve(layout, in: cell)
    let missing = try #require(result["title"].text).missingCharacters
    #expect(missing == ["\u{1D4D0}", "\u{10900}"])
  }
}
