/// Writes lossless animated WebP files.
///
/// The container is written here: it is a few chunks, and libwebp's own muxer would decode and
/// compare frames that are compared already. **Source** developers.google.com/speed/webp, WebP
/// container specification.
public struct AnimatedWebPWriter: AnimationWriter {
  /// A frame: its place and its chunks.
  public struct EncodedFrame: Sendable {
    let place: PixelRect
    let isOpaque: Bool
    /// The chunks of the still picture, after its RIFF header.
    let chunks: [UInt8]
  }

  /// The units of a frame's duration in a second.
  public static let unitsPerSecond = 1000

  private let loopCount: UInt16
  private var frames: [(frame: EncodedFrame, duration: Int)] = []

  /// Starts a file.
  ///
  /// - Parameter loopCount: how often the animation runs; 0 is for ever.
  public init(loopCount: UInt16 = 0) { self.loopCount = loopCount }

  /// Encodes a part without loss.
  public static func encode(_ part: AnimationPart) throws(ImageEncodingError) -> EncodedFrame {
    let bitmap = part.bitmap
    let still = try WebPWriter.encode(bitmap)
    return EncodedFrame(
      place: PixelRect(x: part.x, y: part.y, width: bitmap.width, height: bitmap.height),
      isOpaque: bitmap.isOpaque, chunks: Array(still.dropFirst(12)))
  }

  /// Puts a frame at the end, shown for `duration` milliseconds.
  public mutating func append(_ frame: EncodedFrame, duration: Int) {
    frames.append((frame, duration))
  }

  /// The bytes of the file; there must be a frame.
  public func encode() -> [UInt8] {
    precondition(!frames.isEmpty, "an animation has a frame")
    let size = frames[0].frame.place
    var body = Array("WEBP".utf8)
    let hasAlpha = !frames.allSatisfy(\.frame.isOpaque)
    var header: [UInt8] = [hasAlpha ? 0x12 : 0x02, 0, 0, 0]
    header.append(littleEndian: size.width - 1, bytes: 3)
    header.append(littleEndian: size.height - 1, bytes: 3)
    body.appendChunk("VP8X", header)
    var control: [UInt8] = [0, 0, 0, 0]
    control.append(littleEndian: Int(loopCount), bytes: 2)
    body.appendChunk("ANIM", control)
    for (frame, duration) in frames {
      var head: [UInt8] = []
      for number in [
        frame.place.x / 2, frame.place.y / 2, frame.place.width - 1, frame.place.height - 1,
        min(max(duration, 0), 0xFF_FFFF),
      ] { head.append(littleEndian: number, bytes: 3) }
      // Replace what was there, and leave the frame there.
      head.append(0x02)
      body.appendChunk("ANMF", head + frame.chunks)
    }
    var file = Array("RIFF".utf8)
    file.append(littleEndian: body.count, bytes: 4)
    return file + body
  }
}

extension [UInt8] {
  /// Appends the lowest bytes of a number, the lowest first.
  mutating func append(littleEndian value: Int, bytes: Int) {
    for index in 0..<bytes { append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
  }

  /// Appends a RIFF chunk, padded to an even length.
  mutating func appendChunk(_ name: String, _ body: [UInt8]) {
    append(contentsOf: name.utf8)
    append(littleEndian: body.count, bytes: 4)
    append(contentsOf: body)
    if !body.count.isMultiple(of: 2) { append(0) }
  }
}
