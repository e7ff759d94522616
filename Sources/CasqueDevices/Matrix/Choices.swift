public import CasqueModel

/// The values that one dimension of a matrix takes, in order and without repeats.
///
/// Written as an array, `[.large, .accessibility5]`, or as `.all` or `.both`.
public struct Choices<Value: Hashable>: ExpressibleByArrayLiteral {
  /// The values, in order.
  public let values: [Value]

  /// Creates the choices from their values; repeats are dropped.
  public init(_ values: [Value]) {
    var seen = Set<Value>()
    self.values = values.filter { seen.insert($0).inserted }
  }

  /// Creates the choices from their values; repeats are dropped.
  public init(arrayLiteral elements: Value...) { self.init(elements) }
}

extension Choices: Sendable where Value: Sendable {}
extension Choices: Equatable {}

extension Choices where Value: CaseIterable {
  /// Every value there is.
  public static var all: Choices { Choices(Array(Value.allCases)) }
}

extension Choices where Value == Orientation {
  /// Portrait and landscape.
  public static var both: Choices { .all }
}

extension Choices where Value == LayoutDirection {
  /// Left to right and right to left.
  public static var both: Choices { .all }
}

extension Choices where Value == UserInterfaceStyle {
  /// Light and dark.
  public static var both: Choices { .all }
}

extension Choices where Value == CellWindow {
  /// The whole screen alone.
  public static var full: Choices { [.full] }
  /// The whole screen, the windows of Split View and Slide Over; without Display Zoom.
  public static var all: Choices { [.full, .oneThird, .oneHalf, .twoThirds, .slideOver] }
}
