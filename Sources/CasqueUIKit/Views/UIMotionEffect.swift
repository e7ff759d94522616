internal import Casque
internal import Foundation

/// What moves with the device's tilt, as in UIKit.
open class UIMotionEffect {
  /// Makes one with the defaults.
  public init() {}

  /// The effects of a view along both axes of its centre; nil without any.
  static func model(of effects: [UIMotionEffect]) -> MotionEffect? {
    let all = effects.flatMap { ($0 as? UIMotionEffectGroup)?.motionEffects ?? [$0] }
      .compactMap { $0 as? UIInterpolatingMotionEffect }
    func amount(_ key: String) -> MotionEffect.Amount? {
      all.last { $0.keyPath == key }.map {
        MotionEffect.Amount(minimum: $0.minimum, maximum: $0.maximum)
      }
    }
    let (x, y) = (amount("center.x"), amount("center.y"))
    if x == nil, y == nil { return nil }
    let none = MotionEffect.Amount(minimum: 0, maximum: 0)
    return MotionEffect(amount: AxisPair(horizontal: x ?? none, vertical: y ?? none))
  }
}

/// A property that follows the tilt between two values.
public final class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The tilt that an effect follows.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The property that moves.
  public let keyPath: String

  /// The tilt that is followed.
  public let type: EffectType

  /// What is added when the device is tilted fully one way.
  public var minimumRelativeValue: Any?

  /// What is added when the device is tilted fully the other way.
  public var maximumRelativeValue: Any?

  /// Lets a property follow a tilt; `center.x` and `center.y` move.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
  }

  var minimum: Double { UIInterpolatingMotionEffect.number(minimumRelativeValue) }
  var maximum: Double { UIInterpolatingMotionEffect.number(maximumRelativeValue) }

  private static func number(_ value: Any?) -> Double {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    default: 0
    }
  }
}

/// Several effects at once.
public final class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  public var motionEffects: [UIMotionEffect]?

  public override init() { super.init() }
}
