internal import Casque
public import Foundation

/// A view whose content may be larger than it, as in UIKit.
open class UIScrollView: UIView {
  /// When the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The space around the content, in points.
  open var contentInset = UIEdgeInsets.zero

  /// When the safe area is added to the content's insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// Whether it scrolls.
  open var isScrollEnabled = true

  /// How a keyboard goes away while a view scrolls.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// Kept; it does not change a layout.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Kept; nothing scrolls here.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Kept; it does not change a layout.
  open var alwaysBounceVertical = false

  /// Kept; it does not change a layout.
  open var alwaysBounceHorizontal = false

  /// Kept; it does not change a layout.
  open var bounces = true

  /// Kept; it does not change a layout.
  open var showsVerticalScrollIndicator = true

  /// Kept; it does not change a layout.
  open var showsHorizontalScrollIndicator = true

  /// Kept; it does not change a layout.
  open var isPagingEnabled = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The content, whose size can be scrolled over.
  open var contentLayoutGuide: UILayoutGuide { guide(.contentLayout) }

  /// The frame, which stays while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { guide(.frameLayout) }

  override var modelContent: ViewContent {
    let behavior: ScrollView.ContentInsetAdjustmentBehavior =
      switch contentInsetAdjustmentBehavior {
      case .automatic: .automatic
      case .scrollableAxes: .scrollableAxes
      case .never: .never
      case .always: .always
      }
    return .scrollView(
      ScrollView(contentInset: contentInset.model, contentInsetAdjustmentBehavior: behavior))
  }
}

/// What a scroll view tells while it scrolls, as in UIKit; nothing scrolls here.
public protocol UIScrollViewDelegate: AnyObject {
  /// The content was moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The content comes to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing where a delegate does not say otherwise.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing where a delegate does not say otherwise.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing where a delegate does not say otherwise.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
