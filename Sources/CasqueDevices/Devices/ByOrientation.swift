public import CasqueModel

/// A value for each way a device is held.
public struct ByOrientation<Value> {
  /// The value in portrait.
  public var portrait: Value
  /// The value in landscape.
  public var landscape: Value

  /// Creates a pair from its two values.
  public init(portrait: Value, landscape: Value) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// The value in `orientation`.
  public subscript(orientation: Orientation) -> Value {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }
}

extension ByOrientation: Sendable where Value: Sendable {}
extension ByOrientation: Equatable where Value: Equatable {}
extension ByOrientation: Hashable where Value: Hashable {}
extension ByOrientation: Encodable where Value: Encodable {}
extension ByOrientation: Decodable where Value: Decodable {}

/// A value for each release of the system that it is known for.
public struct ByRelease<Value> {
  /// The value under iOS 11 to 18, if known.
  public var ios18: Value?
  /// The value under iOS 26, if known.
  public var ios26: Value?

  /// Creates a pair from its two values.
  public init(ios18: Value? = nil, ios26: Value? = nil) {
    self.ios18 = ios18
    self.ios26 = ios26
  }

  /// The value under `release`, if known.
  public subscript(release: OSRelease) -> Value? {
    switch release {
    case .ios18: ios18
    case .ios26: ios26
    }
  }
}

extension ByRelease: Sendable where Value: Sendable {}
extension ByRelease: Equatable where Value: Equatable {}
extension ByRelease: Hashable where Value: Hashable {}
