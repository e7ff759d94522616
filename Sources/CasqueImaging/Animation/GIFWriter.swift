/// Writes animated GIF files, every frame with its own palette.
///
/// GIF has 256 colours a frame and no half-clear pixel: what is not opaque is shown over white. A
/// frame of more colours is reduced and dithered in a fixed pattern, so that a pixel that does not
/// change stays as it was where the palette does. **Source** GIF89a specification.
public struct GIFWriter: AnimationWriter {
  /// A frame: its place, its palette and its compressed indices.
  public struct EncodedFrame: Sendable {
    let place: PixelRect
    let palette: [Pixel]
    let data: [UInt8]
    let minimumCodeSize: Int
  }

  /// The greatest extent that the format holds, in pixels.
  public static let maximumExtent = 65535
  /// The units of a frame's duration in a second.
  public static let unitsPerSecond = 100

  private let loopCount: UInt16?
  private var frames: [(frame: EncodedFrame, duration: Int)] = []

  /// Starts a file.
  ///
  /// - Parameter loopCount: how often the animation runs; 0 is for ever.
  public init(loopCount: UInt16 = 0) {
    // The extension counts repeats after the first run, so that one run has no extension.
    self.loopCount = loopCount == 0 ? 0 : loopCount == 1 ? nil : loopCount - 1
  }

  /// Encodes a part with a palette of its own.
  public static func encode(_ part: AnimationPart) throws(ImageEncodingError) -> EncodedFrame {
    let bitmap = part.bitmap
    let place = PixelRect(x: part.x, y: part.y, width: bitmap.width, height: bitmap.height)
    guard place.maxX <= maximumExtent, place.maxY <= maximumExtent else {
      throw .tooLarge(
        format: .gif, width: place.maxX, height: place.maxY, limit: maximumExtent)
    }
    let indexed = IndexedPicture(
      bitmap.isOpaque ? bitmap : bitmap.over(.white), at: (part.x, part.y))
    var bits = 2
    while 1 << bits < indexed.palette.count { bits += 1 }
    return EncodedFrame(
      place: place, palette: indexed.palette,
      data: LZW.compress(indexed.indices, codeSize: bits), minimumCodeSize: bits)
  }

  /// Puts a frame at the end, shown for `duration` hundredths of a second.
  public mutating func append(_ frame: EncodedFrame, duration: Int) {
    frames.append((frame, duration))
  }

  /// The bytes of the file; there must be a frame.
  public func encode() -> [UInt8] {
    precondition(!frames.isEmpty, "an animation has a frame")
    let size = frames[0].frame.place
    var file = Array("GIF89a".utf8)
    file.append(littleEndian: size.width, bytes: 2)
    file.append(littleEndian: size.height, bytes: 2)
    // No global palette, eight bits a channel; background 0; square pixels.
    file += [0x70, 0, 0]
    if let loopCount {
      file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      file.append(littleEndian: Int(loopCount), bytes: 2)
      file.append(0)
    }
    for (frame, duration) in frames { GIFWriter.append(frame, duration: duration, to: &file) }
    return file + [0x3B]
  }

  private static func append(_ frame: EncodedFrame, duration: Int, to file: inout [UInt8]) {
    // Leave the frame there, no clear colour.
    file += [0x21, 0xF9, 4, 0x04]
    file.append(littleEndian: min(max(duration, 0), 0xFFFF), bytes: 2)
    file += [0, 0, 0x2C]
    for number in [frame.place.x, frame.place.y, frame.place.width, frame.place.height] {
      file.append(littleEndian: number, bytes: 2)
    }
    file.append(0x80 | UInt8(frame.minimumCodeSize - 1))
    for index in 0..<(1 << frame.minimumCodeSize) {
      let color = index < frame.palette.count ? frame.palette[index] : .black
      file += [color.red, color.green, color.blue]
    }
    file.append(UInt8(frame.minimumCodeSize))
    for start in stride(from: 0, to: frame.data.count, by: 255) {
      let block = frame.data[start..<min(start + 255, frame.data.count)]
      file.append(UInt8(block.count))
      file += block
    }
    file.append(0)
  }
}

extension Bitmap {
  /// The picture over one opaque colour.
  public func over(_ ground: Pixel) -> Bitmap {
    var picture = Bitmap(width: width, height: height, scale: scale, fill: ground)
    picture.composite(self, x: 0, y: 0)
    return picture
  }
}
