/// How a stored image is turned for display, by its EXIF number and UIKit's name.
///
/// **Source** EXIF 2.32, tag 274; the pairing with UIImage.Orientation is that of
/// CGImagePropertyOrientation.
public enum ImageOrientation: UInt8, Sendable, Hashable, CaseIterable {
  /// As stored.
  case up = 1
  /// Mirrored left to right.
  case upMirrored
  /// Turned by a half.
  case down
  /// Mirrored top to bottom.
  case downMirrored
  /// Mirrored about the diagonal from the top left.
  case leftMirrored
  /// Turned by a quarter clockwise.
  case right
  /// Mirrored about the diagonal from the top right.
  case rightMirrored
  /// Turned by a quarter counter-clockwise.
  case left

  /// Whether width and height change places.
  public var swapsAxes: Bool { rawValue >= 5 }
}

extension Bitmap {
  /// The picture as it is displayed if it was stored under an orientation.
  ///
  /// Complexity: O(pixels).
  public func oriented(_ orientation: ImageOrientation) -> Bitmap {
    guard orientation != .up else { return self }
    let (columns, rows) = orientation.swapsAxes ? (height, width) : (width, height)
    let path = path(orientation)
    return unsafe withWords { source in
      unsafe Bitmap(width: columns, height: rows, scale: scale) { target in
        for row in 0..<rows {
          unsafe PixelLoops.gather(
            source, start: path.start + row * path.rowStep, step: path.columnStep,
            into: target + row * columns, count: columns)
        }
      }
    }
  }

  /// Where the first displayed pixel is stored, and how far the next column and row are from it.
  private func path(
    _ orientation: ImageOrientation
  ) -> (start: Int, columnStep: Int, rowStep: Int) {
    let (right, bottom) = (width - 1, (height - 1) * width)
    return switch orientation {
    case .up: (0, 1, width)
    case .upMirrored: (right, -1, width)
    case .down: (right + bottom, -1, -width)
    case .downMirrored: (bottom, 1, -width)
    case .leftMirrored: (0, width, 1)
    case .right: (bottom, -width, 1)
    case .rightMirrored: (right + bottom, -width, -1)
    case .left: (right, width, -1)
    }
  }
}
