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
  /// Whether it has a line under it.
  public var isUnderlined: Bool
  /// Whether it has a line through it.
  public var isStruckThrough: Bool
  /// Whether digits are all equally wide.
  public var hasMonospacedDigits: Bool
  /// Whether it leads somewhere: in the colour of links unless it has one, with a line under it.
  public var isLink = false

  /// Creates attributes; what is left out is the label's.
  public init(
    font: Font? = nil, color: Color? = nil, backgroundColor: Color? = nil, kern: Double = 0,
    baselineOffset: Double = 0, isUnderlined: Bool = false, isStruckThrough: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// An image among characters, as NSTextAttachment; its bottom stands on the baseline.
public struct TextAttachment: Sendable, Hashable {
  /// The name of the image.
  public var image: String
  /// Its size, in points.
  public var size: Size

  /// Creates an attachment.
  public init(image: String, size: Size) {
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

/// What the shape of a part of a text depends on beside its characters.
public struct StyledRange: Sendable, Hashable {
  /// How many bytes of UTF-8 the part has.
  public var length: Int
  /// Its font as the layout states it.
  public var font: Font
  /// What is added after each character, in points.
  public var kern: Double
  /// How far it is raised, in points.
  public var baselineOffset: Double
  /// Whether digits are all equally wide.
  public var hasMonospacedDigits: Bool
  /// The size of the image in its place, in points; nil for characters.
  public var attachmentSize: Size?

  /// Creates a part of `length` bytes.
  public init(
    length: Int, font: Font, kern: Double = 0, baselineOffset: Double = 0,
    hasMonospacedDigits: Bool = false, attachmentSize: Size? = nil
  ) {
    self.length = length
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.hasMonospacedDigits = hasMonospacedDigits
    self.attachmentSize = attachmentSize
  }
}

extension AttributedText {
  /// What the text's shape depends on, in a view with a font.
  public func styledRanges(font: Font) -> [StyledRange] {
    runs.map { run in
      StyledRange(
        length: run.string.utf8.count, font: run.attributes.font ?? font,
        kern: run.attributes.kern, baselineOffset: run.attributes.baselineOffset,
        hasMonospacedDigits: run.attributes.hasMonospacedDigits,
        attachmentSize: run.attachment?.size)
    }
  }
}
