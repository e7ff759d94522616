import CasqueGeometry
import CasqueModel

/// Keys that light up under a finger.
struct CalculatorModel: InteractionModel {
  let views: [String]
  private var pad: CalculatorPad
  private var touch: Int?
  private var lastPressed: String?

  init(_ views: [String], frames: [Rect], normalColor: RGBA?, fidelity: MotionFidelity) {
    self.views = views
    var key = CalculatorButton()
    if let normalColor {
      // The original lights up by a quarter of white.
      let lift = (key.highlightedColor - key.normalColor).red
      key.normalColor = normalColor
      key.highlightedColor = RGBA(
        red: min(1, normalColor.red + lift), green: min(1, normalColor.green + lift),
        blue: min(1, normalColor.blue + lift), alpha: normalColor.alpha)
    }
    pad = CalculatorPad(frames: frames, key: key, fidelity: fidelity)
  }

  mutating func handle(_ event: TouchEvent) {
    if event.phase == .began {
      guard touch == nil else { return }
      touch = event.touch
    }
    guard touch == event.touch else { return }
    if event.phase == .ended || event.phase == .cancelled { touch = nil }
    if let pressed = pad.touch(event.phase, at: event.location, time: event.time) {
      lastPressed = views[pressed]
    }
  }

  func present(at time: Double, in window: inout WindowPresentation) {
    for (id, key) in zip(views, pad.keys) {
      let color = key.color(at: time)
      if color != key.normalColor { window.change(id) { $0.backgroundColor = color } }
    }
  }

  func state(at time: Double) -> String { lastPressed.map { "pressed \($0)" } ?? "resting" }
}
