import CasqueGeometry
import CasqueModel

/// A picture thrown from corner to corner.
struct PictureInPictureModel: InteractionModel {
  let view: String
  let frame: Rect
  let fidelity: MotionFidelity
  private let corners: PictureInPicture
  private var pan = PanTracker()
  private var start = Point.zero
  private var shift = SpringingShift()
  private var corner = PictureInPicture.Corner.bottomRight

  init(_ view: String, frame: Rect, geometry: MotionGeometry, fidelity: MotionFidelity) {
    self.view = view
    self.frame = frame
    self.fidelity = fidelity
    corners = PictureInPicture(
      size: geometry.size, safeAreaInsets: geometry.safeAreaInsets, itemSize: frame.size)
    shift.hold(corners.center(in: corner) - frame.center)
  }

  mutating func handle(_ event: TouchEvent) {
    if event.phase == .began {
      let current = shift.value(at: event.time)
      guard !pan.isActive, frame.offset(by: current).contains(event.location) else { return }
      pan.begin(event)
      start = current
      shift.hold(start)
      return
    }
    guard pan.isActive, pan.follow(event) else { return }
    shift.hold(start + pan.translation)
    guard event.phase == .ended || event.phase == .cancelled else { return }
    let velocity = event.phase == .ended ? pan.velocity : .zero
    let center = frame.center + start + pan.translation
    let landing = corners.landing(from: center, velocity: velocity, fidelity: fidelity)
    corner = landing.corner
    let way = landing.target - center
    // In the original a speed along an axis that is at its target already is lost.
    let kept = Point(
      x: landing.relativeVelocity.x * way.x, y: landing.relativeVelocity.y * way.y)
    shift.release(
      PictureInPicture.spring, to: landing.target - frame.center,
      velocity: fidelity == .faithful ? kept : velocity, at: event.time)
  }

  func present(at time: Double, in window: inout WindowPresentation) {
    let value = shift.value(at: time)
    window.change(view) { $0.offset = $0.offset + value }
  }

  func state(at time: Double) -> String { pan.isActive ? "dragged" : corner.rawValue }
}
