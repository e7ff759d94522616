/// The format of an image file, told by its first bytes.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable {
  /// Portable Network Graphics, animated or not; read.
  case png = "PNG"
  /// JPEG; read.
  case jpeg = "JPEG"
  /// Graphics Interchange Format; written, but not read.
  case gif = "GIF"
  /// WebP; read and written.
  case webp = "WebP"
  /// High Efficiency Image File Format, such as HEIC and AVIF; recognised only.
  case heif = "HEIF"
  /// Portable Document Format; its first page is read.
  case pdf = "PDF"
  /// Scalable Vector Graphics; read.
  case svg = "SVG"

  /// Whether images are outlines, drawn at any size.
  public var isVector: Bool { self == .svg || self == .pdf }

  /// The format that bytes begin like, or nil; the first twelve bytes decide, except for SVG,
  /// whose root element may follow a declaration and comments.
  public static func detect(_ bytes: [UInt8]) -> ImageFormat? {
    if bytes.starts(with: PNGStream.signature) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) { return .gif }
    if bytes.starts(with: "%PDF-".utf8) { return .pdf }
    if isSVG(bytes) { return .svg }
    guard bytes.count >= 12 else { return nil }
    if bytes.starts(with: "RIFF".utf8), bytes[8...].starts(with: "WEBP".utf8) { return .webp }
    if bytes[4...].starts(with: "ftyp".utf8) {
      let brands = ["heic", "heix", "hevc", "mif1", "msf1", "avif", "avis"]
      if brands.contains(where: { bytes[8...].starts(with: $0.utf8) }) { return .heif }
    }
    return nil
  }

  /// Whether text begins with a tag and has a root element named `svg` soon.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start]) { start += 1 }
    guard start < bytes.count, bytes[start] == 0x3C else { return false }
    let head = bytes[start..<min(bytes.count, start + 4096)]
    let name = Array("<svg".utf8)
    return head.indices.contains { head[$0] == 0x3C && head[$0...].starts(with: name) }
  }
}
