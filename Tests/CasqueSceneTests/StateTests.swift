import CasqueGeometry
import CasqueModel
import CasqueScene
import Testing

/// Controls under a finger, with the cursor, and with Increase Contrast.
///
/// **Source** ControlFacts, UISwitch, UITextField, UITableView; colors.json.
@Suite struct StateTests {
  private static func fills(
    _ content: ViewContent, _ frame: Rect, os: String = "18",
    traits: TraitCollection = TraitCollection()
  ) -> [(Shape, RGBA)] {
    var fixture = SceneFixture(.small(os: os, traits: traits))
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
    fixture.add(View("v", content: content), frame)
    return ControlTests.fills(fixture.commands())
  }

  /// 28 wide at rest and 35 under a finger, from the end that it rests at: 1.5 from the edge of 51.
  @Test(arguments: [(false, false, 1.5, 28.0), (false, true, 1.5, 35), (true, true, 14.5, 35)])
  func aSwitchUnderAFingerHasAWiderKnob(isOn: Bool, isPressed: Bool, x: Double, width: Double) {
    var value = Switch(isOn: isOn)
    value.isHighlighted = isPressed
    let white = Self.fills(.switch(value), Rect(x: 0, y: 0, width: 51, height: 31))
      .filter { $0.1 == .white }.map(\.0.bounds)
    #expect(white == [Rect(x: x, y: 1.5, width: width, height: 28)])
  }

  /// The lens of iOS 26 is about the knob's middle, 1.4 times as large, and not opaque.
  @Test func aSliderUnderAFingerHasALens() throws {
    var slider = Slider(value: 0.5)
    slider.isHighlighted = true
    let fills = Self.fills(.slider(slider), Rect(x: 0, y: 0, width: 97, height: 34), os: "26")
    let lens = try #require(fills.last)
    #expect(abs(lens.0.bounds.midX - 48.5) < 1e-9 && abs(lens.0.bounds.midY - 17) < 1e-9)
    #expect(abs(lens.0.bounds.width - 37 * 1.4) < 1e-9)
    #expect(lens.1.alpha < 1)
    #expect(!fills.contains { $0.1 == .white })
  }

  /// 94 by 32: the half that is pressed is 47 wide, from right to left the other one.
  @Test(arguments: [
    (Stepper.Step.decrement, LayoutDirection.leftToRight, 0.0),
    (.increment, .leftToRight, 47), (.decrement, .rightToLeft, 47),
  ])
  func aHalfOfAStepperIsPressed(step: Stepper.Step, direction: LayoutDirection, x: Double) {
    var stepper = Stepper(value: 5)
    stepper.highlightedStep = step
    let half = Rect(x: x, y: 0, width: 47, height: 32)
    let fills = Self.fills(
      .stepper(stepper), Rect(x: 0, y: 0, width: 94, height: 32),
      traits: TraitCollection(layoutDirection: direction))
    #expect(fills.contains { $0.0 == .rect(half) })
    stepper.isEnabled = false
    #expect(
      !Self.fills(
        .stepper(stepper), Rect(x: 0, y: 0, width: 94, height: 32),
        traits: TraitCollection(layoutDirection: direction)
      ).contains { $0.0 == .rect(half) })
  }

  /// Two points wide, a line of 10 and 1.5 high, behind five characters of 5 points in a field.
  @Test func theCursorFollowsTheText() throws {
    var field = TextField(text: "Hello", font: .system(10))
    field.isEditing = true
    var fixture = SceneFixture(.small())
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
    fixture.add(
      View("f", content: .textField(field)), Rect(x: 10, y: 20, width: 80, height: 10),
      text: "Hello", size: 10)
    let caret = try #require(
      ControlTests.fills(fixture.commands()).first { $0.1 == .tint }?.0.bounds)
    #expect(caret == Rect(x: 35, y: 19.25, width: 2, height: 11.5))
  }

  /// 0.2 of black, and 20/255 more with Increase Contrast.
  @Test(arguments: [(AccessibilityContrast.normal, 0.2), (.high, 0.2 + 20.0 / 255)])
  func increaseContrastMakesGraysStronger(contrast: AccessibilityContrast, alpha: Double) {
    var fixture = SceneFixture(
      .small(traits: TraitCollection(accessibilityContrast: contrast)))
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
    fixture.add(
      View.textField("f", borderStyle: .roundedRect), Rect(x: 0, y: 0, width: 80, height: 34))
    let strokes = fixture.commands().compactMap { command -> RGBA? in
      if case .stroke(_, let color, _) = command { color } else { nil }
    }
    #expect(strokes.contains { abs($0.alpha - alpha) < 1e-9 })
  }

  /// The line between the halves of a minus sign: 5/3 points, heavier with Bold Text.
  @Test func boldTextMakesGlyphsHeavier() {
    func height(_ weight: LegibilityWeight) -> Double {
      Self.fills(
        .stepper(Stepper(value: 5)), Rect(x: 0, y: 0, width: 94, height: 32),
        traits: TraitCollection(legibilityWeight: weight)
      ).map(\.0.bounds).filter { $0.width == 13 }.map(\.height).min() ?? 0
    }
    #expect(abs(height(.regular) - 5.0 / 3) < 1e-9)
    #expect(height(.bold) > height(.regular) * 1.1)
  }
}
