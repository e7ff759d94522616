public import CasqueImaging

/// What a snapshot consists of, with how it is compared.
public enum SnapshotContent: Sendable {
  /// Frames, equal to a hundredth of a point.
  case frames(FrameText)
  /// Any other text, equal up to the ends of its lines.
  case text(String)
  /// A picture, equal as far as the comparator asks, with what made it.
  case image(Bitmap, BitmapComparator = .exact, madeBy: Provenance? = nil)
  /// A page as a PDF file, equal byte by byte.
  case pdf([UInt8])

  /// Which form it has.
  public var form: SnapshotKind.Form {
    switch self {
    case .frames, .text: .text
    case .image: .picture
    case .pdf: .page
    }
  }

  /// The file that a reference of this content is, where pictures are files.
  ///
  /// Complexity: O(content).
  public func encoded() -> [UInt8] {
    switch self {
    case .frames(let frames): Array(frames.text.utf8)
    case .text(let text): Array(text.utf8)
    case .image(let bitmap, _, let maker): PNGWriter.encode(bitmap, text: maker?.texts ?? [])
    case .pdf(let bytes): bytes
    }
  }

  /// How it differs from the file of a reference; nil where it passes.
  ///
  /// Complexity: O(content).
  public func difference(from reference: [UInt8]) -> SnapshotDifference? {
    switch self {
    case .frames(let frames): SnapshotContent.difference(frames, from: reference)
    case .text(let text): SnapshotContent.difference(text, from: reference)
    case .image(let bitmap, let comparator, let maker):
      SnapshotContent.difference(bitmap, comparator, maker, from: reference)
    case .pdf(let bytes): BytesDifference(from: reference, to: bytes).map { .page($0) }
    }
  }

  private static func difference(
    _ frames: FrameText, from reference: [UInt8]
  ) -> SnapshotDifference? {
    if reference.elementsEqual(frames.text.utf8) { return nil }
    do {
      let old = try FrameText(parsing: String(decoding: reference, as: UTF8.self))
      let difference = FrameDifference(from: old, to: frames)
      return difference.isEmpty ? nil : .frames(difference)
    } catch {
      return .unreadable(reason: error.description)
    }
  }

  private static func difference(
    _ text: String, from reference: [UInt8]
  ) -> SnapshotDifference? {
    TextDifference(from: String(decoding: reference, as: UTF8.self), to: text).map {
      .text($0)
    }
  }

  private static func difference(
    _ bitmap: Bitmap, _ comparator: BitmapComparator, _ maker: Provenance?,
    from reference: [UInt8]
  ) -> SnapshotDifference? {
    // What passes is the rule, and is told without a decoder.
    if PNGWriter.holds(bitmap, in: reference) { return nil }
    do {
      let old = try ImageReader.decode(reference, scale: bitmap.scale)
      let verdict = comparator.verdict(old, bitmap)
      if verdict.isAccepted { return nil }
      var difference = ImageDifference(from: old, to: bitmap, verdict)
      if let maker, let other = Provenance(ImageReader.text(reference)) {
        difference.provenance = maker.lines(from: other)
      }
      return .image(difference)
    } catch {
      return .unreadable(reason: error.description)
    }
  }

  /// A number of this process that is almost surely another for other content.
  ///
  /// Complexity: O(content).
  var digest: Int {
    var hasher = Hasher()
    switch self {
    case .frames(let frames): hasher.combine(frames)
    case .text(let text): hasher.combine(text)
    case .image(let bitmap, _, _):
      hasher.combine(bitmap.width)
      hasher.combine(bitmap.height)
      hasher.combine(bitmap.digest)
    case .pdf(let bytes): hasher.combine(bytes)
    }
    return hasher.finalize()
  }
}
