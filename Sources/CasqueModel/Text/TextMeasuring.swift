/// How lines are placed within a label's width, as in NSTextAlignment.
public enum TextAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Flush at both sides, the last line natural.
  case justified
  /// At the side where the paragraph's script starts.
  case natural
}

/// What happens to text that is too long, as in NSLineBreakMode.
public enum LineBreakMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// Lines break between words.
  case byWordWrapping
  /// Lines break between characters.
  case byCharWrapping
  /// What does not fit is not drawn.
  case byClipping
  /// The head of the last line gives way to an ellipsis.
  case byTruncatingHead
  /// The tail of the last line gives way to an ellipsis.
  case byTruncatingTail
  /// The middle of the last line gives way to an ellipsis.
  case byTruncatingMiddle
}

/// Everything that the shape of a text depends on.
public struct TextRequest: Sendable, Hashable {
  /// The characters.
  public var text: String
  /// The font as the layout states it.
  public var font: Font
  /// The most lines; 0 for any number.
  public var numberOfLines: Int
  /// What happens to text that is too long.
  public var lineBreakMode: LineBreakMode
  /// The width to wrap or cut at, in points; nil for no bound.
  public var width: Double?
  /// The height below which lines are kept, in points; nil for no bound.
  public var height: Double?
  /// The user's text size.
  public var contentSizeCategory: ContentSizeCategory
  /// Whether Bold Text is on.
  public var legibilityWeight: LegibilityWeight
  /// The direction of paragraphs without letters of their own.
  public var layoutDirection: LayoutDirection
  /// What the font's size is multiplied with, as text that shrinks to fit; 1 unless stated.
  public var sizeFactor: Double
  /// The parts of text that look different, from its start on; empty for one font throughout.
  public var styledRanges: [StyledRange]
  /// How lines and paragraphs stand; looked at with ``styledRanges`` only.
  public var paragraphStyle: ParagraphStyle
  /// Whether ideographs make a line of the system font higher.
  public var ideographsRaiseLines = true
  /// The typeface that the system font is measured in.
  package var systemTypeface = SystemTypeface.sanFrancisco
  /// Whether lines break between Hangul words only, as in
  /// NSParagraphStyle.LineBreakStrategy.hangulWordPriority.
  public var keepsHangulWords = false
  /// Whether a word goes down to one that would stand alone on a paragraph's last line, as in
  /// NSParagraphStyle.LineBreakStrategy.pushOut.
  public var avoidsOrphans = false

  /// Creates a request; traits are taken from `traits`.
  public init(
    text: String, font: Font, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, width: Double? = nil,
    height: Double? = nil, traits: TraitCollection
  ) {
    self.text = text
    self.font = font
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.width = width
    self.height = height
    self.contentSizeCategory = traits.preferredContentSizeCategory
    self.legibilityWeight = traits.legibilityWeight
    self.layoutDirection = traits.layoutDirection
    sizeFactor = 1
    styledRanges = []
    paragraphStyle = ParagraphStyle()
  }
}

/// The vertical measures of a font at its size, in points.
public struct FontMetrics: Sendable, Hashable {
  /// The size of the font.
  public var pointSize: Double
  /// The height of a line above its baseline.
  public var ascender: Double
  /// The depth of a line below its baseline; positive.
  public var descender: Double
  /// The height of one line.
  public var lineHeight: Double
  /// The distance between the baselines of two lines.
  public var leading: Double

  /// Creates metrics from their values, in points.
  public init(
    pointSize: Double, ascender: Double, descender: Double, lineHeight: Double, leading: Double
  ) {
    self.pointSize = pointSize
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
    self.leading = leading
  }
}

/// The outside seam to a text engine; one engine serves one worker at a time.
public protocol TextMeasuring: AnyObject {
  /// Shapes a text; the same request always gives the same result.
  func shape(_ request: TextRequest) -> ShapedText
  /// The vertical measures of a font under traits.
  func metrics(of font: Font, traits: TraitCollection) -> FontMetrics
}

extension TextMeasuring {
  /// What sizes that go with body text are multiplied with at a text size, as UIFontMetrics has it:
  /// the leading of body over that at the default size.
  package func bodyScale(in traits: TraitCollection) -> Double {
    var usual = traits
    usual.preferredContentSizeCategory = .large
    let leading = metrics(of: .preferred(.body), traits: usual).leading
    guard leading > 0 else { return 1 }
    return metrics(of: .preferred(.body), traits: traits).leading / leading
  }
}
