/// An image that an SVG file holds itself, as an address of data.
struct SVGImage {
  /// The pixels that it is unpacked to; nil for one that is not drawn.
  ///
  /// PNG alone is: what unpacks it for librsvg is the host's, and only a lossless format gives the
  /// same pixels on each.
  let pixels: Double?

  /// Reads the image that an element holds; nil if it holds none.
  init?(name: String, _ attributes: [String: String]) {
    guard name == "image" || name == "feImage" else { return nil }
    let address = (attributes["href"] ?? "").drop { $0.isWhitespace }
    guard address.prefix(5).lowercased() == "data:" else { return nil }
    pixels = Self.pixels(address)
  }

  private static func pixels(_ address: Substring) -> Double? {
    guard let comma = address.firstIndex(of: ","),
      address[..<comma].lowercased() == "data:image/png;base64",
      let bytes = Base64.bytes(address[comma...].dropFirst(), most: headerLength),
      ImageFormat.detect(bytes) == .png, let header = try? PNGHeader(bytes),
      (try? ImageLimits.standard.check(width: header.width, height: header.height)) != nil
    else { return nil }
    return Double(header.width) * Double(header.height)
  }

  /// The bytes of a PNG's signature and header.
  private static let headerLength = 33
}
