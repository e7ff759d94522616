import CasqueGeometry
import CasqueModel
import Testing

/// Computes what a vector asks for from its inputs.
typealias VectorReader = @Sendable (MotionVector) throws -> VectorValue

/// The readers of all groups.
enum VectorReaders {
  static let all: [String: VectorReader] = [
    springs, gestures, buttons, timing, parallax, effects, splash, paths, frames,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}

extension MotionVector {
  /// The number under `key`, or the default, or a failure if there is neither.
  func number(_ key: String, default fallback: Double? = nil) throws -> Double {
    try #require(inputs[key].number ?? fallback, "input '\(key)' is missing")
  }

  /// Two numbers under `key` as a point, or the default.
  func point(_ key: String, default fallback: Point? = nil) throws -> Point {
    try #require(inputs[key].point ?? fallback, "input '\(key)' is missing")
  }

  /// Two numbers under `key` as a size.
  func size(_ key: String) throws -> Size {
    let point = try point(key)
    return Size(width: point.x, height: point.y)
  }
}

extension VectorValue {
  var point: Point? {
    numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
  }

  static func point(_ point: Point) -> VectorValue { .numbers([point.x, point.y]) }

  static func numbers(_ numbers: [Double]) -> VectorValue { .list(numbers.map { .number($0) }) }

  static func optional(_ text: String?) -> VectorValue { text.map { .text($0) } ?? .nothing }
}
