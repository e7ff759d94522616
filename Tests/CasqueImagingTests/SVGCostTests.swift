import Testing

@testable import CasqueImaging

/// Few bytes can ask librsvg for hours; they are counted and refused before.
@Suite struct SVGCostTests {
  private static func svg(_ content: String, size: Int = 1000, head: String = "") -> [UInt8] {
    Array(
      """
      \(head)<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(size)" height="\(size)">\(content)</svg>
      """.utf8)
  }

  /// Each level refers eight times to the one below.
  private static func levels(_ count: Int, _ level: (Int, String) -> String) -> String {
    (1...count).map { level($0, "#i\($0 - 1)") }.joined()
  }

  /// An image of a size that says no more than that.
  private static func image(_ width: Int, _ height: Int, count: Int) -> String {
    let header = HandmadePNG.integer(width) + HandmadePNG.integer(height) + [8, 6, 0, 0, 0]
    let file = PNGStream.signature + HandmadePNG.chunk("IHDR", header)
    let address = "data:image/png;base64,\(Base64.text(file))"
    return String(repeating: "<image href=\"\(address)\" width=\"4\" height=\"4\"/>", count: count)
  }

  private static let rect = "<rect id=\"i0\" width=\"5\" height=\"5\"/>"
  private static func eight(_ text: String) -> String { String(repeating: text, count: 8) }

  static let costly: [(String, [UInt8])] = [
    (
      "uses in uses",
      svg(
        "<defs>\(rect)"
          + levels(7) { "<g id=\"i\($0)\">\(eight("<use xlink:href=\"\($1)\"/>"))</g>" }
          + "</defs><use xlink:href=\"#i7\"/>")
    ),
    (
      "uses by references to characters",
      svg(
        "<defs>\(rect)"
          + levels(7) {
            "<g id=\"i\($0)\">\(eight("<use href=\"&#35;\($1.dropFirst())\"/>"))</g>"
          } + "</defs><use href=\"#i7\"/>")
    ),
    (
      "patterns in patterns",
      svg(
        levels(7) { index, below in
          "<pattern id=\"i\(index)\" width=\"4\" height=\"4\">"
            + eight("<rect width=\"2\" height=\"2\" fill=\"url(\(below))\"/>") + "</pattern>"
        } + "<rect width=\"9\" height=\"9\" fill=\"url(#i7)\"/>")
    ),
    (
      "masks in masks",
      svg(
        levels(5) { index, below in
          "<mask id=\"i\(index)\">"
            + eight("<rect width=\"2\" height=\"2\" style=\"mask: url(\(below))\"/>") + "</mask>"
        } + "<rect width=\"9\" height=\"9\" mask=\"url(#i5)\"/>", size: 100)
    ),
    (
      "layers by a class",
      svg(
        "<style>.a, .b { opacity: .5 }</style>"
          + String(repeating: "<g class=\"b\"><rect width=\"9\" height=\"9\"/></g>", count: 500))
    ),
    (
      "layers in layers",
      svg(
        String(repeating: "<g opacity=\".9\">", count: 100) + rect
          + String(repeating: "</g>", count: 100))
    ),
    (
      "blurs",
      svg(
        "<filter id=\"f\"><feGaussianBlur stdDeviation=\"500\"/></filter>"
          + eight("<rect width=\"900\" height=\"900\" filter=\"url(#f)\"/>"))
    ),
    (
      "a small region made large",
      svg(
        "<filter id=\"f\" filterUnits=\"userSpaceOnUse\" width=\"1\" height=\"1\">"
          + "<feGaussianBlur stdDeviation=\"1\"/></filter><g transform=\"scale(1000)\">"
          + eight("<rect width=\"1\" height=\"1\" filter=\"url(#f)\"/>") + "</g>")
    ),
    (
      "markers",
      svg(
        "<marker id=\"m\"><path id=\"p\" d=\"\(String(repeating: "M0 0", count: 1000))\"/>"
          + String(repeating: "<path d=\"M0 0\"/>", count: 400) + "</marker><path marker-mid="
          + "\"url(#m)\" d=\"M0 0\(String(repeating: "L9 9", count: 400))\"/>")
    ),
    (
      "entities",
      svg("&a;", head: "<!DOCTYPE svg [<!ENTITY a \"<rect width='4' height='4'/>\">]>")
    ),
    (
      "entities of entities",
      svg("&b;", head: "<!DOCTYPE svg [<!ENTITY a 'x'><!ENTITY b '&a;&a;&a;&a;'>]>")
    ),
    (
      "attributes of a document type",
      svg("<g/>", head: "<!DOCTYPE svg [<!ATTLIST use href CDATA '#a'>]>")
    ),
    (
      "no PNG",
      svg("<image href=\"data:image/png;base64,AAAA\" width=\"4\" height=\"4\"/>")
    ),
    (
      "a JPEG that is called a PNG",
      svg("<image href=\"data:image/png;base64,/9j/4AAQSkZJRg\" width=\"4\" height=\"4\"/>")
    ),
    (
      "an SVG image in another",
      svg("<image href=\"data:image/svg+xml,%3Csvg/%3E\" width=\"4\" height=\"4\"/>")
    ),
    ("a large image that is drawn often", svg(image(3000, 3000, count: 20))),
    (
      "nested elements",
      svg(String(repeating: "<g>", count: 5000) + String(repeating: "</g>", count: 5000))
    ),
    ("escapes", svg("<style>.a { m\\61sk: url(#a) }</style><g class=\"a\"/>")),
  ]

  @Test(arguments: costly.indices)
  func costlyFilesAreRefusedAtOnce(index: Int) throws {
    let (name, bytes) = Self.costly[index]
    let start = ContinuousClock.now
    #expect(throws: ImageDecodingError.self, "\(name)") { try ImageHeader.read(bytes) }
    // Drawing any of them takes more than that, most of them minutes.
    #expect(ContinuousClock.now - start < .seconds(3), "\(name)")
  }

  /// What designers export: entities for namespaces, classes, gradients, a shadow, hundreds of shapes.
  @Test func usualFilesAreDrawn() throws {
    let head = """
      <?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [
      <!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY st0 "fill:#f00">]>
      """
    let content =
      "<style type=\"text/css\"><![CDATA[ .st0{fill:url(#g);opacity:0.5;} .st1{fill:#fff} ]]></style>"
      + "<defs><linearGradient id=\"g\"><stop offset=\"0\" stop-color=\"red\"/></linearGradient>"
      + "<filter id=\"d\" x=\"0\" y=\"0\" width=\"52\" height=\"52\" "
      + "filterUnits=\"userSpaceOnUse\"><feFlood/><feOffset dy=\"4\"/>"
      + "<feGaussianBlur stdDeviation=\"2\"/><feBlend in2=\"SourceGraphic\"/></filter></defs>"
      + String(repeating: "<path class=\"st1\" d=\"M0 0h4v4z\"/>", count: 2000)
      + String(repeating: "<path class=\"st0\" d=\"M0 0h4v4z\"/>", count: 50)
      + "<g filter=\"url(#d)\"><rect width=\"40\" height=\"40\" style=\"&st0;\"/></g>"
    for size in [24, 200, 400] {
      let bytes = Self.svg(content, size: size, head: head)
      let bitmap = try ImageReader.decode(bytes)
      #expect(bitmap.width == 3 * size)
      #expect(bitmap.pixels.contains { $0 != 0 })
    }
  }

  /// Drawing programs export photographs that way.
  @Test func imagesWithinAreDrawn() throws {
    let red = Bitmap(
      width: 2, height: 2, scale: 1, fill: Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    let lines = Base64.text(PNGWriter.encode(red)).map(String.init).joined(separator: "\n")
    let bytes = Self.svg(
      "<image xlink:href=\"data:image/png;base64,\(lines)\" width=\"10\" height=\"10\"/>", size: 10)
    let bitmap = try ImageReader.decode(bytes)
    #expect(bitmap.width == 30)
    #expect(Array(bitmap.pixels.suffix(4)) == [255, 0, 0, 255])
  }

  @Test func drawingsAreCountedAsOftenAsTheyAreDrawn() throws {
    var tree = SVGTree(width: 30, height: 30, density: 3)
    let content = "<defs><g id=\"a\"><rect/><rect/></g></defs><use href=\"#a\"/><use href=\"#a\"/>"
    #expect(tree.read(Self.svg(content)) == nil)
    // The root, twice a use, a group and two rectangles.
    #expect(tree.cost(mostDepth: 100)?.drawings == 9)
    #expect(tree.cost(mostDepth: 100)?.layers == 0)
  }
}
