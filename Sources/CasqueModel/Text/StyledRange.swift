public import CasqueGeometry

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
  /// The room of the image in its place; nil for characters.
  public var attachment: AttachmentBox?

  /// Creates a part of `length` bytes.
  public init(
    length: Int, font: Font, kern: Double = 0, baselineOffset: Double = 0,
    hasMonospacedDigits: Bool = false, attachment: AttachmentBox? = nil
  ) {
    self.length = length
    self.font = font
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.hasMonospacedDigits = hasMonospacedDigits
    self.attachment = attachment
  }
}

/// The room that an image takes among characters.
public struct AttachmentBox: Sendable, Hashable {
  /// Its size, in points.
  public var size: Size
  /// How far it reaches below the baseline, in points.
  public var depth: Double
  /// Whether it grows and shrinks with the characters, as a symbol does.
  public var followsText: Bool

  /// Creates a box; without arguments beside its size, one that stands on the baseline.
  public init(size: Size, depth: Double = 0, followsText: Bool = false) {
    self.size = size
    self.depth = depth
    self.followsText = followsText
  }
}

extension AttributedText {
  /// What the text's shape depends on, in a view with a font.
  ///
  /// - Parameters:
  ///   - font: the font of parts that state none.
  ///   - box: the room of an attachment among characters of a font.
  public func styledRanges(
    font: Font, attachments box: (TextAttachment, Font) -> AttachmentBox
  ) -> [StyledRange] {
    runs.map { run in
      let own = run.attributes.font ?? font
      return StyledRange(
        length: run.string.utf8.count, font: own, kern: run.attributes.kern,
        baselineOffset: run.attributes.baselineOffset,
        hasMonospacedDigits: run.attributes.hasMonospacedDigits,
        attachment: run.attachment.map { box($0, own) })
    }
  }
}
