public import Foundation

/// The ground of all views, as in UIKit.
open class UIWindow: UIView {
  /// How windows lie over each other.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number that UIKit has for it.
    public var rawValue: CGFloat

    /// Takes the number that UIKit has for it.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's window.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Whether the first comes before the second.
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  /// How the window lies over others.
  open var windowLevel = Level.normal

  /// Whether the window has the keyboard.
  public private(set) var isKeyWindow = false

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }
}
