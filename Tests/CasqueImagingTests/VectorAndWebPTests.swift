import Testing

@testable import CasqueImaging

@Suite struct VectorAndWebPTests {
  /// Ten points become thirty pixels; the right half is red.
  @Test func vectorsAreDrawnAtTheirDensity() throws {
    let svg = """
      <?xml version="1.0"?><!-- a comment --><svg xmlns="http://www.w3.org/2000/svg" width="10" \
      height="8"><rect x="5" width="5" height="8" fill="#f00"/></svg>
      """
    let bytes = Array(svg.utf8)
    let header = try ImageHeader.read(bytes)
    #expect(header.format == .svg && header.width == 30 && header.height == 24)
    let bitmap = try ImageReader.decode(bytes)
    #expect(bitmap[29, 12] == Pixel(red: 255, green: 0, blue: 0))
    #expect(bitmap[2, 12].alpha == 0)
  }

  @Test(arguments: [
    "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>a</text></svg>",
    "<svg xmlns:s='http://www.w3.org/2000/svg' width='9' height='9'><s:text>a</s:text></svg>",
  ])
  func textInVectorsIsRefused(text: String) {
    #expect(throws: ImageDecodingError.self) { try ImageHeader.read(Array(text.utf8)) }
  }

  @Test(arguments: [
    "<svg", "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "<svg xmlns='http://www.w3.org/2000/svg' width='1e9' height='9'/>",
    "<svg xmlns='http://www.w3.org/2000/svg' width='-4' height='9'/>",
    "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><filter id='f'>"
      + "<feTurbulence numOctaves='1000000'/></filter><rect width='4' height='4' "
      + "filter='url(#f)'/></svg>",
  ])
  func faultyVectorsAreRefused(text: String) {
    #expect(throws: ImageDecodingError.self) { try ImageReader.decode(Array(text.utf8)) }
  }

  /// No file beside the document is read: the image in it stays empty.
  @Test func vectorsReadNothingElse() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4" \
      height="4"><image xlink:href="file:///usr/share/pixmaps/debian-logo.png" width="4" \
      height="4"/></svg>
      """
    let bitmap = try ImageReader.decode(Array(svg.utf8))
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test func webPComesBackAsItWas() throws {
    var bitmap = Bitmap(width: 3, height: 2)
    bitmap[0, 0] = Pixel(red: 255, green: 0, blue: 10)
    bitmap[2, 1] = Pixel(straightRed: 200, green: 100, blue: 50, alpha: 128)
    let bytes = try WebPWriter.encode(bitmap)
    let header = try ImageHeader.read(bytes)
    #expect(header.format == .webp && header.width == 3 && header.height == 2)
    let read = try ImageReader.decode(bytes)
    #expect(read[0, 0] == bitmap[0, 0] && read[2, 1] == bitmap[2, 1])
    for length in 0..<bytes.count {
      #expect(throws: ImageDecodingError.self) { try ImageReader.decode(Array(bytes[..<length])) }
    }
    #expect(throws: ImageDecodingError.self) {
      try ImageReader.decode(bytes, limits: ImageLimits(side: 2, area: 100))
    }
  }
}
