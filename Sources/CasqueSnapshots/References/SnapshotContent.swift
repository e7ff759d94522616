public import CasqueImaging

/// What a snapshot consists of, with how it is compared.
public enum SnapshotContent: Sendable {
  /// Frames, equal to a hundredth of a point.
  case frames(FrameText)
  /// Any other text, equal up to the ends of its lines.
  case text(String)
  /// A picture, equal as far as the comparator asks.
  case image(Bitmap, BitmapComparator = .exact)

  /// What it is made of.
  public var kind: SnapshotKind {
    switch self {
    case .frames: .frames
    case .text: .text
    case .image: .image
    }
  }

  /// The file that a reference of this content is.
  ///
  /// Complexity: O(content).
  public func encoded() -> [UInt8] {
    switch self {
    case .frames(let frames): Array(frames.text.utf8)
    case .text(let text): Array(text.utf8)
    case .image(let bitmap, _): PNGWriter.encode(bitmap)
    }
  }

  /// How it differs from the file of a reference; nil where it passes.
  ///
  /// Complexity: O(content).
  public func difference(from reference: [UInt8]) -> SnapshotDifference? {
    switch self {
    case .frames(let frames): SnapshotContent.difference(frames, from: reference)
    case .text(let text): SnapshotContent.difference(text, from: reference)
    case .image(let bitmap, let comparator):
      SnapshotContent.difference(bitmap, comparator, from: reference)
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
    _ bitmap: Bitmap, _ comparator: BitmapComparator, from reference: [UInt8]
  ) -> SnapshotDifference? {
    do {
      let old = try ImageReader.decode(reference, scale: bitmap.scale)
      let verdict = comparator.verdict(old, bitmap)
      if verdict.isAccepted { return nil }
      return .image(
        ImageDifference(
          verdict: verdict, reference: old, snapshot: bitmap,
          picture: DifferencePicture.draw(old, bitmap, verdict.difference)))
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
    case .image(let bitmap, _):
      hasher.combine(bitmap.width)
      hasher.combine(bitmap.height)
      hasher.combine(bitmap.pixels)
    }
    return hasher.finalize()
  }
}
