import CasqueGeometry
import CasqueModel

/// A view turned by two fingers that snaps to quarter turns.
struct RotationModel: InteractionModel {
  let view: String
  let frame: Rect
  private let snap: RotationSnap
  private var fingers: [Int: Point] = [:]
  private var samples: [(time: Double, turn: Double)] = []
  private var angle = 0.0
  private var turn = 0.0
  private var lastDirection: Double?
  private var track: SpringTrack<Double>?

  init(_ view: String, frame: Rect, fidelity: MotionFidelity) {
    self.view = view
    self.frame = frame
    snap = RotationSnap(fidelity: fidelity)
  }

  private func angle(at time: Double) -> Double { track?.value(at: time) ?? angle + turn }

  mutating func handle(_ event: TouchEvent) {
    switch event.phase {
    case .began:
      guard fingers.count < 2 else { return }
      fingers[event.touch] = event.location
      if fingers.count == 2 {
        angle = angle(at: event.time)
        (track, turn, lastDirection) = (nil, 0, direction)
        samples = [(event.time, 0)]
      }
    case .moved:
      guard fingers[event.touch] != nil else { return }
      fingers[event.touch] = event.location
      follow(at: event.time)
    case .ended, .cancelled:
      guard fingers[event.touch] != nil else { return }
      fingers[event.touch] = event.location
      follow(at: event.time)
      let wasTurning = fingers.count == 2
      fingers[event.touch] = nil
      if wasTurning { release(at: event.time, isThrown: event.phase == .ended) }
    }
  }

  /// The direction from the first finger to the second, in radians.
  private var direction: Double? {
    let places = fingers.sorted { $0.key < $1.key }.map(\.value)
    guard places.count == 2, places[0] != places[1] else { return nil }
    return arcTangent(places[1].y - places[0].y, places[1].x - places[0].x)
  }

  private mutating func follow(at time: Double) {
    guard let direction, let last = lastDirection else { return }
    // The shorter way round, so that turns beyond a half add up.
    let step = (direction - last).remainder(dividingBy: 2 * .pi)
    turn += step
    lastDirection = direction
    samples.append((time, turn))
    samples.removeAll { $0.time < time - PanTracker.window - 1e-9 }
  }

  private mutating func release(at time: Double, isThrown: Bool) {
    var velocity = 0.0
    if isThrown, let first = samples.first, let last = samples.last, last.time > first.time {
      velocity = (last.turn - first.turn) / (last.time - first.time)
    }
    let current = angle + turn
    // The original snaps the angle of the gesture, not that of the view.
    let released = snap.fidelity == .faithful ? turn : current
    let release = snap.release(rotation: released, velocity: velocity)
    let target = snap.fidelity == .faithful ? angle + release.target : release.target
    track = SpringTrack(
      RotationSnap.spring, from: current, to: target,
      velocity: release.relativeVelocity * (release.target - released), begin: time)
    (angle, turn) = (current, 0)
  }

  func present(at time: Double, in window: inout WindowPresentation) {
    let value = angle(at: time)
    window.change(view) { $0.transform = $0.transform.concatenating(.rotation(value)) }
  }

  func state(at time: Double) -> String {
    if fingers.count == 2 { return "turning" }
    let degrees = ((track?.target ?? angle) * 180 / .pi).rounded()
    return "\(Int(degrees))°"
  }
}
