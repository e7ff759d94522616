import CasqueGeometry
import CasqueModel

extension PropertyTrack {
  /// Puts the property's value at a moment into a window.
  func present(
    at time: Double, for preference: MotionPreference, in window: inout WindowPresentation
  ) {
    let value = value(at: time, for: preference)
    guard value.components.allFinite, value != base else { return }
    switch target {
    case .constraint(let identifier): window.constants[identifier] = value.number
    case .view(let id):
      var view = window.views[id] ?? ViewPresentation()
      if !presentPlace(value, in: &view) { presentLook(value, in: &view) }
      window.views[id] = view
    }
  }

  /// Whether the property is about the place.
  private func presentPlace(_ value: MotionVector, in view: inout ViewPresentation) -> Bool {
    let change = value - base
    switch property {
    case .position: view.offset = view.offset + change.point
    case .positionX: view.offset.x += change.number
    case .positionY: view.offset.y += change.number
    case .translation: view.offset = view.offset + value.point
    case .bounds: view.size = value.size
    case .scale: view.prepend(.scale(x: value.number, y: value.number))
    case .scaleX: view.prepend(.scale(x: value.number, y: 1))
    case .scaleY: view.prepend(.scale(x: 1, y: value.number))
    case .rotationDegrees:
      view.transform = view.transform.concatenating(.rotation(value.number * .pi / 180))
    default: return false
    }
    return true
  }

  private func presentLook(_ value: MotionVector, in view: inout ViewPresentation) {
    switch property {
    case .alpha: view.alpha = min(max(value.number, 0), 1)
    case .backgroundColor: view.backgroundColor = value.color
    case .tintColor: view.tintColor = value.color
    case .cornerRadius: view.cornerRadius = max(0, value.number)
    case .borderWidth: view.borderWidth = max(0, value.number)
    case .borderColor: view.borderColor = value.color
    case .shadowOpacity: view.shadowOpacity = min(max(value.number, 0), 1)
    case .shadowRadius: view.shadowRadius = max(0, value.number)
    case .shadowOffset: view.shadowOffset = value.point
    case .zPosition: view.zPosition = value.number
    default: break
    }
  }
}

extension ViewPresentation {
  /// Scales before whatever turns the view, whichever was named first.
  fileprivate mutating func prepend(_ scale: AffineTransform) {
    transform = scale.concatenating(transform)
  }
}

extension SIMD4<Double> {
  fileprivate var allFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}
