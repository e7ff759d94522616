extension Bitmap: CustomStringConvertible, CustomReflectable {
  /// The extents and the scale, such as `Bitmap 1179×2556 @3.0x`.
  public var description: String { "Bitmap \(width)×\(height) @\(scale)x" }

  /// The extents and the scale: a failed expectation would otherwise print millions of channels.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["width": width, "height": height, "scale": scale], displayStyle: .struct)
  }
}
