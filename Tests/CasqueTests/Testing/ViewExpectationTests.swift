import Casque
import CasqueTesting
import Synchronization
import Testing

@Suite struct ViewExpectationTests {
  /// A title of 100×40 at (20, 100) in a window of 320×568, and what lies about it.
  private static func result(
    cell: String = "", mirrored: Bool = false, titleX: Double = 20
  ) throws -> LayoutResult {
    let device = try DeviceCatalogue.standard.device(id: "iphone-se-1")
    func view(_ view: View, _ frame: Rect) -> ResolvedView {
      var resolved = ResolvedView(
        view: view, superview: view.id == "screen" ? nil : "screen", frame: frame,
        absoluteFrame: frame, alignmentRect: frame)
      resolved.isMirrored = mirrored
      if view.id == "screen" { resolved.safeAreaInsets = Insets(top: 20) }
      if case .label(let label) = view.content {
        resolved.text = ShapedText(
          text: label.text, lines: [], size: .zero, firstBaseline: 30, lastBaselineToBottom: 10,
          isTruncated: label.text.hasSuffix("…"), widthsWithSameBreaks: 0...0)
        resolved.firstBaseline = 30
        resolved.lastBaselineToBottom = 10
      }
      return resolved
    }
    return LayoutResult(
      layoutName: "welcome", cellName: cell,
      environment: Cell(device: device, os: .ios18).environment,
      views: [
        view(.view("screen"), Rect(x: 0, y: 0, width: 320, height: 568)),
        view(.label("title", text: "Hello"), Rect(x: titleX, y: 100, width: 100, height: 40)),
        view(.view("logo"), Rect(x: 110, y: 42, width: 100, height: 50)),
        view(.view("icon"), Rect(x: 128.5, y: 100, width: 44, height: 44)),
        view(.label("cut", text: "Hel…"), Rect(x: 20, y: 10, width: 40, height: 40)),
        view(.view("away"), Rect(x: 320, y: 0, width: 40, height: 40)),
      ])
  }

  /// The message of the failures in `body`; nil if there is none.
  private static func message(_ body: () -> Void) -> String? {
    let messages = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return messages.withLock { $0.isEmpty ? nil : $0.joined(separator: "\n") }
  }

  @Test func passesWhatHolds() throws {
    let result = try Self.result()
    expect("title", in: result)
      .isBelow("logo", by: 8...16).isBelow("logo", by: 8...8).isBelow("logo")
      .isBefore("icon", by: 8.5...8.5).isAligned(.top, with: "icon")
      .isAsWide(as: "logo").isInside("screen", by: 20).isInsideSafeArea()
      .isVisible().isNotTruncated().isAligned(.firstBaseline, with: "title")
    expect("logo", in: result).isAbove("title", by: 0...10)
      .isCentered(in: "screen", along: [.horizontal])
    expect("icon", in: result).isAtLeast().isAfter("title").isAsHigh(as: "icon")
    expect("title", in: try Self.result(mirrored: true)).isAfter("icon", by: 8...9)
      .isAligned(.trailing, with: "cut")
    expect("title", in: result).isMirrored(in: try Self.result(mirrored: true, titleX: 200))
  }

  /// An expectation that does not hold, and what its failure says.
  struct Fault: Sendable, CustomTestStringConvertible {
    var view: String
    var expectation: @Sendable (ViewExpectation) -> ViewExpectation
    var message: String

    init(
      _ view: String, _ message: String,
      expectation: @escaping @Sendable (ViewExpectation) -> ViewExpectation
    ) {
      self.view = view
      self.expectation = expectation
      self.message = message
    }

    var testDescription: String { message }
  }

  @Test(arguments: [
    Fault("title", "expected 'title' to be below 'logo' by 12...16\n  it is by 8") {
      $0.isBelow("logo", by: 12...16)
    },
    Fault("title", "expected 'title' to be above 'logo'\n  they overlap by 98") {
      $0.isAbove("logo")
    },
    Fault("title", "expected 'title' to be after 'icon'\n  they overlap by 152.5") {
      $0.isAfter("icon")
    },
    Fault(
      "title", "expected 'title' to have its centerY aligned with 'icon'\n  it is at 120, not 122"
    ) { $0.isAligned(.centerY, with: "icon") },
    Fault("cut", "expected 'cut' to be inside the safe area\n  it is 10 outside at the top") {
      $0.isInsideSafeArea()
    },
    Fault(
      "title",
      "expected 'title' to be inside 'screen' by at least 24\n"
        + "  it is only 20 inside at the left"
    ) { $0.isInside("screen", by: 24) },
    Fault("title", "expected 'title' to be as wide as 'icon'\n  it is 100, not 44") {
      $0.isAsWide(as: "icon")
    },
    Fault("title", "expected 'title' to be at least 44×44\n  it is 100×40") { $0.isAtLeast() },
    Fault("cut", "expected 'cut' to show all of its text\n  it is cut to 'Hel…'") {
      $0.isNotTruncated()
    },
    Fault("logo", "expected 'logo' to show all of its text\n  it has no text") {
      $0.isNotTruncated()
    },
    Fault("away", "expected 'away' to be visible\n  it is outside the window") { $0.isVisible() },
    Fault("tilte", "expected 'tilte' to be visible\n  there is no view 'tilte'") { $0.isVisible() },
  ])
  func saysWhatIsTheCase(fault: Fault) throws {
    let result = try Self.result()
    #expect(
      Self.message { _ = fault.expectation(expect(fault.view, in: result)) } == fault.message)
  }

  @Test func namesEveryFailingCellOnce() throws {
    let results = try (0..<9).map { try Self.result(cell: "cell \($0)", titleX: Double($0)) }
    #expect(
      Self.message { expect("title", in: results).isInside("screen", by: 7) } == """
        expected 'title' to be inside 'screen' by at least 7, but not on 7 of 9 cells
          cell 0: it is only 0 inside at the left
          cell 1: it is only 1 inside at the left
          cell 2: it is only 2 inside at the left
          cell 3: it is only 3 inside at the left
          cell 4: it is only 4 inside at the left
          and 2 more cells
        """)
  }

  @Test func groupsFindingsOfAMatrix() throws {
    let results = try ["a", "b", "c"].map { try FailingFixture.result(cell: $0) }
    let message = try #require(Self.message { expectNoFindings(in: results) })
    #expect(message.hasPrefix("welcome: 1 cause on 3 of 3 cells\n"))
    #expect(message.contains("on 3 of 3 cells: a; b; c"))
    #expect(Self.message { expectNoFindings(in: results, from: .error) } == nil)
    #expect(
      Self.message { expectNoFindings(in: results, checks: CheckSuite(rules: [])) } == nil)
  }
}
