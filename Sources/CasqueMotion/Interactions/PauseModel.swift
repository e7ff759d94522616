import CasqueGeometry
import CasqueModel

/// A card that is dragged and told of a pause.
struct PauseModel: InteractionModel {
  let view: String
  let frame: Rect
  let card: PauseCard
  let pausedView: String?
  let fidelity: MotionFidelity
  private var pan = PanTracker()
  private var counted = CountedPause()
  private var windowed = WindowedPause()
  private var shift = SpringingShift()
  private var hasPaused = false
  private var last: TouchEvent?

  init(
    _ view: String, frame: Rect, offset: Double, pausedView: String?, fidelity: MotionFidelity
  ) {
    self.view = view
    self.frame = frame
    self.pausedView = pausedView
    self.fidelity = fidelity
    card = PauseCard(verticalOffset: offset)
  }

  mutating func handle(_ event: TouchEvent) {
    if event.phase == .began {
      guard !pan.isActive,
        frame.offset(by: shift.value(at: event.time)).contains(event.location)
      else { return }
      pan.begin(event)
      counted.begin()
      windowed.begin()
      (hasPaused, last) = (false, event)
      return
    }
    guard pan.isActive, pan.follow(event) else { return }
    let offset = pan.translation.y
    if event.phase == .moved {
      addSample(event, offset)
      shift.hold(Point(x: 0, y: card.displacement(of: offset)))
    } else {
      shift.release(
        PauseCard.releaseSpring, to: .zero, velocity: .zero, at: event.time)
    }
    last = event
  }

  /// The speed between the last two samples: the mean over a window would hide a stop.
  private mutating func addSample(_ event: TouchEvent, _ offset: Double) {
    guard let last, event.time > last.time else { return }
    let velocity = (event.location.y - last.location.y) / (event.time - last.time)
    switch fidelity {
    case .faithful: counted.add(velocity: velocity, offset: offset)
    case .better: windowed.add(velocity: velocity, offset: offset, at: event.time)
    }
    hasPaused = fidelity == .faithful ? counted.hasPaused : windowed.hasPaused
  }

  func present(at time: Double, in window: inout WindowPresentation) {
    let value = shift.value(at: time)
    window.change(view) { $0.offset = $0.offset + value }
    if let pausedView, hasPaused { window.change(pausedView) { $0.alpha = 1 } }
  }

  func state(at time: Double) -> String {
    hasPaused ? "paused" : pan.isActive ? "dragged" : "resting"
  }
}
