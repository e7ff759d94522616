internal import Casque
public import Foundation

/// What a bar shows for a controller, as in UIKit.
public final class UINavigationItem {
  public var title: String?
  public var prompt: String?

  init() {}
}

/// Makes a view and keeps it, as in UIKit.
open class UIViewController {
  open var title: String? { didSet { navigationItem.title = title } }
  public let navigationItem = UINavigationItem()
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public var additionalSafeAreaInsets = UIEdgeInsets.zero
  public var viewRespectsSystemMinimumLayoutMargins = true
  public var preferredContentSize = CGSize.zero
  private var loaded: UIView?

  public init() {}
  public required init?(coder: NSCoder) {}
  public init(nibName: String?, bundle: Bundle?) {}

  public var isViewLoaded: Bool { loaded != nil }

  public var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set { loaded = newValue }
  }

  open func loadView() { loaded = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  public func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
    child.willMove(toParent: self)
  }

  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  public var traitCollection: UITraitCollection { view.traitCollection }

  /// The margins of the system, 16 or 20 points at the sides by the width of the window.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = view.bounds.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

/// The ground of all views, as in UIKit.
open class UIWindow: UIView {
  /// How windows lie over each other.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  public var windowLevel = Level.normal
  public private(set) var isKeyWindow = false
  public var rootViewController: UIViewController? {
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

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }
}
