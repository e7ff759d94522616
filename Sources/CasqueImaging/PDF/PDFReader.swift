public import CasqueGeometry

/// Reads the first page of a PDF file as outlines.
///
/// Asset catalogs hold icons as PDF. The page becomes an SVG image, and is drawn wherever one is; text
/// is drawn as the outlines of the fonts that the file holds. Text in other fonts is refused, as it
/// would depend on the machine; so are meshes of colours, images that JPEG 2000 or a fax has packed, and
/// what would take time or memory without bound. Colours are those of the device: no profile is applied.
public enum PDFReader {
  private static let byteLimit = 8 << 20
  private static let sideLimit = 1e5

  /// The size of the first page in points; nil if the file is no PDF or does not say it.
  ///
  /// The page is as large as its crop box, else as its media box, turned as it says.
  /// **Source** ISO 32000-1, 7.7.3.3 and 14.11.2. O(bytes).
  public static func size(of bytes: [UInt8]) -> Size? {
    guard let page = try? page(bytes) else { return nil }
    return page.size
  }

  /// The first page as an SVG file, in points; the same bytes for the same file, always.
  ///
  /// Throws what stands in the way of drawing all of it. O(bytes, packed and unpacked).
  public static func svg(_ bytes: [UInt8]) throws(ImageDecodingError) -> [UInt8] {
    let page = try page(bytes)
    let bounds = Rect(origin: .zero, size: page.size)
    var drawing = PDFDrawing(
      page.file, page: bounds, map: page.map,
      resources: page.file.dictionary(page.values["Resources"]) ?? [:])
    try drawing.run(try content(of: page))
    return drawing.svg.file(page.size)
  }

  private struct Page {
    var file: PDFFile
    var values: [String: PDFValue]
    var size: Size
    /// From the page's own coordinates to points from its upper left.
    var map: AffineTransform
  }

  private static func page(_ bytes: [UInt8]) throws(ImageDecodingError) -> Page {
    guard ImageFormat.detect(bytes) == .pdf else { throw .unknownFormat }
    guard bytes.count <= byteLimit else { throw .unsupported("a PDF of \(bytes.count) bytes") }
    let file = try PDFFile(bytes)
    guard let values = file.firstPage else { throw .corrupt("it has no page") }
    guard let box = box(values["CropBox"], file) ?? box(values["MediaBox"], file) else {
      throw .corrupt("its page has no size")
    }
    let unit = file.number(values["UserUnit"]).flatMap { $0 > 0 && $0 <= 100 ? $0 : nil } ?? 1
    let turns = Int(((file.number(values["Rotate"]) ?? 0) / 90).rounded().clamped(to: 1e3))
    var map = AffineTransform.translation(x: -box.minX, y: -box.minY)
    // Upside down first, as pages have their origin at the lower left.
    map = map.concatenating(
      AffineTransform(a: unit, b: 0, c: 0, d: -unit, tx: 0, ty: box.height * unit))
    var size = Size(width: box.width * unit, height: box.height * unit)
    for _ in 0..<((turns % 4) + 4) % 4 {
      map = map.concatenating(AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0))
      size = Size(width: size.height, height: size.width)
    }
    return Page(file: file, values: values, size: size, map: map)
  }

  private static func box(_ value: PDFValue?, _ file: PDFFile) -> Rect? {
    guard let numbers = file.numbers(value), numbers.count == 4 else { return nil }
    let box = Rect(
      minX: min(numbers[0], numbers[2]), minY: min(numbers[1], numbers[3]),
      maxX: max(numbers[0], numbers[2]), maxY: max(numbers[1], numbers[3]))
    guard box.width > 0, box.height > 0, max(box.width, box.height) < sideLimit else { return nil }
    return box
  }

  private static func content(of page: Page) throws(ImageDecodingError) -> [UInt8] {
    let value = page.values["Contents"]
    let parts = page.file.array(value) ?? [value].compactMap { $0 }
    var content: [UInt8] = []
    for part in parts {
      guard let stream = page.file.stream(part) else { continue }
      // A word never goes on in the next part.
      content += try page.file.decode(stream) + [0x0A]
    }
    return content
  }
}

extension Double {
  /// The number, no further than a limit from zero.
  fileprivate func clamped(to limit: Double) -> Double {
    isFinite ? Swift.min(limit, Swift.max(-limit, self)) : 0
  }
}
