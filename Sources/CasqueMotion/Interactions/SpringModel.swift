import CasqueGeometry
import CasqueModel

/// A view that a tap sends to and fro.
struct SpringModel: InteractionModel {
  let view: String
  let frame: Rect
  let spring: Spring
  let offset: Point
  private var shift = SpringingShift()
  private var isAway = false
  private var touch: Int?

  init(_ view: String, frame: Rect, spring: Spring, offset: Point) {
    self.view = view
    self.frame = frame
    self.spring = spring
    self.offset = offset
  }

  mutating func handle(_ event: TouchEvent) {
    let isOver = frame.offset(by: shift.value(at: event.time)).contains(event.location)
    switch event.phase {
    case .began: if isOver { touch = event.touch }
    case .moved: break
    case .ended where touch == event.touch && isOver:
      touch = nil
      isAway.toggle()
      // A tap on a moving view turns it round without a jump.
      shift.release(
        spring, to: isAway ? offset : .zero, velocity: shift.velocity(at: event.time),
        at: event.time)
    case .ended, .cancelled: if touch == event.touch { touch = nil }
    }
  }

  func present(at time: Double, in window: inout WindowPresentation) {
    let value = shift.value(at: time)
    window.change(view) { $0.offset = $0.offset + value }
  }

  func state(at time: Double) -> String { isAway ? "away" : "home" }
}
