/// Writes animated PNG files, a frame at a time; each frame is kept compressed only.
///
/// The first frame is the picture that readers without animation show. The same frames give the
/// same bytes.
public struct APNGWriter: AnimationWriter {
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

  /// A frame: its place and its compressed rows.
  public struct EncodedFrame: Sendable {
    let place: PixelRect
    let scale: Double
    let rows: PackedRows
  }

  private let loopCount: UInt32
  private let unitsPerSecond: UInt16
  private let text: [PNGText]
  private var frames: [(frame: EncodedFrame, delay: Delay)] = []

  /// Starts a file.
  ///
  /// - Parameters:
  ///   - loopCount: How often the animation runs; 0 is for ever.
  ///   - unitsPerSecond: What durations are counted in; positive.
  ///   - text: What to note in the file, in this order.
  public init(loopCount: UInt32 = 0, unitsPerSecond: UInt16 = 1000, text: [PNGText] = []) {
    precondition(loopCount < 1 << 31, "a PNG number has 31 bits")
    precondition(unitsPerSecond > 0, "a second has units")
    self.loopCount = loopCount
    self.unitsPerSecond = unitsPerSecond
    self.text = text
  }

  /// Adds a frame, of the size of the first one.
  ///
  /// Complexity: O(pixels).
  public mutating func append(_ bitmap: Bitmap, delay: Delay) {
    if let whole = frames.first?.frame.place {
      precondition(
        bitmap.width == whole.width && bitmap.height == whole.height,
        "all frames of an animation have one size")
    }
    frames.append((APNGWriter.encode(AnimationPart(bitmap)), delay))
  }

  /// Encodes a part; frames may be encoded at the same time.
  ///
  /// Complexity: O(pixels).
  public static func encode(_ part: AnimationPart) -> EncodedFrame {
    EncodedFrame(
      place: PixelRect(
        x: part.x, y: part.y, width: part.bitmap.width, height: part.bitmap.height),
      scale: part.bitmap.scale, rows: part.bitmap.withRows { PackedRows($0) })
  }

  /// Puts a frame at the end, shown for `duration` of the units that the file counts in.
  public mutating func append(_ frame: EncodedFrame, duration: Int) {
    let units = UInt16(min(max(duration, 0), Int(UInt16.max)))
    frames.append((frame, Delay(units, over: unitsPerSecond)))
  }

  /// The bytes of the file; there must be a frame.
  ///
  /// Complexity: O(bytes), and O(pixels) when only some of the frames are opaque.
  public func encode() -> [UInt8] {
    precondition(!frames.isEmpty, "an animation has a frame")
    let layout: PNGRows.Layout =
      frames.allSatisfy { $0.frame.rows.layout == .rgb } ? .rgb : .straightRGBA
    var stream = PNGStream()
    let whole = frames[0].frame
    stream.appendHeader(width: whole.place.width, height: whole.place.height, layout: layout)
    var control: [UInt8] = []
    control.append(bigEndian: UInt32(frames.count))
    control.append(bigEndian: loopCount)
    stream.append("acTL", control)
    stream.appendDescription(scale: whole.scale, text: text)
    var sequence: UInt32 = 0
    for (index, (frame, delay)) in frames.enumerated() {
      stream.append("fcTL", frameControl(frame.place, delay, sequence: sequence))
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
  private func frameControl(
    _ place: PixelRect, _ delay: Delay, sequence: UInt32
  ) -> [UInt8] {
    var body: [UInt8] = []
    body.append(bigEndian: sequence)
    for number in [place.width, place.height, place.x, place.y] {
      body.append(bigEndian: UInt32(number))
    }
    body.append(bigEndian: delay.numerator)
    body.append(bigEndian: delay.denominator)
    return body + [0, 0]
  }

  /// The frame's pixels in the layout that all frames must share.
  private func compressed(_ frame: EncodedFrame, layout: PNGRows.Layout) -> [UInt8] {
    guard frame.rows.layout != layout else { return frame.rows.bytes }
    let count = (1 + frame.place.width * frame.rows.layout.bytesPerPixel) * frame.place.height
    guard let rows = Deflate.decompress(frame.rows.bytes, count: count) else {
      preconditionFailure("what was compressed can be decompressed")
    }
    return Deflate.compress(PNGRows.widened(rows, width: frame.place.width))
  }
}
