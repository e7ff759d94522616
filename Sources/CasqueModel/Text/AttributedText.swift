public import CasqueGeometry

/// Text whose parts look different, as NSAttributedString.
public struct AttributedText: Sendable, Hashable {
  /// The parts in their order.
  public var runs: [TextRun]
  /// How lines and paragraphs stand.
  public var paragraphStyle: ParagraphStyle

  /// Creates text from its parts.
  public init(_ runs: [TextRun], paragraphStyle: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraphStyle = paragraphStyle
  }

  /// The characters of all parts; an attachment is U+FFFC.
  public var string: String { runs.map(\.string).joined() }
}

/// A part of a text that looks the same throughout.
public struct TextRun: Sendable, Hashable {
  /// The characters; not looked at for an attachment.
  public var text: String
  /// How they look.
  public var attributes: TextAttributes
  /// The image that stands in place of characters, or nil for characters.
  public var attachment: TextAttachment?

  /// Creates a part of characters.
  public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
    self.text = text
    self.attributes = attributes
    attachment = nil
  }

  /// Creates a part that is an image.
  public init(_ attachment: TextAttachment, _ attributes: TextAttributes = TextAttributes()) {
    text = ""
    self.attributes = attributes
    self.attachment = attachment
  }

  /// The characters that stand in the text.
  public var string: String { attachment == nil ? text : "\u{FFFC}" }
}

/// How a part of a text looks, as the attributes of NSAttributedString.
public struct TextAttributes: Sendable, Hashable {
  /// The font; nil for the label's.
  public var font: Font?
  /// The colour; nil for the label's.
  public var color: Color?
  /// The ground behind it; nil for none.
  public var backgroundColor: Color?
  /// What is added after each character, in points.
  public var kern: Double
  /// How far it is raised, in points.
  public var baselineOffset: Double
  /// The line under it; nil for none.
  public var underlineStyle: UnderlineStyle?
  /// The colour of the line under it; nil for the characters'.
  public var underlineColor: Color?
  /// The line through it; nil for none.
  public var strikethroughStyle: UnderlineStyle?
  /// The colour of the line through it; nil for the characters'.
  public var strikethroughColor: Color?
  /// Whether digits are all equally wide.
  public var hasMonospacedDigits: Bool
  /// Whether it leads somewhere: in the colour of links unless it has one, with a line under it.
  public var isLink = false

  /// Creates attributes; what is left out is the label's.
  public init(
    font: Font? = nil, color: Color? = nil, backgroundColor: Color? = nil, kern: Double = 0,
    baselineOffset: Double = 0, underlineStyle: UnderlineStyle? = nil,
    underlineColor: Color? = nil, strikethroughStyle: UnderlineStyle? = nil,
    strikethroughColor: Color? = nil, hasMonospacedDigits: Bool = false
  ) {
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.underlineStyle = underlineStyle
    self.underlineColor = underlineColor
    self.strikethroughStyle = strikethroughStyle
    self.strikethroughColor = strikethroughColor
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// An image among characters, as NSTextAttachment.
///
/// The bottom of an image of a file stands on the baseline. A symbol has the size, the weight and the
/// colour of its part's characters, and its middle is that of the capitals.
public struct TextAttachment: Sendable, Hashable {
  /// The name of the image, or ``SymbolImage/name`` of a symbol.
  public var image: String
  /// Its size, in points; nil for the image's own, and for a symbol that of the characters.
  public var size: Size?

  /// Creates an attachment.
  public init(image: String, size: Size? = nil) {
    self.image = image
    self.size = size
  }
}

/// How the lines of a text stand, as NSParagraphStyle; all in points.
public struct ParagraphStyle: Sendable, Hashable {
  /// What is added between two lines.
  public var lineSpacing: Double
  /// What is added between two paragraphs.
  public var paragraphSpacing: Double
  /// What the height of a line is multiplied with; 0 for 1.
  public var lineHeightMultiple: Double
  /// The least height of a line.
  public var minimumLineHeight: Double
  /// The greatest height of a line; 0 for any.
  public var maximumLineHeight: Double
  /// Where tabulators end, from where a line begins, in points; empty for the system's, which are 28
  /// apart.
  public var tabStops: [Double] = []

  /// Creates a style; without arguments, that of plain text.
  public init(
    lineSpacing: Double = 0, paragraphSpacing: Double = 0, lineHeightMultiple: Double = 0,
    minimumLineHeight: Double = 0, maximumLineHeight: Double = 0
  ) {
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }
}
