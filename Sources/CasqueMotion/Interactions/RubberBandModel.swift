import CasqueGeometry
import CasqueModel

/// A view that follows a finger within limits and resists beyond.
struct RubberBandModel: InteractionModel {
  /// The spring that leads a view back in the original.
  static let powerSpring = Spring(dampingRatio: 0.6, response: 0.3)
  /// The spring that leads a scroll view's content back: it does not overshoot.
  static let scrollSpring = Spring(dampingRatio: 1, response: 0.4)

  let view: String
  let frame: Rect
  /// Where fingers come down.
  let area: Rect
  let band: Interaction.RubberBand
  let fidelity: MotionFidelity
  private var pan = PanTracker()
  private var pull = 0.0
  private var shift = SpringingShift()

  init(
    _ view: String, frame: Rect, area: Rect, band: Interaction.RubberBand,
    fidelity: MotionFidelity
  ) {
    self.view = view
    self.frame = frame
    self.area = area
    self.band = band
    self.fidelity = fidelity
  }

  private var lower: Double { -max(0, band.length) }

  mutating func handle(_ event: TouchEvent) {
    if event.phase == .began {
      guard !pan.isActive, area.contains(event.location) else { return }
      pan.begin(event)
      // A view that still moves is caught where it is: the pull that would have led there.
      pull = pullOf(shift.value(at: event.time)[band.axis])
      shift.hold(shift.value(at: event.time))
      return
    }
    guard pan.isActive, pan.follow(event) else { return }
    let current = displacement(of: pull + pan.translation[band.axis])
    shift.hold(along(current))
    if event.phase == .ended || event.phase == .cancelled {
      let velocity = event.phase == .ended ? pan.velocity[band.axis] : 0
      let isBeyond = current > 0 || current < lower
      let projected =
        isBeyond || band.length <= 0
        ? current : current + DecelerationRate.normal.projection(of: velocity, fidelity: fidelity)
      let target = min(max(projected, lower), 0)
      shift.release(
        band.formula == .power ? RubberBandModel.powerSpring : RubberBandModel.scrollSpring,
        to: along(target), velocity: along(velocity), at: event.time)
    }
  }

  private func along(_ value: Double) -> Point {
    var point = Point.zero
    point[band.axis] = value
    return point
  }

  /// How far the view is moved for a pull, in points.
  private func displacement(of pull: Double) -> Double {
    if pull > 0 { return banded(pull) }
    if pull < lower { return lower + banded(pull - lower) }
    return pull
  }

  private func pullOf(_ displacement: Double) -> Double {
    if displacement > 0 { return unbanded(displacement) }
    if displacement < lower { return lower + unbanded(displacement - lower) }
    return displacement
  }

  private func banded(_ pull: Double) -> Double {
    switch band.formula {
    case .power: PowerRubberBand().displacement(of: pull)
    case .scroll: ScrollRubberBand(dimension: area.size[band.axis]).displacement(of: pull)
    }
  }

  private func unbanded(_ displacement: Double) -> Double {
    let pull =
      switch band.formula {
      case .power: PowerRubberBand().offset(of: displacement)
      case .scroll: ScrollRubberBand(dimension: area.size[band.axis]).offset(of: displacement)
      }
    return pull.isFinite ? pull : displacement
  }

  func present(at time: Double, in window: inout WindowPresentation) {
    let value = shift.value(at: time)
    window.change(view) { $0.offset = $0.offset + value }
  }

  func state(at time: Double) -> String {
    if pan.isActive { return "dragged" }
    let value = shift.value(at: time)[band.axis]
    return value > 0.5 || value < lower - 0.5 ? "bouncing" : "resting"
  }
}
