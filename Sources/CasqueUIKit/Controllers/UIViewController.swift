internal import Casque
public import Foundation

/// What a bar shows for a controller, as in UIKit.
public final class UINavigationItem {
  /// The title.
  public var title: String?

  /// The line above the title.
  public var prompt: String?

  init() {}
}

/// Makes a view and keeps it, as in UIKit.
open class UIViewController {
  /// The title.
  open var title: String? { didSet { navigationItem.title = title } }

  /// What a bar shows for the controller.
  public let navigationItem = UINavigationItem()

  /// The controllers inside, as they were added.
  public private(set) var children: [UIViewController] = []

  /// The controller that this one is in.
  public private(set) weak var parent: UIViewController?

  /// What the controller takes from the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true

  /// The size that the controller asks for, in points.
  open var preferredContentSize = CGSize.zero
  private var loaded: UIView? { didSet { loaded?.controller = self } }

  /// Makes one with the defaults.
  public init() {}

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) {}

  /// Makes a controller; no nib is read.
  public init(nibName: String?, bundle: Bundle?) {}

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loaded != nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view; it is made when it is first asked for.
  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set { loaded = newValue }
  }

  /// Makes the view.
  open func loadView() { loaded = UIView() }

  /// Called once the view was made.
  open func viewDidLoad() {}

  /// Called before the view is solved on a cell.
  open func viewWillAppear(_ animated: Bool) {}

  /// Never called here: nothing appears.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is solved.
  open func viewWillLayoutSubviews() {}

  /// Called when the view was solved.
  open func viewDidLayoutSubviews() {}

  /// Never called here.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called before the view's constraints are read.
  open func updateViewConstraints() {}

  /// Called when the traits differ from those before.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  /// Called when the parent was changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called before the parent is changed.
  open func willMove(toParent parent: UIViewController?) {}

  /// Takes a controller in; its view is added apart.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
    child.willMove(toParent: self)
  }

  /// Takes the controller out of its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// The traits of the view.
  open var traitCollection: UITraitCollection { view.traitCollection }

  /// The margins of the system, 16 or 20 points at the sides by the width of the window.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = view.bounds.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

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
