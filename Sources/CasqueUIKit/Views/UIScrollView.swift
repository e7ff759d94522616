internal import Casque
public import Foundation

/// A view whose content may be larger than it, as in UIKit.
open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public var contentInset = UIEdgeInsets.zero
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  public var isScrollEnabled = true
  public var alwaysBounceVertical = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var isPagingEnabled = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public var contentLayoutGuide: UILayoutGuide { guide(.contentLayout) }
  public var frameLayoutGuide: UILayoutGuide { guide(.frameLayout) }

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
