/// Puts pictures beside each other.
public enum SideBySide {
  /// The ground between pictures.
  static let ground = Pixel(red: 128, green: 128, blue: 128)

  /// The pictures from left to right, at the top, with gaps on a grey ground; pixel for pixel.
  ///
  /// Complexity: O(pixels).
  public static func draw(_ pictures: [Bitmap]) -> Bitmap {
    precondition(!pictures.isEmpty, "there is a picture to draw")
    let gap = max(1, Int(min(pictures[0].scale, 16) * 8))
    let width = pictures.reduce(gap) { $0 + $1.width + gap }
    let height = pictures.map(\.height).max() ?? 1
    var result = Bitmap(
      width: width, height: height + 2 * gap, scale: pictures[0].scale, fill: ground)
    var x = gap
    for picture in pictures {
      // A picture with clear pixels shows white behind them, as the difference does.
      result.fill(
        PixelRect(x: x, y: gap, width: picture.width, height: picture.height), with: .white)
      result.composite(picture, x: x, y: gap)
      x += picture.width + gap
    }
    return result
  }
}
