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
open class UIViewController: UITraitChangeKeeper {
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
  /// The traits that the view will be shown in, where they are known before it is made.
  var predictedTraits: UITraitCollection?
  var registrations: [UITraitChangeRegistration] = []
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
        loaded?.predictedTraits = predictedTraits
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

  /// Called after ``viewWillAppear(_:)``; traits and size are those of the cell.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Never called here: nothing disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Never called here: nothing disappears.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Never called here: a view is solved on one cell after the other, without a way between them.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

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

  /// The margins of the system: those of the cell that the view was solved on last, else 16 or 20
  /// points at the sides by the width of the view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    if let shown = view.topmost.systemMargins {
      return NSDirectionalEdgeInsets(
        top: shown.top, leading: shown.leading, bottom: shown.bottom, trailing: shown.trailing)
    }
    let side: CGFloat = view.bounds.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

/// Animates along with a change of size, as in UIKit.
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Makes changes along with the change of size, and calls the completion after it.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What a change of size is, as in UIKit.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is animated.
  var isAnimated: Bool { get }
}
