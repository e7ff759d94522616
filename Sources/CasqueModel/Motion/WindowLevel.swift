/// The height of a window in the stack, as UIWindow.Level; higher is in front.
///
/// **Source** MotionFacts §6.
public struct WindowLevel: RawRepresentable, Sendable, Hashable, Codable, Comparable {
  /// The level as a number.
  public var rawValue: Double

  /// Creates a level from its number.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// The level of an app's own window.
  public static let normal = WindowLevel(rawValue: 0)
  /// The level of the status bar.
  public static let statusBar = WindowLevel(rawValue: 1000)
  /// The level of an alert.
  public static let alert = WindowLevel(rawValue: 2000)

  /// Whether one level lies behind another.
  public static func < (a: WindowLevel, b: WindowLevel) -> Bool { a.rawValue < b.rawValue }

  /// The windows from back to front; of equal levels the later shown is in front.
  ///
  /// - Parameters:
  ///   - windows: the windows in the order in which they were shown.
  ///   - level: the level of a window.
  ///
  /// O(n log n).
  public static func backToFront<Window>(
    _ windows: [Window], level: (Window) -> WindowLevel
  ) -> [Window] {
    windows.enumerated()
      .sorted { a, b in (level(a.element), a.offset) < (level(b.element), b.offset) }
      .map(\.element)
  }
}
