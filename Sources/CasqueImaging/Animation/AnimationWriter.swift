/// A format of moving pictures: frames are encoded apart from each other, then put in order.
///
/// Each frame replaces a part of the one before, and all have one size together.
public protocol AnimationWriter: Sendable {
  /// A frame as it stands in the file.
  associatedtype EncodedFrame: Sendable

  /// Encodes a part; frames may be encoded at the same time.
  static func encode(_ part: AnimationPart) throws(ImageEncodingError) -> EncodedFrame

  /// Puts a frame at the end, shown for `duration` units of the format.
  mutating func append(_ frame: EncodedFrame, duration: Int)

  /// The bytes of the file; there must be a frame.
  func encode() -> [UInt8]
}
