import CasqueGeometry
import CasqueModel

/// A button pressed with force.
struct FlashlightModel: InteractionModel {
  let view: String
  let frame: Rect
  private var button: FlashlightButton
  private var touch: Int?
  private var release: SpringTrack<Double>?

  init(_ view: String, frame: Rect, fidelity: MotionFidelity) {
    self.view = view
    self.frame = frame
    button = FlashlightButton(fidelity: fidelity)
  }

  mutating func handle(_ event: TouchEvent) {
    let distance = button.measuredDistance(
      onScreen: event.location.distance(to: frame.center))
    if event.phase == .began {
      guard touch == nil, frame.contains(event.location) else { return }
      touch = event.touch
      release = nil
    }
    guard touch == event.touch else { return }
    if event.phase == .ended || event.phase == .cancelled { touch = nil }
    let scale = button.look.scale
    let response = button.touch(event.phase, force: event.force, distance: distance)
    if response.returnsToRest, scale.isFinite {
      release = SpringTrack(
        FlashlightLook.releaseSpring, from: scale, to: 1, velocity: 0, begin: event.time)
    }
  }

  func present(at time: Double, in window: inout WindowPresentation) {
    let look = button.look
    let scale = release?.value(at: time) ?? look.scale
    // Without force the original has no size; nothing can be drawn of that.
    guard scale.isFinite, look.white.isFinite else { return }
    let white = min(max(look.white, 0), 1)
    window.change(view) {
      $0.transform = $0.transform.concatenating(.scale(x: scale, y: scale))
      $0.backgroundColor = RGBA(red: white, green: white, blue: white)
    }
  }

  func state(at time: Double) -> String {
    "\(button.isOn ? "on" : "off"), \(button.state.rawValue)"
  }
}
