/// Draws small numbers without a font: three columns by five rows a digit.
enum DigitMarks {
  /// The rows of each digit from the top, the left column in the highest of three bits.
  private static let rows: [[UInt8]] = [
    [7, 5, 5, 5, 7], [2, 6, 2, 2, 7], [7, 1, 7, 4, 7], [7, 1, 7, 1, 7], [5, 5, 7, 1, 1],
    [7, 4, 7, 1, 7], [7, 4, 7, 5, 7], [7, 1, 2, 2, 2], [7, 5, 7, 5, 7], [7, 5, 7, 1, 7],
  ]

  /// Draws a number at the top left of a frame, outside it where there is room, white on a ground.
  ///
  /// - Parameters:
  ///   - number: at least 0.
  ///   - frame: what is numbered, in pixels.
  ///   - line: how many pixels a dot of a digit has on a side.
  ///   - picture: where it is drawn.
  ///   - ground: the colour behind.
  static func draw(
    _ number: Int, besides frame: PixelRect, line: Int, in picture: inout Bitmap, _ ground: Pixel
  ) {
    let digits = String(number).compactMap(\.wholeNumberValue)
    let size = (width: (4 * digits.count + 1) * line, height: 7 * line)
    let x = max(0, min(frame.x, picture.width - size.width))
    let above = frame.y - size.height
    let y = above >= 0 ? above : min(frame.maxY, max(0, picture.height - size.height))
    picture.fill(PixelRect(x: x, y: y, width: size.width, height: size.height), with: ground)
    for (place, digit) in digits.enumerated() {
      for (row, bits) in rows[digit].enumerated() {
        for column in 0..<3 where bits & (4 >> UInt8(column)) != 0 {
          let dot = PixelRect(
            x: x + (4 * place + 1 + column) * line, y: y + (1 + row) * line, width: line,
            height: line)
          picture.fill(dot, with: .white)
        }
      }
    }
  }
}
