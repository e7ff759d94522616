/// The colour of one pixel: sRGB, eight bits a channel, premultiplied by its alpha.
///
/// No colour channel of a valid pixel is above its alpha.
public struct Pixel: Sendable, Hashable, Codable {
  /// The red, already multiplied by the alpha.
  public var red: UInt8
  /// The green, already multiplied by the alpha.
  public var green: UInt8
  /// The blue, already multiplied by the alpha.
  public var blue: UInt8
  /// The coverage: 0 is clear, 255 is opaque.
  public var alpha: UInt8

  /// Creates a pixel from premultiplied channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates the premultiplied pixel of straight channels, each rounded to the nearest.
  public init(straightRed: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.init(
      word: PixelWord.premultiplied(
        Pixel(red: straightRed, green: green, blue: blue, alpha: alpha).word))
  }

  /// Nothing.
  public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = Pixel(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Pixel(red: 255, green: 255, blue: 255)

  /// The pixel seen through this one: Porter and Duff's source over, each channel rounded.
  public func over(_ backdrop: Pixel) -> Pixel {
    Pixel(word: PixelWord.over(word, backdrop.word))
  }

  /// The pixel as a word: red in the lowest byte, alpha in the highest.
  var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Creates the pixel of a word.
  init(word: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: word), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word >> 16), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }
}
