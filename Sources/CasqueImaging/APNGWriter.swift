/// Writes animated PNG files, a frame at a time; each frame is kept compressed only.
///
/// The first frame is the picture that readers without animation show. The same frames give the
/// same bytes.
public struct APNGWriter: Sendable {
  /// How long a frame is shown: a fraction of a second.
  public struct Delay: Sendable, Hashable, Codable {
    /// The upper part of the fraction.
    public let numerator: UInt16
    /// The lower part of the fraction; positive.
    public let denominator: UInt16

    /// Creates a delay of `numerator` / `denominator` seconds.
    public init(_ numerator: UInt16, over denominator: UInt16) {
      precondition(denominator > 0, "a fraction has a positive denominator")
      self.numerator = numerator
      self.denominator = denominator
    }

    /// The delay of one frame at a steady rate, in frames a second.
    public static func framesPerSecond(_ rate: UInt16) -> Delay { Delay(1, over: rate) }
  }

  private struct Frame {
    let layout: PNGRows.Layout
    let delay: Delay
    let compressed: [UInt8]
  }

  private let loopCount: UInt32
  private let text: [PNGText]
  private var frames: [Frame] = []
  private var size: (width: Int, height: Int, scale: Double) = (0, 0, 1)

  /// Starts a file.
  ///
  /// - Parameters:
  ///   - loopCount: How often the animation runs; 0 is for ever.
  ///   - text: What to note in the file, in this order.
  public init(loopCount: UInt32 = 0, text: [PNGText] = []) {
    precondition(loopCount < 1 << 31, "a PNG number has 31 bits")
    self.loopCount = loopCount
    self.text = text
  }

  /// Adds a frame, of the size of the first one.
  ///
  /// Complexity: O(pixels).
  public mutating func append(_ bitmap: Bitmap, delay: Delay) {
    if frames.isEmpty { size = (bitmap.width, bitmap.height, bitmap.scale) }
    precondition(
      bitmap.width == size.width && bitmap.height == size.height,
      "all frames of an animation have one size")
    let rows = PNGRows(bitmap)
    frames.append(
      Frame(layout: rows.layout, delay: delay, compressed: Deflate.compress(rows.bytes)))
  }

  /// The bytes of the file; there must be a frame.
  ///
  /// Complexity: O(bytes), and O(pixels) when only some of the frames are opaque.
  public func encode() -> [UInt8] {
    precondition(!frames.isEmpty, "an animation has a frame")
    let layout: PNGRows.Layout =
      frames.allSatisfy { $0.layout == .rgb } ? .rgb : .straightRGBA
    var stream = PNGStream()
    stream.appendHeader(width: size.width, height: size.height, layout: layout)
    var control: [UInt8] = []
    control.append(bigEndian: UInt32(frames.count))
    control.append(bigEndian: loopCount)
    stream.append("acTL", control)
    stream.appendDescription(scale: size.scale, text: text)
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      stream.append("fcTL", frameControl(frame.delay, sequence: sequence))
      sequence += 1
      let pixels = compressed(frame, layout: layout)
      if index == 0 {
        stream.append("IDAT", pixels)
      } else {
        var body: [UInt8] = []
        body.append(bigEndian: sequence)
        sequence += 1
        stream.append("fdAT", body + pixels)
      }
    }
    stream.append("IEND", [])
    return stream.bytes
  }

  /// Sequence, size, place, delay, and: leave the frame there, replace what was there.
  private func frameControl(_ delay: Delay, sequence: UInt32) -> [UInt8] {
    var body: [UInt8] = []
    body.append(bigEndian: sequence)
    body.append(bigEndian: UInt32(size.width))
    body.append(bigEndian: UInt32(size.height))
    body.append(bigEndian: UInt64(0))
    body.append(bigEndian: delay.numerator)
    body.append(bigEndian: delay.denominator)
    return body + [0, 0]
  }

  /// The frame's pixels in the layout that all frames must share.
  private func compressed(_ frame: Frame, layout: PNGRows.Layout) -> [UInt8] {
    guard frame.layout != layout else { return frame.compressed }
    let count = (1 + size.width * frame.layout.bytesPerPixel) * size.height
    guard let rows = Deflate.decompress(frame.compressed, count: count) else {
      preconditionFailure("what was compressed can be decompressed")
    }
    return Deflate.compress(PNGRows.widened(rows, width: size.width))
  }
}
