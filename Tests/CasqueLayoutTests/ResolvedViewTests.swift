import CasqueGeometry
import CasqueLayout
import CasqueModel
import Testing

@Suite struct ResolvedViewTests {
  private static func alone(_ view: View, _ width: Double, _ height: Double) -> Layout {
    Layout("screen", subviews: [view]) { root in
      view.at(10, 10, in: root)
      view.size(width, height)
    }
  }

  @Test func aLabelsTextLiesInTheMiddleOfItsHeight() throws {
    let label = View.label("view", text: "abcd", font: .system(20))
    let view = resolve(Self.alone(label, 100, 50))["view"]
    #expect(view.textFrame == Rect(x: 0, y: 15, width: 100, height: 20))
    #expect(view.intrinsicContentSize == AxisPair(horizontal: 40, vertical: 20))
    // 15 above, and 0.8 · 20 to the baseline; 0.2 · 20 and 15 below.
    #expect(view.firstBaseline == 31)
    #expect(view.lastBaselineToBottom == 19)
  }

  @Test func aLabelThatIsTooNarrowIsCut() throws {
    let label = View.label("view", text: "abcdefgh", font: .system(20))
    let text = try #require(resolve(Self.alone(label, 50, 20))["view"].text)
    #expect(text.isTruncated)
    #expect(text.text == "abcd…")
  }

  @Test func aLabelThatIsTooLowKeepsTheLinesThatFit() throws {
    let label = View.label("view", text: "aaaa bbbb cccc", font: .system(20), numberOfLines: 0)
    let view = resolve(Self.alone(label, 50, 45))["view"]
    let text = try #require(view.text)
    #expect(text.lines.count == 2)
    #expect(text.isTruncated)
    #expect(view.textFrame == Rect(x: 0, y: 2.5, width: 50, height: 40))
  }

  @Test func aButtonsTitleLiesInTheMiddle() {
    // 2 · 7.5 = 15 by 15 in 100 × 45.
    let view = resolve(Self.alone(.button("view", title: "OK"), 100, 45))["view"]
    #expect(view.textFrame == Rect(x: 42.5, y: 15, width: 15, height: 15))
    #expect(view.firstBaseline == 27)
    #expect(view.lastBaselineToBottom == 18)
  }

  @Test func aTitleBesideAnImageMirrors() {
    let images = TestImages(images: [
      "icon": ImageDescription(size: Size(width: 20, height: 20))
    ])
    let layout = Self.alone(.button("view", title: "OK", image: "icon"), 100, 45)
    // 20 + 15 centred in 100 begins at 32.5; the image leads.
    let view = resolve(layout, resources: images)["view"]
    #expect(view.textFrame.minX == 52.5)
    let mirrored = resolve(layout, in: .window().rightToLeft, resources: images)["view"]
    #expect(mirrored.textFrame.minX == 32.5)
    #expect(mirrored.isMirrored)
  }

  @Test func aTextFieldsTextKeepsOffItsBorder() {
    let field = View.textField("view", text: "abc", borderStyle: .roundedRect)
    let view = resolve(Self.alone(field, 100, 37))["view"]
    #expect(view.textFrame == Rect(x: 7, y: 10, width: 86, height: 17))
  }

  @Test func aSecureTextFieldShowsDots() {
    let field = View.textField("view", text: "secret").with { view in
      guard case .textField(var field) = view.content else { return }
      field.isSecureTextEntry = true
      view.content = .textField(field)
    }
    #expect(resolve(Self.alone(field, 100, 37))["view"].text?.text == "••••••")
  }

  @Test func viewsComeInPreorderWithTheirSuperviews() {
    let leaf = View.view("leaf")
    let panel = View.view("panel", subviews: [leaf])
    let last = View.view("last")
    let result = resolve(
      Layout("screen", subviews: [panel, last]) { root in
        panel.at(10, 20, in: root)
        panel.size(100, 100)
        leaf.at(1, 2, in: panel)
        leaf.size(5, 5)
        last.edges(root)
      })
    #expect(result.views.map(\.id) == ["screen", "panel", "leaf", "last"])
    #expect(result.views.map(\.superview) == [nil, "screen", "panel", "screen"])
    #expect(result["leaf"].absoluteFrame == Rect(x: 11, y: 22, width: 5, height: 5))
    #expect(result["leaf"].frame == Rect(x: 1, y: 2, width: 5, height: 5))
    #expect(result.views.allSatisfy { $0.view.subviews.isEmpty })
  }

  @Test func hiddenViewsStayInLayout() {
    let hidden = View.view("hidden").with { $0.isHidden = true }
    let below = View.view("below")
    let result = resolve(
      Layout("screen", subviews: [hidden, below]) { root in
        hidden.at(0, 0, in: root)
        hidden.size(10, 30)
        below.topAnchor.constraint(equalTo: hidden.bottomAnchor)
        below.leftAnchor.constraint(equalTo: root.leftAnchor)
        below.size(10, 10)
      })
    #expect(result["below"].frame.minY == 30)
  }

  @Test func aSwitchsFrameIsLargerThanItsAlignmentRectangle() {
    let toggle = View.switch("view")
    let result = resolve(
      Layout("screen", subviews: [toggle]) { root in
        toggle.rightAnchor.constraint(equalTo: root.rightAnchor)
        toggle.topAnchor.constraint(equalTo: root.topAnchor)
      })
    #expect(result["view"].alignmentRect == Rect(x: 271, y: 0, width: 49, height: 31))
    #expect(result["view"].absoluteFrame == Rect(x: 271, y: 0, width: 51, height: 31))
    #expect(result["view"].intrinsicContentSize == AxisPair(horizontal: 49, vertical: 31))
  }
}
