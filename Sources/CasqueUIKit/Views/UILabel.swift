internal import Casque
public import Foundation

/// How lines are aligned.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Where a text is broken or cut.
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
  /// The text.
  open var text: String? {
    didSet {
      attributes = nil
      setNeedsLayout()
    }
  }

  /// The text with its attributes, if it was given with them.
  private var attributes: NSAttributedString?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text.
  open var textColor: UIColor! = .label

  /// How lines are aligned.
  open var textAlignment: NSTextAlignment = .natural

  /// The most lines; 0 for as many as are needed.
  open var numberOfLines = 1

  /// Where the text is broken or cut.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail

  /// The width that the text is wrapped to, in points; 0 for the label's own.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Whether the font shrinks so that the text fits.
  open var adjustsFontSizeToFitWidth = false

  /// How far the font shrinks at most, as a part of its size.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether letters stand closer before the text is cut.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether the font follows the user's text size; a style's always does here.
  open var adjustsFontForContentSizeCategory = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text with its attributes; the alignment of its first paragraph is the label's.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributes = newValue
      if let style = newValue?.firstParagraphStyle { textAlignment = style.alignment }
    }
  }

  override var modelContent: ViewContent {
    var label = Label(
      text: text ?? "", font: font.model, textColor: textColor.model,
      textAlignment: textAlignment.model, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode.model, preferredMaxLayoutWidth: preferredMaxLayoutWidth)
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    if let attributes, attributes.length > 0 { label.attributedText = attributes.model }
    return .label(label)
  }
}
