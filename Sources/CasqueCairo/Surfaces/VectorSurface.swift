import CPangoCairo
import CasqueGeometry

/// A surface whose drawing becomes the bytes of a document.
@safe struct VectorSurface: ~Copyable {
  /// Which document it becomes.
  enum Format {
    /// Pages, text that can be selected.
    case pdf
    /// One picture, glyphs as outlines.
    case svg
  }

  /// Takes the bytes that cairo writes.
  private final class Sink {
    var bytes: [UInt8] = []
  }

  let surface: OpaquePointer
  private let sink: Sink

  /// Creates a document whose first page has a size in points.
  init(_ format: Format, size: Size) throws(DrawingError) {
    let sink = Sink()
    let closure = unsafe Unmanaged.passUnretained(sink).toOpaque()
    let write: cairo_write_func_t = { closure, data, length in
      if let closure = unsafe closure, let data = unsafe data {
        let sink = unsafe Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
        unsafe sink.bytes.append(
          contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
      }
      return CAIRO_STATUS_SUCCESS
    }
    let surface =
      switch format {
      case .pdf: unsafe cairo_pdf_surface_create_for_stream(write, closure, size.width, size.height)
      case .svg: unsafe cairo_svg_surface_create_for_stream(write, closure, size.width, size.height)
      }
    unsafe self.surface = try unsafe DrawingError.checked(surface)
    self.sink = sink
  }

  deinit { unsafe cairo_surface_destroy(surface) }

  /// Ends the document and hands out its bytes.
  consuming func finish() throws(DrawingError) -> [UInt8] {
    unsafe cairo_surface_finish(surface)
    try DrawingError.check(unsafe cairo_surface_status(surface))
    return sink.bytes
  }
}
