import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueSnapshots
import Testing
import _CasqueTestSupport

@Suite struct FrameTextTests {
  @Test func readsLikeATree() throws {
    var result = try SampleResult.welcome()
    result.guides = ["spacer": Rect(x: 0, y: 236, width: 320, height: 10)]
    result.conflicts = [
      LayoutConflict(
        members: [
          ConstraintDescription(origin: .user, viewID: "title", text: "title.width >= 340"),
          ConstraintDescription(origin: .system, viewID: "screen", text: "screen.width = 320"),
        ], relaxed: 0, axis: .horizontal, arithmetic: "340 > 320")
    ]
    result.ambiguities = [
      LayoutAmbiguity(viewID: "card", axis: .vertical, kind: .position, range: 0...40)
    ]
    #expect(
      FrameText(result).text == """
        casque frames 1
        layout: welcome
        cell: iPhone SE
        window: 320 x 568
        scale: 2
        safe area: top 20 left 0 bottom 0 right 0
        os: 18

        screen view (0 0; 320 568)
          card view (16 36; 288 200.5)
            title label (8 12; 0.33 41) lines 2
          continue button (16 500; 288 44) hidden
          spacer guide (0 236; 320 10)

        ! unsatisfiable along horizontal: 340 > 320: title.width >= 340; screen.width = 320
        ! ambiguous position of card along vertical: 0 to 40

        """)
  }

  @Test func listsViewsAsATreeWhateverTheirOrder() throws {
    var views = try SampleResult.welcome().views
    views.swapAt(2, 3)
    let result = LayoutResult(
      layoutName: "welcome", environment: try SampleResult.environment(), views: views)
    #expect(FrameText(result).rows.map(\.id) == ["screen", "card", "title", "continue"])
  }

  /// Lengths, and what stands in the text: two decimals, ties away from zero, no negative zero.
  @Test(arguments: [
    (16.0, "16"), (0.5, "0.5"), (1.0 / 3, "0.33"), (-2.0 / 3, "-0.67"), (0.005, "0.01"),
    (-0.004, "0"), (-0.0, "0"), (10.05, "10.05"), (99.999, "100"), (0.125 - 1e-12, "0.13"),
    (1e300, "1e+300"), (.infinity, "inf"), (.nan, "nan"),
  ])
  func printsLengths(value: Double, text: String) throws {
    let row = FrameRow(
      id: "a", kind: "view", depth: 0, superview: nil,
      frame: Rect(x: value, y: 0, width: 0, height: 0))
    let frames = FrameText(layout: "", cell: "", facts: [], rows: [row])
    #expect(frames.text.contains("a view (\(text) 0; 0 0)"))
  }

  @Test func isReadBackWhateverTheNames() throws {
    var random = SplitMix64(seed: 7)
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "0", "_", "-", ".", " ", "\"", "\\", "\n", "\r", "\t", "!", ":", "(", ")", "é",
      "\u{301}", "\u{200D}", "\u{85}", "\u{2028}", "中", "👩", "\u{0}",
    ]
    func word() -> String {
      let count = Int.random(in: 0...4, using: &random)
      return String(
        String.UnicodeScalarView((0..<count).map { _ in scalars.randomElement(using: &random)! }))
    }
    for _ in 0..<2000 {
      let root = word()
      let rows = [
        FrameRow(id: root, kind: "view", depth: 0, superview: nil, frame: .zero),
        FrameRow(
          id: word(), kind: "label", depth: 1, superview: root,
          frame: Rect(x: -0.5, y: 1.0 / 3, width: 1e20, height: 12.25), lineCount: 3,
          isTruncated: .random(using: &random), isHidden: .random(using: &random)),
      ]
      let frames = FrameText(
        layout: word(), cell: word(), facts: [.init("window", word())], rows: rows,
        faults: [word()])
      #expect(try FrameText(parsing: frames.text) == frames)
      let windows = String(frames.text.flatMap { $0 == "\n" ? "\r\n" : String($0) })
      #expect(try FrameText(parsing: windows) == frames)
    }
  }

  @Test(arguments: [
    ("", FrameTextError.notFrames), ("version https://git-lfs", .notFrames),
    ("casque frames x", .notFrames), ("casque frames 2\n", .version(2)),
    ("casque frames 1\nlayout", .line(2)), ("casque frames 1\n\n  a view (0 0; 1 1)", .line(3)),
    ("casque frames 1\n\na view (0 0; 1)", .line(3)),
    ("casque frames 1\n\na view (0 0; 1 1) lines", .line(3)),
    ("casque frames 1\n\na view (0 0; 1 1) shiny", .line(3)),
    ("casque frames 1\n\n\"a view (0 0; 1 1)", .line(3)),
    ("casque frames 1\n\n\"\\u{110000}\" view (0 0; 1 1)", .line(3)),
    ("casque frames 1\n\n a view (0 0; 1 1)", .line(3)),
    ("casque frames 1\n\na view (0 0; 1 1)\n\n! \\", .line(5)),
  ])
  func saysWhyItIsNotRead(text: String, error: FrameTextError) {
    #expect(throws: error) { try FrameText(parsing: text) }
  }
}
