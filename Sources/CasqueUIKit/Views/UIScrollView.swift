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

  /// Kept; it does not change a layout.
  open var alwaysBounceVertical = false

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
