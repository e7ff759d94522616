public import CasqueGeometry

/// Names the face that glyph ids belong to.
public struct FontKey: Sendable, Hashable, Codable {
  /// The file's name within its engine's font set, such as `Inter-Regular.otf`.
  public var file: String
  /// The face within the file.
  public var index: Int

  /// Creates a key from a file's name and the face within it.
  public init(file: String, index: Int = 0) {
    self.file = file
    self.index = index
  }
}

/// A glyph at its place on a line.
public struct Glyph: Sendable, Hashable {
  /// The glyph's number in its face.
  public var id: UInt32
  /// The offset of its origin from the line's left end, in points.
  public var x: Double
  /// The offset of its origin from the baseline, in points, y down.
  public var y: Double
  /// The distance to the next glyph's origin, in points.
  public var advance: Double
  /// Where its characters start, as a UTF-8 offset into the text.
  public var cluster: Int

  /// Creates a glyph at a place.
  public init(id: UInt32, x: Double, y: Double, advance: Double, cluster: Int) {
    self.id = id
    self.x = x
    self.y = y
    self.advance = advance
    self.cluster = cluster
  }
}

/// Glyphs of one face and size in visual order.
///
/// An image among characters is a run of one glyph of no font: the glyph is at the image's lower left
/// corner and as wide as it, the run's size is its height.
public struct GlyphRun: Sendable, Hashable {
  /// The face.
  public var font: FontKey
  /// The size in points.
  public var size: Double
  /// The glyphs from left to right.
  public var glyphs: [Glyph]
  /// The characters they stand for, as UTF-8 offsets into the text.
  public var range: Range<Int>
  /// Whether the characters run from right to left.
  public var isRightToLeft: Bool
  /// Which of the request's parts it is of; 0 without parts.
  public var style: Int

  /// Creates a run.
  public init(
    font: FontKey, size: Double, glyphs: [Glyph], range: Range<Int>, isRightToLeft: Bool,
    style: Int = 0
  ) {
    self.style = style
    self.font = font
    self.size = size
    self.glyphs = glyphs
    self.range = range
    self.isRightToLeft = isRightToLeft
  }
}

/// One line of shaped text; aligning it within a width is the drawer's part.
public struct ShapedLine: Sendable, Hashable {
  /// The runs from left to right.
  public var runs: [GlyphRun]
  /// The advance from the first to the last visible glyph, in points; trailing blanks hang.
  public var width: Double
  /// The distance from the top of the text to the baseline, in points.
  public var baseline: Double
  /// The characters of the line, as UTF-8 offsets into the text.
  public var range: Range<Int>
  /// Whether the paragraph runs from right to left, for natural alignment.
  public var isRightToLeft: Bool

  /// Creates a line.
  public init(
    runs: [GlyphRun], width: Double, baseline: Double, range: Range<Int>, isRightToLeft: Bool
  ) {
    self.runs = runs
    self.width = width
    self.baseline = baseline
    self.range = range
    self.isRightToLeft = isRightToLeft
  }
}

/// Text that was shaped once: what is measured is what is drawn.
public struct ShapedText: Sendable, Hashable {
  /// The characters that glyph clusters point into (with an ellipsis where text was cut).
  public var text: String
  /// The lines from top to bottom.
  public var lines: [ShapedLine]
  /// The widest line and the height of all lines, in points, not rounded.
  public var size: Size
  /// The distance from the top to the first baseline, in points.
  public var firstBaseline: Double
  /// The distance from the last baseline to the bottom, in points.
  public var lastBaselineToBottom: Double
  /// Whether characters were cut for lack of room.
  public var isTruncated: Bool
  /// The widths, in points, that break the lines in the same places.
  public var widthsWithSameBreaks: ClosedRange<Double>
  /// The widest of the lines that go on below, with the blanks that hang at their ends, in points;
  /// 0 for text that was not broken.
  public var brokenWidth: Double
  /// Characters that no font has, in order of occurrence, once each.
  public var missingCharacters: [Character]
  /// The family that was asked for and is not there.
  public var missingFamily: String?

  /// Creates shaped text from its parts.
  public init(
    text: String, lines: [ShapedLine], size: Size, firstBaseline: Double,
    lastBaselineToBottom: Double, isTruncated: Bool, widthsWithSameBreaks: ClosedRange<Double>,
    brokenWidth: Double = 0, missingCharacters: [Character] = [], missingFamily: String? = nil
  ) {
    self.text = text
    self.lines = lines
    self.brokenWidth = brokenWidth
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaselineToBottom = lastBaselineToBottom
    self.isTruncated = isTruncated
    self.widthsWithSameBreaks = widthsWithSameBreaks
    self.missingCharacters = missingCharacters
    self.missingFamily = missingFamily
  }
}
