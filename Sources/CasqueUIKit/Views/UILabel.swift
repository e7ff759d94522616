internal import Casque
public import Foundation

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle

  var model: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}

extension NSTextAlignment {
  var model: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// Text, as in UIKit.
open class UILabel: UIView {
  open var text: String? { didSet { setNeedsLayout() } }
  public var font: UIFont! = .systemFont(ofSize: 17)
  public var textColor: UIColor! = .label
  public var textAlignment: NSTextAlignment = .natural
  public var numberOfLines = 1
  public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  public var preferredMaxLayoutWidth: CGFloat = 0
  public var adjustsFontSizeToFitWidth = false
  public var minimumScaleFactor: CGFloat = 0
  public var adjustsFontForContentSizeCategory = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text with its attributes; of these nothing is kept.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  override var modelContent: ViewContent {
    var label = Label(
      text: text ?? "", font: font.model, textColor: textColor.model,
      textAlignment: textAlignment.model, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode.model, preferredMaxLayoutWidth: preferredMaxLayoutWidth)
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    return .label(label)
  }
}
