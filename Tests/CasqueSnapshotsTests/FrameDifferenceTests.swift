import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueSnapshots
import Testing

@Suite struct FrameDifferenceTests {
  private static func frames(_ rows: [FrameRow], window: String = "320 x 568") -> FrameText {
    FrameText(layout: "welcome", cell: "", facts: [.init("window", window)], rows: rows)
  }

  private static func row(
    _ id: String, in superview: String? = "screen", x: Double = 0, depth: Int = 1
  ) -> FrameRow {
    FrameRow(
      id: id, kind: "view", depth: depth, superview: superview,
      frame: Rect(x: x, y: 0, width: 10, height: 10))
  }

  private static let screen = row("screen", in: nil, depth: 0)

  @Test func findsNothingInTheSame() throws {
    let frames = FrameText(try SampleResult.welcome())
    #expect(FrameDifference(from: frames, to: frames).isEmpty)
  }

  @Test func saysWhatMovedFromWhereToWhere() throws {
    let difference = FrameDifference(
      from: FrameText(try SampleResult.welcome()),
      to: FrameText(try SampleResult.welcome(titleY: 20.5, titleLines: 3)))
    #expect(difference.lines == ["title: y 12 → 20.5, lines 2 → 3"])
  }

  @Test func namesNewAndGoneViews() {
    let difference = FrameDifference(
      from: Self.frames([Self.screen, Self.row("a")]),
      to: Self.frames([Self.screen, Self.row("b", x: 4)]))
    #expect(
      difference.lines == [
        "b: new, view (4 0; 10 10) in screen", "a: gone, was view (0 0; 10 10) in screen",
      ])
  }

  @Test func putsWhatAllDependsOnFirst() {
    let difference = FrameDifference(
      from: Self.frames([Self.screen, Self.row("a")]),
      to: Self.frames([Self.screen, Self.row("a", x: 1)], window: "375 x 667"))
    #expect(difference.lines == ["window: 320 x 568 → 375 x 667", "a: x 0 → 1"])
  }

  @Test func seesANewSuperviewButNoNewDepth() {
    let before = [
      Self.screen, Self.row("box"), Self.row("a", in: "box", depth: 2), Self.row("b"),
    ]
    let after = [
      Self.screen, Self.row("wrap"), Self.row("box", in: "wrap", depth: 2),
      Self.row("a", in: "box", depth: 3), Self.row("b"),
    ]
    let difference = FrameDifference(from: Self.frames(before), to: Self.frames(after))
    #expect(
      difference.lines == [
        "box: superview screen → wrap", "wrap: new, view (0 0; 10 10) in screen",
      ])
  }

  @Test func seesSiblingsChangePlaces() {
    let difference = FrameDifference(
      from: Self.frames([Self.screen, Self.row("a"), Self.row("b"), Self.row("c")]),
      to: Self.frames([Self.screen, Self.row("b"), Self.row("c"), Self.row("a")]))
    #expect(difference.reordered == ["screen"])
    #expect(difference.lines == ["screen: subviews in another order"])
  }

  @Test func matchesAnIDThatOccursTwiceByOccurrence() {
    let difference = FrameDifference(
      from: Self.frames([Self.screen, Self.row("a"), Self.row("a", x: 5)]),
      to: Self.frames([Self.screen, Self.row("a"), Self.row("a", x: 6), Self.row("a", x: 7)]))
    #expect(difference.lines == ["a: x 5 → 6", "a: new, view (7 0; 10 10) in screen"])
  }

  @Test func countsWhatIsTooMuchToShow() {
    let before = (0..<50).map { Self.row("v\($0)") }
    let after = (0..<50).map { Self.row("v\($0)", x: 1) }
    let lines = FrameDifference(
      from: Self.frames([Self.screen] + before), to: Self.frames([Self.screen] + after)
    ).lines
    #expect(lines.count == 21)
    #expect(lines.last == "and 30 more")
  }

  @Test func tellsNewFaultsFromGoneOnes() {
    var before = Self.frames([Self.screen])
    before.faults = ["one", "two", "two"]
    var after = before
    after.faults = ["two", "three"]
    #expect(
      FrameDifference(from: before, to: after).lines == ["new: three", "gone: one", "gone: two"])
  }
}
