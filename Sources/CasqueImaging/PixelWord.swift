/// Arithmetic on one pixel held in a word: red in the lowest byte, alpha in the highest.
///
/// Two channels are worked on at a time, each in a lane of 16 bits, so that no lane overflows.
enum PixelWord {
  /// The lanes of red and blue, or of green and alpha once shifted down.
  private static let lanes: UInt32 = 0x00FF_00FF

  /// Both lanes times `factor` / 255, rounded to the nearest.
  private static func scaled(_ pair: UInt32, by factor: UInt32) -> UInt32 {
    let product = pair &* factor &+ 0x0080_0080
    return ((product &+ ((product >> 8) & lanes)) >> 8) & lanes
  }

  /// `source` over `backdrop`, both premultiplied.
  static func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    let rest = 255 &- (source >> 24)
    let redBlue = scaled(backdrop & lanes, by: rest)
    let greenAlpha = scaled((backdrop >> 8) & lanes, by: rest)
    return source &+ (redBlue | greenAlpha << 8)
  }

  /// The premultiplied word of a straight one.
  static func premultiplied(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    let redBlue = scaled(word & lanes, by: alpha)
    let green = scaled((word >> 8) & 0xFF, by: alpha)
    return redBlue | green << 8 | alpha << 24
  }

  /// The straight word of a premultiplied one; premultiplying it again gives the same word back.
  static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    guard alpha > 0 else { return 0 }
    guard alpha < 255 else { return word }
    func divided(_ channel: UInt32) -> UInt32 { min(255, (channel * 255 + alpha / 2) / alpha) }
    return divided(word & 0xFF) | divided((word >> 8) & 0xFF) << 8
      | divided((word >> 16) & 0xFF) << 16 | alpha << 24
  }

  /// The word with its first and third byte exchanged: between RGBA and cairo's BGRA.
  static func redAndBlueSwapped(_ word: UInt32) -> UInt32 {
    (word & 0xFF00_FF00) | (word & 0xFF) << 16 | (word >> 16) & 0xFF
  }

  /// The largest difference of any channel of two words.
  static func largestChannelDifference(_ first: UInt32, _ second: UInt32) -> Int {
    var largest: Int32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let difference =
        Int32(truncatingIfNeeded: (first >> shift) & 0xFF)
        &- Int32(truncatingIfNeeded: (second >> shift) & 0xFF)
      largest = max(largest, abs(difference))
      shift &+= 8
    }
    return Int(largest)
  }
}
