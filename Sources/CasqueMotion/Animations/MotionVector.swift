import CasqueGeometry
import CasqueModel

/// The components of an animated value, whatever its kind.
struct MotionVector: Interpolatable {
  var components: SIMD4<Double>

  init(_ components: SIMD4<Double>) { self.components = components }

  init(_ number: Double) { components = SIMD4(number, 0, 0, 0) }

  init(_ point: Point) { components = SIMD4(point.x, point.y, 0, 0) }

  init(_ size: Size) { components = SIMD4(size.width, size.height, 0, 0) }

  init(_ color: RGBA) { components = SIMD4(color.red, color.green, color.blue, color.alpha) }

  /// The components of a value; a colour has been resolved before, see `LayoutMotion.resolved`.
  init(_ value: AnimatedValue, traits: TraitCollection) {
    switch value {
    case .number(let number): self.init(number)
    case .point(let point): self.init(point)
    case .size(let size): self.init(size)
    case .color(.custom(let color)): self.init(color.resolved(with: traits))
    case .color(.system): self.init(RGBA.clear)
    }
  }

  static let zero = MotionVector(SIMD4<Double>.zero)

  var number: Double { components.x }
  var point: Point { Point(x: components.x, y: components.y) }
  var size: Size { Size(width: max(0, components.x), height: max(0, components.y)) }

  /// The colour, its components held to 0…1 where a curve overshoots.
  var color: RGBA {
    let held = components.clamped(lowerBound: .zero, upperBound: .one)
    return RGBA(red: held.x, green: held.y, blue: held.z, alpha: held.w)
  }

  static func + (a: MotionVector, b: MotionVector) -> MotionVector {
    MotionVector(a.components + b.components)
  }

  static func - (a: MotionVector, b: MotionVector) -> MotionVector {
    MotionVector(a.components - b.components)
  }

  func scaled(by factor: Double) -> MotionVector { MotionVector(components * factor) }

  var magnitude: Double { (components * components).sum().squareRoot() }
}
