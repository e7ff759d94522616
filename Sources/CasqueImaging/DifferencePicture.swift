/// Draws where a snapshot differs from its reference.
public enum DifferencePicture {
  /// The colour of a pixel that differs.
  public static let differing = Pixel(red: 255, green: 0, blue: 0)
  /// The colour of the boxes; unlike the pixels for eyes that see no red, too.
  public static let box = Pixel(red: 0, green: 96, blue: 255)

  /// How many boxes have a number at most: more would hide the picture.
  static let numberedBoxes = 99

  /// The reference faded to a quarter over white, differing pixels red, a box around each cluster
  /// with its number from 1.
  ///
  /// The boxes leave a gap of one line; what falls outside the picture is cut.
  /// The picture is as wide as the wider and as high as the higher of both, at the snapshot's
  /// scale; a pixel that neither has is white. Complexity: O(pixels).
  public static func draw(
    _ reference: Bitmap, _ snapshot: Bitmap, _ difference: PixelDifference
  ) -> Bitmap {
    let bounds = reference.bounds.union(snapshot.bounds)
    var picture = Bitmap(
      width: bounds.width, height: bounds.height, scale: snapshot.scale, fill: .white)
    picture.composite(faded(reference), x: 0, y: 0)
    let line = max(1, Int(min(snapshot.scale, 16)))
    for (index, cluster) in difference.clusters.enumerated() {
      let frame = cluster.outset(by: 2 * line)
      picture.stroke(frame, lineWidth: line, with: box)
      if index < numberedBoxes {
        DigitMarks.draw(index + 1, besides: frame, line: line, in: &picture, box)
      }
    }
    // After the boxes, so that they hide no pixel that differs.
    let columns = picture.width
    unsafe picture.withMutableWords { words in
      BitmapComparison.forEachDifference(reference, snapshot) { x, y, _, _ in
        unsafe words[y * columns + x] = differing.word
      }
    }
    for rect in BitmapComparison.unshared(reference, snapshot) {
      picture.fill(rect, with: differing)
    }
    return picture
  }

  /// The picture at a quarter of its strength.
  private static func faded(_ bitmap: Bitmap) -> Bitmap {
    var copy = bitmap
    let count = bitmap.width * bitmap.height
    unsafe copy.withMutableWords { words in
      var index = 0
      while index < count {
        // A quarter of each premultiplied channel, the alpha as well; lanes do not mix.
        unsafe words[index] = (words[index] >> 2) & 0x3F3F_3F3F
        index &+= 1
      }
    }
    return copy
  }
}
