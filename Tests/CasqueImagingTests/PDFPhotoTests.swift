import Testing

@testable import CasqueImaging

/// Photos of a PDF: their samples mean what the file's colour space says.
@Suite struct PDFPhotoTests {
  /// The middles of the photo's blocks of 8 × 8, drawn a pixel for a point.
  private func blocks(_ photo: Fixture, _ values: String) throws -> [Pixel] {
    let file = HandmadePDF(
      content: "24 0 0 16 0 0 cm /I Do", resources: "/XObject<</I 10 0 R>>",
      page: "/MediaBox[0 0 24 16]",
      objects: [
        (
          "/Subtype/Image/Width 24/Height 16/BitsPerComponent 8/Filter/DCTDecode\(values)",
          try photo.bytes
        )
      ])
    let bitmap = try ImageReader.decode(file.bytes)
    return [4, 12].flatMap { y in [4, 12, 20].map { x in bitmap[x * 3 + 1, y * 3 + 1] } }
  }

  private func expect(_ found: [Pixel], _ pixels: [Pixel]) {
    #expect(found.count == pixels.count)
    for (one, other) in zip(found, pixels) { #expect(isClose(one, other), "\(one) for \(other)") }
  }

  private static let greys: [UInt8] = [54, 182, 18, 237, 255, 0]

  @Test func greyIsGreyOrTheInkOfItsSpace() throws {
    expect(
      try blocks(.grey, "/ColorSpace/DeviceGray"),
      Self.greys.map { Pixel(red: $0, green: $0, blue: $0) })
    expect(
      try blocks(.grey, "/ColorSpace/DeviceGray/Decode[1 0]"),
      Self.greys.map { Pixel(red: 255 - $0, green: 255 - $0, blue: 255 - $0) })
    let spot =
      "/ColorSpace[/Separation/Spot/DeviceRGB<</FunctionType 2/N 1/Domain[0 1]/C0[1 1 1]/C1[1 0 0]>>]"
    expect(
      try blocks(.grey, spot), Self.greys.map { Pixel(red: 255, green: 255 - $0, blue: 255 - $0) })
  }

  @Test func colourIsThatOfThePhoto() throws {
    expect(try blocks(.color, "/ColorSpace/DeviceRGB"), Fixture.blocks.flatMap { $0 })
    // Without a space, and with one of another number of parts, it is the photo's own.
    expect(try blocks(.color, ""), Fixture.blocks.flatMap { $0 })
    expect(try blocks(.color, "/ColorSpace/DeviceGray"), Fixture.blocks.flatMap { $0 })
  }

  /// The photo is stored with inverted inks and has Adobe's mark; the PDF says so by `Decode`.
  @Test func inksAreInvertedAsTheFileSays() throws {
    let space = "/ColorSpace/DeviceCMYK"
    expect(
      try blocks(.print, space + "/Decode[1 0 1 0 1 0 1 0]"), Fixture.blocks.flatMap { $0 })
    let plain = try blocks(.print, space)
    // White stores no ink as 255, which is full ink here.
    #expect(isClose(plain[4], Pixel(red: 0, green: 0, blue: 0)))
  }
}
