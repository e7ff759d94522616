import CasqueGeometry
import CasqueModel

/// What an interface makes of events, and what it shows at a moment after the last of them.
protocol InteractionModel: Sendable {
  /// Takes the next event.
  mutating func handle(_ event: TouchEvent)
  /// Puts what is shown at a moment into a window.
  func present(at time: Double, in window: inout WindowPresentation)
  /// What the interface is at, in a word.
  func state(at time: Double) -> String
}

extension Rect {
  /// Whether a point lies in the rectangle.
  func contains(_ point: Point) -> Bool { contains(Rect(origin: point, size: .zero)) }
}

extension WindowPresentation {
  /// Changes how a view is shown.
  mutating func change(_ id: String, _ body: (inout ViewPresentation) -> Void) {
    var view = views[id] ?? ViewPresentation()
    body(&view)
    views[id] = view
  }
}
