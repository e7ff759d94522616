/// How large an image may be; looked at before any pixel is decoded.
public struct ImageLimits: Sendable, Hashable {
  /// The largest width and the largest height, in pixels.
  public var side: Int
  /// The largest product of both, in pixels.
  public var area: Int

  /// Creates limits, in pixels.
  public init(side: Int, area: Int) {
    self.side = side
    self.area = area
  }

  /// 16 384 pixels a side and 64 mebipixels in all, which take 256 MiB of memory.
  public static let standard = ImageLimits(side: 16_384, area: 64 << 20)

  /// Throws if an image is larger than allowed, or has no pixel at all.
  func check(width: Int, height: Int) throws(ImageDecodingError) {
    guard width > 0, height > 0 else { throw .corrupt("it has no pixels") }
    guard width <= side, height <= side, width <= area / height else {
      throw .tooLarge(width: width, height: height, limit: self)
    }
  }
}
