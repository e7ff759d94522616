import CasqueModel
import CasqueMotion
import Testing

extension VectorReaders {
  static let buttons: [String: VectorReader] = [
    "flashlight.states": { vector in
      var button = FlashlightButton()
      return .list(try vector.inputs["events"].list.map { try row($0, &button) })
    },
    "flashlight.look": { vector in
      let look = FlashlightLook(
        force: try vector.number("force"),
        isOn: vector.inputs["on"].flag ?? vector.inputs["isOn"].flag ?? false)
      return .table([
        "scale": .number(look.scale), "width": .number(look.width), "white": .number(look.white),
      ])
    },
    "calculator.fade": { vector in
      var button = CalculatorButton()
      if let color = try color(vector.inputs["to"]) { button.normalColor = color }
      if let color = try color(vector.inputs["from_"]) { button.highlightedColor = color }
      button.duration = try vector.number("duration", default: 0.5)
      button.handle(.touchDown, at: 0)
      button.handle(.touchUpInside, at: 0)
      return .table(["white8": .number(255 * button.color(at: try vector.number("t")).red)])
    },
  ]

  private static func row(
    _ event: VectorValue, _ button: inout FlashlightButton
  ) throws -> VectorValue {
    let phases: [String: TouchPhase] = [
      "down": .began, "move": .moved, "up": .ended, "cancel": .cancelled,
    ]
    let type = try #require(event["type"].text)
    let phase = try #require(phases[type], "no event is named '\(type)'")
    let response = button.touch(
      phase, force: event["force"].number, distance: event["distance"].number ?? 0)
    return .table([
      "state": .text(button.state.rawValue), "on": .flag(button.isOn),
      "haptic": .optional(response.haptic?.rawValue),
      "animate": .optional(response.returnsToRest ? "rest" : nil),
    ])
  }

  private static func color(_ value: VectorValue) throws -> RGBA? {
    guard let text = value.text else { return nil }
    let number = try #require(Int(text.dropFirst(), radix: 16))
    func part(_ shift: Int) -> Double { Double(number >> shift & 255) / 255 }
    return RGBA(red: part(16), green: part(8), blue: part(0))
  }
}
