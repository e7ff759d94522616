import CasqueDiagnostics
import CasqueGeometry
import CasqueLayout
import CasqueModel
import Testing
import _CasqueTestSupport

@Suite struct RobustnessTests {
  private static let box = View.view("box")

  /// A settled box, and one constraint more that means nothing.
  private static func screen(_ extra: LayoutConstraint) -> Layout {
    var layout = Layout("screen", subviews: [box]) { root in
      box.at(10, 10, in: root)
      box.size(20, 20)
    }
    layout.root.constraints.append(extra)
    return layout
  }

  private static let root = LayoutItem.view("screen")

  @Test(arguments: [
    (
      LayoutConstraint(.view("nobody"), .left, to: root, .left),
      DiagnosticCode.constraintUnknownItem
    ),
    (LayoutConstraint(box.layoutItem, .left, to: .view("nobody"), .left), .constraintUnknownItem),
    (
      LayoutConstraint(box.layoutItem, .left, to: .guide(.custom("gap"), of: "screen"), .left),
      .constraintUnknownItem
    ),
    (
      LayoutConstraint(box.layoutItem, .left, to: .guide(.safeArea, of: "nobody"), .left),
      .constraintUnknownItem
    ),
    (LayoutConstraint(box.layoutItem, .left, to: root, .top), .constraintMixedAttributes),
    (LayoutConstraint(box.layoutItem, .left, to: root, .width), .constraintMixedAttributes),
    (LayoutConstraint(box.layoutItem, .width, to: root, .right), .constraintMixedAttributes),
    (LayoutConstraint(box.layoutItem, .leading, to: root, .left), .constraintMixedAttributes),
    (
      LayoutConstraint(box.layoutItem, .right, to: root, .trailingMargin),
      .constraintMixedAttributes
    ),
    (LayoutConstraint(box.layoutItem, .left, constant: 10), .constraintMixedAttributes),
    (LayoutConstraint(box.layoutItem, .width, to: root), .constraintMixedAttributes),
    (
      LayoutConstraint(box.layoutItem, .top, to: .guide(.safeArea, of: "screen"), .topMargin),
      .constraintUnknownAttribute
    ),
    (
      LayoutConstraint(box.layoutItem, .top, to: .guide(.safeArea, of: "screen"), .firstBaseline),
      .constraintUnknownAttribute
    ),
    (LayoutConstraint(box.layoutItem, .width, constant: .nan), .constraintNumber),
    (LayoutConstraint(box.layoutItem, .width, constant: .infinity), .constraintNumber),
    (LayoutConstraint(box.layoutItem, .width, constant: 1e300), .constraintNumber),
    (
      LayoutConstraint(box.layoutItem, .width, to: root, .width, multiplier: .nan),
      .constraintNumber
    ),
    (
      LayoutConstraint(box.layoutItem, .width, to: root, .width, multiplier: -1e30),
      .constraintNumber
    ),
  ]) func whatMeansNothingIsLeftOut(_ constraint: LayoutConstraint, _ code: DiagnosticCode) {
    let result = resolve(Self.screen(constraint))
    #expect(result.diagnostics.map(\.code) == [code])
    #expect(result["box"].frame == Rect(x: 10, y: 10, width: 20, height: 20))
    #expect(result.conflicts.isEmpty && result.ambiguities.isEmpty)
  }

  @Test func theFirstOfEqualIdsIsMeant() {
    let (first, second) = (View.view("box"), View.view("box"))
    let layout = Layout("screen", subviews: [first, second]) { root in
      first.at(10, 10, in: root)
      first.size(20, 20)
    }
    let result = resolve(layout)
    #expect(result.views.count == 3)
    #expect(result["box"].frame == Rect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func ringsEnd() {
    let (a, b) = (View.view("a"), View.view("b"))
    let layout = Layout("screen", subviews: [a, b]) { root in
      a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 8)
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8)
      a.topAnchor.constraint(equalTo: root.topAnchor)
      b.topAnchor.constraint(equalTo: root.topAnchor)
      a.size(10, 10)
      b.size(10, 10)
    }
    let result = resolve(layout)
    // a.left = b.right + 8 and b.left = a.right + 8 need widths of -16 together: the two sizes give
    // way one after the other, then a position, for no width is negative.
    #expect((1...3).contains(result.conflicts.count))
    #expect(result.conflicts.allSatisfy { $0.arithmetic.hasSuffix("> 0") })
    #expect(result["b"].frame.width >= 0)
  }

  @Test(arguments: [0, -10, .nan, .infinity, 1e300]) func windowsWithoutSenseEnd(_ size: Double) {
    let label = View.label("label", text: "aaaa bbbb", font: .system(20), numberOfLines: 0)
    let layout = Layout("screen", subviews: [label]) { root in label.edges(root, inset: 10) }
    let environment = LayoutEnvironment.window(
      size, size, safeArea: Insets(top: .nan, left: .infinity, bottom: -5, right: 1e300))
    #expect(resolve(layout, in: environment).views.count == 2)
  }

  @Test func marginsWithoutSenseEnd() {
    let layout = Layout(
      "screen",
      subviews: [
        Self.box.with {
          $0.directionalLayoutMargins = .init(
            top: .nan, leading: .infinity, bottom: -1e300, trailing: -5)
          $0.preservesSuperviewLayoutMargins = true
        }
      ]
    ) { root in Self.box.edges(root.layoutMarginsGuide) }
    #expect(resolve(layout).views.count == 2)
  }

  @Test func fiveHundredLevelsOfSuperviews() {
    var view = View.view("v499")
    for level in (0..<499).reversed() {
      var outer = View.view("v\(level)", subviews: [view])
      outer.constraints = view.edges(outer)
      view = outer
    }
    let result = resolve(Layout("screen", subviews: [view]) { root in view.edges(root) })
    #expect(result["v499"].absoluteFrame == Rect(x: 0, y: 0, width: 320, height: 480))
    #expect(result.ambiguities.isEmpty)
  }

  /// Baselines are those of the innermost view: asked of each level twice, a hundred levels never ended.
  @Test func aHundredStackViewsInEachOther() {
    let label = View.label("label", text: "abc", font: .system(20))
    var view = label
    for level in 0..<100 {
      view = View.stackView(
        "s\(level)", axis: level % 2 == 0 ? .vertical : .horizontal, subviews: [view])
    }
    let result = resolve(
      Layout("screen", subviews: [view]) { root in view.at(30, 40, in: root) })
    #expect(result["label"].absoluteFrame == Rect(x: 30, y: 40, width: 30, height: 20))
    #expect(result["s99"].firstBaseline == result["label"].firstBaseline)
    #expect(result["s99"].lastBaselineToBottom == result["label"].lastBaselineToBottom)
  }

  /// A chain of 6 views of 80 points in 320: five of them are too many already.
  @Test func aLongChainThatDoesNotFit() throws {
    let views = (0..<6).map { View.view("v\($0)") }
    let layout = Layout("screen", subviews: views) { root in
      for (index, view) in views.enumerated() {
        view.size(80, 10)
        view.topAnchor.constraint(equalTo: root.topAnchor)
        if index == 0 {
          view.leftAnchor.constraint(equalTo: root.leftAnchor)
        } else {
          view.leftAnchor.constraint(equalTo: views[index - 1].rightAnchor)
        }
      }
      views[5].rightAnchor.constraint(equalTo: root.rightAnchor)
    }
    let result = resolve(layout)
    // Five widths, a size that is not negative, seven edges and the window. The first width gives
    // way, then the second; four of 80 fit.
    #expect(result.conflicts.first?.members.count == 14)
    #expect(result.conflicts.map(\.arithmetic) == Array(repeating: "5 · 80 = 400 > 320", count: 2))
    #expect(result["v5"].frame == Rect(x: 240, y: 0, width: 80, height: 10))
    #expect(result.views.allSatisfy { $0.frame.height == 10 || $0.superview == nil })
  }
}
