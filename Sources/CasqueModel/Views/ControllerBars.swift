/// The bars that the controllers around a view lay over it, as in UIKit.
///
/// A view that has some is the view of a controller inside others: the bars cover its safe area,
/// and its margins are those of a root view.
public struct ControllerBars: OptionSet, Sendable, Hashable {
  /// The bits, one a bar.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A navigation bar at the top.
  public static let navigationBar = ControllerBars(rawValue: 1)
  /// The large title below the navigation bar.
  public static let largeTitle = ControllerBars(rawValue: 2)
  /// A tab bar at the bottom.
  public static let tabBar = ControllerBars(rawValue: 4)
  /// A toolbar at the bottom.
  public static let toolbar = ControllerBars(rawValue: 8)
}
