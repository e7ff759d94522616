import CPangoCairo
import CSVG
import CasqueGeometry
import CasqueImaging

/// An SVG or PDF file that is drawn as outlines, sharp at any size; owned by one thread.
@safe final class VectorImage {
  private let picture: OpaquePointer

  /// Reads a file; nil if it has no outlines, or none that may be drawn.
  init?(_ bytes: [UInt8]) {
    guard let svg = VectorImage.outlines(bytes), (try? ImageHeader.read(svg)) != nil,
      let picture = unsafe csvg_read(svg, svg.count)
    else { return nil }
    unsafe self.picture = unsafe picture
  }

  private static func outlines(_ bytes: [UInt8]) -> [UInt8]? {
    switch ImageFormat.detect(bytes) {
    case .svg: bytes
    case .pdf: try? PDFReader.svg(bytes)
    default: nil
    }
  }

  deinit { unsafe csvg_free(picture) }

  /// Draws the image stretched to a rectangle.
  func draw(in destination: Rect, on canvas: borrowing Canvas) {
    unsafe _ = csvg_show(
      picture, UnsafeMutableRawPointer(canvas.context), destination.minX, destination.minY,
      destination.width, destination.height)
  }
}
