/// One of the two directions of a layout; x and y are one piece of code over it.
public enum Axis: String, Sendable, Hashable, CaseIterable, Codable {
  /// Along x: left to right in every writing direction.
  case horizontal
  /// Along y: downwards.
  case vertical

  /// The other axis.
  @inlinable public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A value for each axis.
public struct AxisPair<Value> {
  /// The value along x.
  public var horizontal: Value
  /// The value along y.
  public var vertical: Value

  /// Creates a pair from its two values.
  @inlinable public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a pair that holds `value` on both axes.
  @inlinable public init(both value: Value) {
    self.init(horizontal: value, vertical: value)
  }

  /// The value along `axis`.
  @inlinable public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension AxisPair: Sendable where Value: Sendable {}
extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}
extension AxisPair: Codable where Value: Codable {}
