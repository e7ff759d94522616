public import CasqueGeometry

/// A value of a property that is animated.
public enum AnimatedValue: Sendable, Hashable {
  /// A number.
  case number(Double)
  /// A point or a shift, in points.
  case point(Point)
  /// A size, in points.
  case size(Size)
  /// A colour; between two of them the sRGB components run evenly.
  case color(Color)

  /// What it is.
  public var kind: AnimatableProperty.Kind {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .color: .color
    }
  }
}

extension AnimatedValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
