import CasqueGeometry
import CasqueModel

/// A sheet that a tap or a flick opens and closes; the layout holds it open, it starts closed.
struct MomentumModel: InteractionModel {
  let view: String
  let frame: Rect
  private let sheet: MomentumSheet
  private var pan = PanTracker()
  private var isOpen = false
  private var isReversed = false
  private var run: SpringTrack<Double>?
  private var fraction = 0.0
  private var caught = 0.0
  private var overshoot = 0.0

  init(_ view: String, frame: Rect, screen: Size, fidelity: MotionFidelity) {
    self.view = view
    self.frame = frame
    sheet = MomentumSheet(viewHeight: screen.height, fidelity: fidelity)
  }

  /// How open the sheet is, 0 closed, 1 open.
  private func opening(at time: Double) -> Double {
    let done = run?.value(at: time) ?? fraction
    return isOpen == isReversed ? done : 1 - done
  }

  private func offset(at time: Double) -> Double { (1 - opening(at: time)) * sheet.travel }

  mutating func handle(_ event: TouchEvent) {
    if event.phase == .began {
      let isOver = frame.offset(by: Point(x: 0, y: offset(at: event.time)))
        .contains(event.location)
      guard !pan.isActive, isOver else { return }
      pan.begin(event)
      catchSheet(at: event.time)
      return
    }
    guard pan.isActive, pan.follow(event) else { return }
    follow(pan.translation.y)
    switch event.phase {
    case .ended: release(velocity: pan.velocity.y, at: event.time)
    case .cancelled: release(velocity: 0, at: event.time)
    case .began, .moved: break
    }
  }

  /// Stops a moving sheet where it is, or begins a run of one at rest.
  private mutating func catchSheet(at time: Double) {
    if let run, time < run.end {
      caught = run.value(at: time)
    } else {
      if run != nil { isOpen = opening(at: time) > 0.5 }
      isReversed = false
      caught = 0
    }
    (run, fraction, overshoot) = (nil, caught, 0)
  }

  private mutating func follow(_ translation: Double) {
    fraction = sheet.fraction(
      ofTranslation: translation, isOpen: isOpen, isReversed: isReversed, from: caught)
    // What a held fraction leaves over is banded, upwards beyond open or downwards beyond closed.
    let asked = sheet.travel > 0 ? caught - sign * translation / sheet.travel : caught
    let beyond = asked > 1 ? asked - 1 : min(asked, 0)
    overshoot = -sign * sheet.bandedOvershoot(of: beyond * sheet.travel)
  }

  /// −1 where the fraction grows as the finger moves down.
  private var sign: Double { isOpen == isReversed ? 1 : -1 }

  private mutating func release(velocity: Double, at time: Double) {
    let release = sheet.release(
      velocity: velocity, atFraction: fraction, isOpen: isOpen, isReversed: isReversed)
    if release.isReversed != isReversed { fraction = 1 - fraction }
    isReversed = release.isReversed
    run = SpringTrack(
      release.spring, from: fraction, to: 1,
      velocity: release.relativeVelocity * (1 - fraction), begin: time)
    overshoot = 0
  }

  func present(at time: Double, in window: inout WindowPresentation) {
    let y = offset(at: time) + overshoot
    window.change(view) { $0.offset.y += y }
  }

  func state(at time: Double) -> String {
    if pan.isActive { return "dragged" }
    return opening(at: run?.end ?? time) > 0.5 ? "open" : "closed"
  }
}
