/// The content of a UILabel.
public struct Label: Sendable, Hashable {
  /// The characters.
  public var text: String
  /// The font; 17 points of the system font unless stated.
  public var font: Font
  /// The colour of the text.
  public var textColor: Color
  /// How lines are placed within the width.
  public var textAlignment: TextAlignment
  /// The most lines; 0 for any number.
  public var numberOfLines: Int
  /// What happens to text that is too long.
  public var lineBreakMode: LineBreakMode
  /// The width to wrap at whatever the layout says, in points; 0 for the layout's own.
  public var preferredMaxLayoutWidth: Double
  /// What the distance of lines is multiplied with, as in NSParagraphStyle.
  public var lineHeightMultiple = 1.0
  /// The least distance of lines, in points, as in NSParagraphStyle.
  public var minimumLineHeight = 0.0
  /// Text whose parts look different, in place of ``text``; nil for one look throughout.
  public var attributedText: AttributedText?
  /// Whether text that is too long is set smaller before it is cut.
  public var adjustsFontSizeToFitWidth = false
  /// Whether text that is a little too long is set tighter before it is cut or set smaller.
  public var allowsDefaultTighteningForTruncation = false
  /// The least part of its size that the font is reduced to, from 0 to 1; 0 for any.
  public var minimumScaleFactor = 0.0
  /// Where text that is set smaller lies.
  public var baselineAdjustment = BaselineAdjustment.alignBaselines

  /// Where text that is set smaller lies, as in UIBaselineAdjustment.
  public enum BaselineAdjustment: String, Sendable, Hashable, Codable, CaseIterable {
    /// On the baseline that it would have at its own size.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top of where it would lie at its own size.
    case none
  }

  /// The characters that are shown.
  public var shownText: String { attributedText?.string ?? text }

  /// Creates a label's content with UIKit's defaults.
  public init(
    text: String, font: Font = .system(17), textColor: Color = .label,
    textAlignment: TextAlignment = .natural, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, preferredMaxLayoutWidth: Double = 0
  ) {
    self.text = text
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
  }
}
