import CasqueDiagnostics
import CasqueGeometry
import CasqueLayout
import CasqueModel
import Synchronization
import Testing
import _CasqueTestSupport

@Suite struct OuterLoopTests {
  /// A label between the margins of a view that lies between those of its superview, and so on.
  private static func nested(depth: Int) -> Layout {
    var views = [View.label("text", text: "aaaa bbbb cccc dddd", font: .system(20))]
    if case .label(var label) = views[0].content {
      label.numberOfLines = 0
      views[0].content = .label(label)
    }
    for level in (0..<depth).reversed() {
      views.insert(View.view("v\(level)"), at: 0)
    }
    var current = views[views.count - 1]
    for level in (0..<depth).reversed() {
      var outer = views[level]
      outer.constraints = current.edges(outer.layoutMarginsGuide)
      outer.subviews = [current]
      current = outer
    }
    return Layout("screen", subviews: [current]) { root in
      current.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
      current.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor)
      current.topAnchor.constraint(equalTo: root.topAnchor)
    }
  }

  @Test func nestedMarginsSettleBeforeTextIsMeasured() {
    // Margins 16, then 8 and 8: 320 - 32 - 16 - 16 = 256 wide; safe top 44 - 0, less 52 = 0 inside.
    let result = resolve(
      Self.nested(depth: 2), in: .window(safeArea: Insets(top: 44)))
    #expect(result["v0"].layoutMargins == Insets(top: 52, left: 8, bottom: 8, right: 8))
    #expect(result["v1"].safeAreaInsets == .zero)
    #expect(result["text"].frame == Rect(x: 8, y: 8, width: 256, height: 20))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func textIsShapedOnceUnboundedAndOnceBounded() {
    let label = View.label(
      "text", text: "aaaa bbbb cccc dddd", font: .system(20), numberOfLines: 0)
    let layout = Layout("screen", subviews: [label]) { root in
      label.at(0, 0, in: root)
      label.widthAnchor.constraint(equalToConstant: 100)
    }
    var engine = LayoutEngine()
    let text = MonospaceMeasurer()
    let result = engine.resolve(layout, in: .window(), text: text)
    #expect(result["text"].frame.height == 40)
    #expect(result["text"].text?.lines.count == 2)
    #expect(text.shapeCount == 2)
  }

  @Test func widthsWithTheSameBreaksAreNotMeasuredAgain() {
    let label = View.label("text", text: "aaaa", font: .system(20), numberOfLines: 0)
    let layout = Layout("screen", subviews: [label]) { root in
      label.at(0, 0, in: root)
      label.widthAnchor.constraint(equalToConstant: 100)
    }
    var engine = LayoutEngine()
    let text = MonospaceMeasurer()
    _ = engine.resolve(layout, in: .window(), text: text)
    #expect(text.shapeCount == 1)
  }

  /// y = 2/3 · (y + inset) is y = 2 · inset, and the inset clamp(44 - y, 0, 44): 0, 88, 0 and so on.
  @Test func whatNeverSettlesIsNamed() throws {
    let panel = View.view("panel")
    let layout = Layout("screen", subviews: [panel]) { root in
      panel.leftAnchor.constraint(equalTo: root.leftAnchor)
      panel.size(100, 100)
      LayoutConstraint(
        panel.layoutItem, .top, to: .guide(.safeArea, of: "panel"), .top, multiplier: 2.0 / 3)
    }
    let result = resolve(
      layout, in: .window(safeArea: Insets(top: 44)))
    let unstable = try #require(result.diagnostics.first)
    #expect(unstable.code == .layoutUnstable)
    #expect(unstable.message.contains("'panel'"))
    #expect(unstable.severity == .warning)
  }

  /// A pipeline keeps each engine with its text engine in a lock.
  @Test func anEngineLivesInALock() {
    let engine = Mutex(LayoutEngine())
    let layout = Self.nested(depth: 1)
    let result = engine.withLock { engine in
      engine.resolve(layout, in: .window(), text: MonospaceMeasurer())
    }
    #expect(result.views.count == 3)
  }

  @Test func anEngineGivesTheSameForEveryOrderOfEnvironments() {
    let layout = Self.nested(depth: 3)
    let environments = [
      LayoutEnvironment.window(), .window(375, 812, safeArea: Insets(top: 44, bottom: 34)),
      .window(320, 480).rightToLeft, .window(768, 1024, margin: 20), .window().scale(3),
      .window().contentSize(.accessibility5), .window(0, 0), .window(profile: .plain26),
    ]
    var engine = LayoutEngine()
    let text = MonospaceMeasurer()
    for environment in environments + environments.reversed() {
      let again = engine.resolve(layout, in: environment, text: text)
      let fresh = resolve(layout, in: environment)
      #expect(again.views == fresh.views)
      #expect(again.ambiguities == fresh.ambiguities)
      #expect(again.conflicts == fresh.conflicts)
    }
  }
}
