import CPangoCairo
import CasqueGeometry
public import CasqueScene

extension Renderer {
  /// A PDF document with one page for each list, its text selectable, its fonts embedded.
  ///
  /// - Parameters:
  ///   - pages: what the pages show; a page is as large as its list, in points.
  ///   - title: the document's title; empty for none.
  ///   - bookmarks: what the outline calls the pages, in their order; without, it has none.
  ///   - subject: what the document was made with; empty for none.
  ///   - created: the date that the document states, in ISO 8601; the clock is not looked at.
  ///
  /// Throws as ``bitmap(_:)`` does, a page counted by its points, and without pages.
  public func pdf(
    _ pages: [DisplayList], title: String = "", bookmarks: [String] = [], subject: String = "",
    created: String = "2025-01-01T00:00:00Z"
  ) throws(DrawingError) -> [UInt8] {
    guard let first = pages.first else { throw .noPages }
    for page in pages { _ = try DrawingLimits.pixels(of: page.size, scale: 1) }
    let document = try VectorSurface(.pdf, size: first.size)
    return try write(
      pages, to: document, title: title, bookmarks: bookmarks, subject: subject, created: created)
  }

  /// A PDF document of one page with layers that a viewer can switch, as optional content.
  ///
  /// - Parameters:
  ///   - layers: what the layers show, back to front, all of one size.
  ///   - names: what the layers are called, one for each.
  ///   - title: the document's title; empty for none.
  ///   - subject: what the document was made with; empty for none.
  ///   - created: the date that the document states, in ISO 8601; the clock is not looked at.
  ///
  /// Throws as ``pdf(_:title:bookmarks:subject:created:)`` does.
  public func layeredPDF(
    _ layers: [DisplayList], names: [String], title: String = "", subject: String = "",
    created: String = "2025-01-01T00:00:00Z"
  ) throws(DrawingError) -> [UInt8] {
    precondition(layers.count == names.count, "every layer has a name")
    guard let first = layers.first else { throw .noPages }
    for layer in layers { _ = try DrawingLimits.pixels(of: layer.size, scale: 1) }
    let document = try VectorSurface(.pdf, size: first.size)
    // Later versions hide their objects in streams.
    unsafe cairo_pdf_surface_restrict_to_version(document.surface, CAIRO_PDF_VERSION_1_4)
    let pages = try write(
      layers, to: document, title: title, bookmarks: [], subject: subject, created: created)
    var layered = LayeredPDF(pages)
    guard let file = layered?.file(names: names) else {
      throw .graphics("the form of its PDF is not known")
    }
    return file
  }

  private func write(
    _ pages: [DisplayList], to document: consuming VectorSurface, title: String,
    bookmarks: [String], subject: String, created: String
  ) throws(DrawingError) -> [UInt8] {
    unsafe cairo_pdf_surface_set_metadata(
      document.surface, CAIRO_PDF_METADATA_CREATE_DATE, created)
    unsafe cairo_pdf_surface_set_metadata(document.surface, CAIRO_PDF_METADATA_CREATOR, "Casque")
    if !title.isEmpty {
      unsafe cairo_pdf_surface_set_metadata(document.surface, CAIRO_PDF_METADATA_TITLE, title)
    }
    if !subject.isEmpty {
      unsafe cairo_pdf_surface_set_metadata(
        document.surface, CAIRO_PDF_METADATA_SUBJECT, subject)
    }
    let pictures = UnseenFont()
    for (index, page) in pages.enumerated() {
      unsafe cairo_pdf_surface_set_size(document.surface, page.size.width, page.size.height)
      if index < bookmarks.count {
        let flags = cairo_pdf_outline_flags_t(rawValue: 0)
        _ = unsafe cairo_pdf_surface_add_outline(
          document.surface, 0, bookmarks[index], "page=\(index + 1) pos=[0 0]", flags)
        unsafe cairo_pdf_surface_set_page_label(document.surface, bookmarks[index])
      }
      try draw(page, on: document, as: .glyphs(pictures))
      unsafe cairo_surface_show_page(document.surface)
    }
    return try document.finish()
  }

  /// An SVG document, glyphs as outlines, one unit a point.
  ///
  /// Throws as ``bitmap(_:)`` does, the picture counted by its points.
  public func svg(_ list: DisplayList) throws(DrawingError) -> [UInt8] {
    _ = try DrawingLimits.pixels(of: list.size, scale: 1)
    let document = try VectorSurface(.svg, size: list.size)
    unsafe cairo_svg_surface_set_document_unit(document.surface, CAIRO_SVG_UNIT_PX)
    try draw(list, on: document, as: .glyphs(nil))
    return SVGIdentifiers.renumbered(try document.finish())
  }

  private func draw(
    _ list: DisplayList, on document: borrowing VectorSurface, as textDrawing: TextDrawing
  ) throws(DrawingError) {
    let groups = try GroupTable(list)
    let canvas = unsafe try Canvas(on: document.surface)
    let page = Shape.rect(Rect(origin: .zero, size: list.size))
    canvas.clip(to: page)
    let drawing = ListDrawing(
      list: list, groups: groups, fonts: fonts, images: images, textDrawing: textDrawing,
      density: list.scale)
    try drawing.draw(on: canvas)
    try canvas.check()
  }
}
