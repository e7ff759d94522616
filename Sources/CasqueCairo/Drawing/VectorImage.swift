import CPangoCairo
import CSVG
import CasqueGeometry
import CasqueImaging

/// An SVG file that is drawn as outlines, sharp at any size; owned by one thread.
@safe final class VectorImage {
  private let picture: OpaquePointer

  /// Reads a file; nil if it is no SVG, or none that may be drawn.
  init?(_ bytes: [UInt8]) {
    guard let header = try? ImageHeader.read(bytes), header.format == .svg,
      let picture = unsafe csvg_read(bytes, bytes.count)
    else { return nil }
    unsafe self.picture = unsafe picture
  }

  deinit { unsafe csvg_free(picture) }

  /// Draws the image stretched to a rectangle.
  func draw(in destination: Rect, on canvas: borrowing Canvas) {
    unsafe _ = csvg_show(
      picture, UnsafeMutableRawPointer(canvas.context), destination.minX, destination.minY,
      destination.width, destination.height)
  }
}
