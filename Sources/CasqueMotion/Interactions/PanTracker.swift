import CasqueGeometry
import CasqueModel

/// One finger's way since it came down, and its speed.
struct PanTracker: Sendable, Hashable {
  /// How much of the way the speed is measured over, in seconds.
  static let window = 0.1

  private var touch: Int?
  private var start = Point.zero
  private var samples: [Sample] = []

  private struct Sample: Sendable, Hashable {
    var time: Double
    var location: Point
  }

  /// Whether a finger is down.
  var isActive: Bool { touch != nil }

  /// Follows a finger from here.
  mutating func begin(_ event: TouchEvent) {
    touch = event.touch
    start = event.location
    samples = [Sample(time: event.time, location: event.location)]
  }

  /// Takes the next event; false if it is another finger's.
  mutating func follow(_ event: TouchEvent) -> Bool {
    guard touch == event.touch else { return false }
    samples.append(Sample(time: event.time, location: event.location))
    samples.removeAll { $0.time < event.time - PanTracker.window - 1e-9 }
    if event.phase == .ended || event.phase == .cancelled { touch = nil }
    return true
  }

  /// The way since the finger came down, in points.
  var translation: Point { (samples.last?.location ?? start) - start }

  /// The mean speed over the last tenth of a second, in points a second.
  var velocity: Point {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    return (last.location - first.location).scaled(by: 1 / (last.time - first.time))
  }
}

/// A shift that a finger holds or a spring leads.
struct SpringingShift: Sendable, Hashable {
  private var track: SpringTrack<Point>?
  private var held = Point.zero

  /// The shift at a moment, in points.
  func value(at time: Double) -> Point { track?.value(at: time) ?? held }

  /// The speed at a moment, in points a second.
  func velocity(at time: Double) -> Point {
    guard let track else { return .zero }
    let step = 1e-4
    return (track.value(at: time + step) - track.value(at: time)).scaled(by: 1 / step)
  }

  /// Holds a shift.
  mutating func hold(_ shift: Point) {
    track = nil
    held = shift
  }

  /// Lets a spring lead the shift from where it is, with a speed in points a second.
  mutating func release(_ spring: Spring, to target: Point, velocity: Point, at time: Double) {
    track = SpringTrack(spring, from: value(at: time), to: target, velocity: velocity, begin: time)
  }
}
