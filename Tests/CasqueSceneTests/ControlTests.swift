import CasqueGeometry
import CasqueModel
import CasqueScene
import Testing

@Suite struct ControlTests {
  static func commands(
    _ view: View, _ frame: Rect, os: String = "18", direction: LayoutDirection = .leftToRight,
    text: String = "Go"
  ) -> [DisplayCommand] {
    var fixture = SceneFixture(.small(os: os, traits: TraitCollection(layoutDirection: direction)))
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
    fixture.add(view, frame, text: text, size: 10)
    return fixture.commands()
  }

  static func fills(_ commands: [DisplayCommand]) -> [(Shape, RGBA)] {
    commands.compactMap { command in
      switch command {
      case .fill(let shape, .color(let color)): (shape, color)
      case .material(let shape, let material): (shape, material.tint)
      default: nil
      }
    }
  }

  static func textColor(_ commands: [DisplayCommand]) -> RGBA? {
    for case .text(let text) in commands { return text.color }
    return nil
  }

  /// Grounds and titles by style.
  ///
  /// **Source** ControlFacts, UIButton.Configuration.
  @Test(arguments: [
    ("18", Button.Style.system, true, nil, RGBA.tint),
    ("18", .plain, true, nil, .tint),
    ("18", .gray, true, RGBA(red: 0, green: 0, blue: 0.2), .tint),
    ("26", .gray, true, RGBA(red: 0, green: 0, blue: 0.2), .black),
    ("18", .tinted, true, RGBA.tint.multiplyingAlpha(by: 0.18), .tint),
    ("18", .filled, true, .tint, .white),
    ("18", .filled, false, RGBA(red: 0, green: 0, blue: 0.3), RGBA(red: 0.3, green: 0, blue: 0)),
    ("18", .plain, false, nil, RGBA(red: 0.3, green: 0, blue: 0)),
    (
      "18", .system, false, nil,
      RGBA(red: 133.0 / 255, green: 133.0 / 255, blue: 133.0 / 255, alpha: 0.45)
    ),
  ])
  func button(os: String, style: Button.Style, isEnabled: Bool, ground: RGBA?, title: RGBA) {
    var button = Button(title: "Go", style: style)
    button.isEnabled = isEnabled
    let commands = Self.commands(
      View("b", content: .button(button)), Rect(x: 0, y: 0, width: 60, height: 34), os: os)
    #expect(Self.fills(commands).first?.1 == ground)
    #expect(Self.textColor(commands) == title)
  }

  @Test func buttonCorners() {
    let frame = Rect(x: 0, y: 0, width: 60, height: 34)
    let view = View.button("b", title: "Go", style: .filled)
    #expect(Self.fills(Self.commands(view, frame))[0].0 == .continuousRect(frame, radius: 5.95))
    // 17 is half of 34: a capsule, whose ends are circular.
    #expect(
      Self.fills(Self.commands(view, frame, os: "26"))[0].0 == .roundedRect(frame, radius: 17))
  }

  @Test func tintIsInherited() {
    var fixture = SceneFixture()
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
    var middle = View("middle")
    middle.appearance.tintColor = .marker
    fixture.add(middle, Rect(x: 0, y: 0, width: 90, height: 90))
    fixture.add(
      .button("b", title: "", style: .filled), Rect(x: 0, y: 0, width: 60, height: 34),
      in: "middle")
    #expect(Self.fills(fixture.commands())[0].1 == .marker)
  }

  /// Thumbs of 28 at 1.5 or 51 − 1.5 − 28, of 37 at 2 or 63 − 2 − 37.
  ///
  /// **Source** ControlFacts, UISwitch.
  @Test(arguments: [
    ("18", false, LayoutDirection.leftToRight, 1.5), ("18", true, .leftToRight, 21.5),
    ("18", true, .rightToLeft, 1.5), ("26", false, .leftToRight, 2),
    ("26", true, .leftToRight, 24), ("26", false, .rightToLeft, 24),
  ])
  func switchThumb(os: String, isOn: Bool, direction: LayoutDirection, x: Double) throws {
    let commands = Self.commands(
      .switch("s", isOn: isOn), Rect(x: 10, y: 20, width: 51, height: 31), os: os,
      direction: direction)
    let fills = Self.fills(commands)
    let thumb = try #require(fills.last)
    #expect(thumb.1 == .white)
    #expect(abs(thumb.0.bounds.minX - 10 - x) < 1e-9)
    if isOn { #expect(fills[0].1 == RGBA(red: 0, green: 1, blue: 0)) }
  }

  @Test func disabledSwitchIsHalfThere() {
    let view = View("s", content: .switch(Switch(isOn: true, isEnabled: false)))
    let commands = Self.commands(view, Rect(x: 0, y: 0, width: 51, height: 31))
    #expect(commands.first == .beginGroup(DisplayGroup(alpha: 0.5)))
  }

  @Test func placeholderTextAndDots() {
    let frame = Rect(x: 0, y: 0, width: 80, height: 34)
    let empty = Self.commands(.textField("f", placeholder: "Mail"), frame, text: "Mail")
    #expect(Self.textColor(empty) == RGBA(red: 1, green: 0, blue: 0))
    #expect(Self.textColor(Self.commands(.textField("f", text: "me"), frame)) == .black)
    let secret = View(
      "f", content: .textField(TextField(text: "hunter2", isSecureTextEntry: true)))
    for case .text(let text) in Self.commands(secret, frame, text: "hunter2") {
      #expect(text.text.text == "•••••••")
    }
  }

  /// One pixel inside the edge: at two pixels to a point its middle is a quarter point in.
  @Test func roundedBorderIsOnePixel() {
    let commands = Self.commands(
      .textField("f", borderStyle: .roundedRect), Rect(x: 0, y: 0, width: 80, height: 34), text: "")
    #expect(
      commands[1]
        == .stroke(
          .roundedRect(Rect(x: 0.25, y: 0.25, width: 79.5, height: 33.5), radius: 4.75),
          color: RGBA.black.multiplyingAlpha(by: 0.2), StrokeStyle(width: 0.5)))
  }

  /// The button that clears text is there with text alone.
  ///
  /// In a box of 19 that ends 5 before the trailing edge. **Source** ControlFacts, UITextField.
  @Test(arguments: [
    (TextField.ClearButtonMode.never, "text", false), (.whileEditing, "text", false),
    (.unlessEditing, "text", true), (.always, "text", true), (.always, "", false),
  ])
  func aClearButtonNeedsText(mode: TextField.ClearButtonMode, text: String, isShown: Bool) {
    var field = TextField(text: text)
    field.clearButtonMode = mode
    var fixture = SceneFixture()
    fixture.environment.profile.name = "26"
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
    fixture.add(View("f", content: .textField(field)), Rect(x: 0, y: 0, width: 100, height: 34))
    let disc = Shape.ellipse(Rect(x: 76, y: 7.5, width: 19, height: 19))
    let shown = fixture.commands().contains { command in
      if case .fill(disc, _) = command { true } else { false }
    }
    #expect(shown == isShown)
  }
}
