import CasqueGeometry
import Testing

@testable import CasqueImaging

/// The first page of a PDF, drawn as outlines at three pixels to a point.
@Suite struct PDFReaderTests {
  private static let red = Pixel(red: 255, green: 0, blue: 0)
  private static let green = Pixel(red: 0, green: 255, blue: 0)
  private static let blue = Pixel(red: 0, green: 0, blue: 255)

  /// The pixel in the middle of a point of the page; y down.
  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Pixel {
    bitmap[x * 3 + 1, y * 3 + 1]
  }

  private func draw(_ content: String, _ resources: String = "") throws -> Bitmap {
    try ImageReader.decode(HandmadePDF(content: content, resources: resources).bytes)
  }

  @Test func thePageHasItsSizeAndOrigin() throws {
    let file = HandmadePDF(
      content: "1 0 0 rg 20 30 5 5 re f", page: "/MediaBox[0 0 99 99]/CropBox [20 30 32 38]")
    #expect(PDFReader.size(of: file.bytes) == Size(width: 12, height: 8))
    let header = try ImageHeader.read(file.bytes)
    #expect(header.format == .pdf && header.width == 36 && header.height == 24)
    let bitmap = try ImageReader.decode(file.bytes)
    // Upwards from the lower left.
    #expect(pixel(bitmap, 0, 7) == Self.red && pixel(bitmap, 4, 3) == Self.red)
    #expect(pixel(bitmap, 5, 7) == .clear && pixel(bitmap, 0, 2) == .clear)
  }

  @Test(arguments: [(90, 0, 0), (180, 11, 0), (270, 7, 11), (-90, 7, 11), (450, 0, 0)])
  func aPageIsTurned(degrees: Int, x: Int, y: Int) throws {
    let file = HandmadePDF(
      content: "1 0 0 rg 0 0 1 1 re f", page: "/MediaBox[0 0 12 8]/Rotate \(degrees)")
    #expect(pixel(try ImageReader.decode(file.bytes), x, y) == Self.red)
  }

  @Test func whatIsInheritedAndPackedIsFound() throws {
    let inner = Array("1 0 2 36 <</Type/Catalog/Pages 2 0 R>>       ".utf8)
    let pages = Array("<</Type/Pages/MediaBox[0 0 10 10]/Kids[3 0 R]>>".utf8)
    var file = Array("%PDF-1.5\n".utf8)
    let packed = Deflate.compress(inner[..<9] + pad(inner[9...], to: 36) + pages)
    file += Array("9 0 obj<</Type/ObjStm/N 2/First 9/Filter/FlateDecode>>stream\n".utf8)
    file += packed + Array("\nendstream endobj\n".utf8)
    file += Array("3 0 obj<</Type/Page/Contents[4 0 R 5 0 R]>>endobj ".utf8)
    file += Array("4 0 obj<<>>stream\n0 1 0 rg\nendstream 5 0 obj<<>>stream\n0 0 4 4 re f".utf8)
    file += Array("\nendstream 8 0 obj<</Type/XRef/Root 1 0 R>>stream\nx\nendstream".utf8)
    #expect(pixel(try ImageReader.decode(file), 1, 8) == Self.green)
  }

  private func pad(_ bytes: ArraySlice<UInt8>, to count: Int) -> [UInt8] {
    Array(bytes.prefix(count)) + [UInt8](repeating: 0x20, count: max(0, count - bytes.count))
  }

  @Test(arguments: [
    ("1 0 0 rg", red), ("0 1 0 0 k", Pixel(red: 255, green: 0, blue: 255)),
    ("0.2 g", Pixel(red: 51, green: 51, blue: 51)),
    ("/CS0 cs 0 0 1 sc", blue), ("/Ink cs 1 scn", red), ("/Ink cs 0 scn", .white),
    ("/Table cs 1 sc", green), ("/Code cs 0.25 scn", Pixel(red: 0, green: 128, blue: 0)),
    ("/Light cs 100 0 0 sc", .white),
  ])
  func coloursAreThoseOfTheirSpaces(words: String, color: Pixel) throws {
    let spaces = """
      /ColorSpace<</CS0[/ICCBased 10 0 R]/Table[/Indexed/DeviceRGB 1 <FF000000FF00>]
      /Ink[/Separation/Spot/DeviceRGB<</FunctionType 2/N 1/Domain[0 1]/C0[1 1 1]/C1[1 0 0]>>]
      /Code[/Separation/Half/DeviceRGB 11 0 R]/Light[/Lab<</WhitePoint[.95 1 1.09]>>]>>
      """
    let file = HandmadePDF(
      content: "\(words) 0 0 10 10 re f", resources: spaces,
      objects: [
        ("/N 3", []),
        (
          "/FunctionType 4/Domain[0 1]/Range[0 1 0 1 0 1]",
          Array("{ 2 mul dup 0.4 gt {0 exch 0} {1 exch 0} ifelse 3 -1 roll pop 0 3 1 roll }".utf8)
        ),
      ])
    #expect(pixel(try ImageReader.decode(file.bytes), 5, 5) == color)
  }

  @Test func pathsAreFilledCutAndStroked() throws {
    let rings = try draw("1 0 0 rg 0 0 10 10 re 3 3 4 4 re f*")
    #expect(pixel(rings, 1, 1) == Self.red && pixel(rings, 5, 5) == .clear)
    let cut = try draw("q 0 0 5 10 re W n 1 0 0 rg 0 0 10 10 re f Q 0 0 1 rg 8 0 2 10 re f")
    #expect(pixel(cut, 4, 5) == Self.red && pixel(cut, 6, 5) == .clear)
    #expect(pixel(cut, 9, 5) == Self.blue)
    let line = try draw("0 1 0 RG 2 w 1 J 3 5 m 7 5 l S")
    #expect(pixel(line, 5, 4) == Self.green && pixel(line, 2, 4).alpha > 200)
    #expect(pixel(line, 1, 5) == .clear && pixel(line, 5, 7) == .clear)
    // A pen that the map makes four times as wide as high.
    let oblong = try draw("0 1 0 RG 4 0 0 1 0 0 cm 1 w 1.25 0 m 1.25 10 l S")
    #expect(pixel(oblong, 3, 5) == Self.green && pixel(oblong, 6, 5) == Self.green)
    #expect(pixel(oblong, 2, 5) == .clear && pixel(oblong, 7, 5) == .clear)
    let dashes = try draw("0 0 1 RG 2 w [2 2] 0 d 0 5 m 10 5 l S")
    #expect(pixel(dashes, 1, 5) == Self.blue && pixel(dashes, 3, 5) == .clear)
  }

  @Test func gradientsRunAndEnd() throws {
    let function = "<</FunctionType 2/N 1/Domain[0 1]/C0[1 0 0]/C1[0 0 1]>>"
    func shading(_ extend: String) -> String {
      "/Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[2 0 8 0]\(extend)"
        + "/Function \(function)>>>>"
    }
    let ended = try draw("/S sh", shading(""))
    #expect(pixel(ended, 0, 5) == .clear && pixel(ended, 9, 5) == .clear)
    let middle = pixel(ended, 4, 5)
    #expect(abs(Int(middle.red) - 149) < 4 && abs(Int(middle.blue) - 106) < 4)
    let endless = try draw("/S sh", shading("/Extend[true true]"))
    #expect(pixel(endless, 0, 5) == Self.red && pixel(endless, 9, 5) == Self.blue)
    let pattern =
      "/Pattern<</P<</PatternType 2/Matrix[1 0 0 1 1 0]/Shading<</ShadingType 3/ColorSpace/DeviceRGB"
      + "/Coords[4 5 0 4 5 3]/Function \(function)>>>>>>"
    let round = try draw("/Pattern cs /P scn 0 0 10 10 re f", pattern)
    #expect(pixel(round, 5, 5).red > 180 && pixel(round, 5, 1) == .clear)
  }

  @Test func tilesRepeat() throws {
    let file = HandmadePDF(
      content: "/Pattern cs /T scn 0 0 10 10 re f /Stencil cs 0 0 1 /U scn 0 0 10 2 re f",
      resources: "/Pattern<</T 10 0 R/U 11 0 R>>/ColorSpace<</Stencil[/Pattern/DeviceRGB]>>",
      objects: [
        (
          "/PatternType 1/PaintType 1/BBox[0 0 4 4]/XStep 4/YStep 4/Resources<<>>",
          Array("1 0 0 rg 0 0 2 4 re f".utf8)
        ),
        (
          "/PatternType 1/PaintType 2/BBox[0 0 4 4]/XStep 4/YStep 4/Resources<<>>",
          Array("0 1 0 rg 2 0 2 4 re f".utf8)
        ),
      ])
    let bitmap = try ImageReader.decode(file.bytes)
    #expect(pixel(bitmap, 0, 3) == Self.red && pixel(bitmap, 5, 3) == Self.red)
    #expect(pixel(bitmap, 3, 3) == .clear && pixel(bitmap, 7, 9) == Self.blue)
  }

  @Test func formsAreMappedAndSeenThrough() throws {
    let file = HandmadePDF(
      content: "/Half gs 1 0 0 1 5 0 cm /F Do",
      resources: "/XObject<</F 10 0 R>>/ExtGState<</Half<</ca 0.5>>>>",
      objects: [
        (
          "/Subtype/Form/BBox[0 0 2 10]/Matrix[2 0 0 1 0 0]/Group<</S/Transparency>>",
          Array("1 0 0 rg 0 0 10 10 re f 0 0 1 rg 0 0 10 5 re f".utf8)
        )
      ])
    let bitmap = try ImageReader.decode(file.bytes)
    #expect(pixel(bitmap, 4, 2) == .clear && pixel(bitmap, 9, 2) == .clear)
    let (above, below) = (pixel(bitmap, 7, 2), pixel(bitmap, 7, 8))
    #expect(abs(Int(above.alpha) - 128) < 2 && abs(Int(above.red) - 128) < 2)
    // One layer: what lies below within it does not show.
    #expect(abs(Int(below.blue) - 128) < 2 && below.red < 2)
  }

  @Test func masksFade() throws {
    func page(_ kind: String, _ gray: String) -> HandmadePDF {
      HandmadePDF(
        content: "/M gs 1 0 0 rg 0 0 10 10 re f /None gs 0 0 2 2 re f",
        resources:
          "/ExtGState<</M<</SMask<</S/\(kind)/G 10 0 R>>>>/None<</SMask/None>>>>",
        objects: [("/Subtype/Form/BBox[0 0 10 10]", Array("\(gray) g 5 0 5 10 re f".utf8))])
    }
    let light = try ImageReader.decode(page("Luminosity", "1").bytes)
    #expect(pixel(light, 7, 2) == Self.red && pixel(light, 3, 2) == .clear)
    #expect(pixel(light, 1, 9) == Self.red)
    #expect(pixel(try ImageReader.decode(page("Luminosity", "0").bytes), 7, 2) == .clear)
    #expect(pixel(try ImageReader.decode(page("Alpha", "0").bytes), 7, 2) == Self.red)
  }

  @Test func imagesAreDrawn() throws {
    let file = HandmadePDF(
      content: """
        q 10 0 0 5 0 5 cm /I Do Q q 0 0 1 rg 5 0 0 5 0 0 cm /S Do Q
        q 5 0 0 5 5 0 cm BI /W 1 /H 1 /CS /RGB /BPC 8 /F /AHx ID 00ff00> EI Q
        """,
      resources: "/XObject<</I 10 0 R/S 12 0 R>>",
      objects: [
        (
          "/Subtype/Image/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB/SMask 11 0 R"
            + "/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors 3/Columns 2>>",
          Deflate.compress([1, 255, 0, 0, 0, 0, 0])
        ),
        (
          "/Subtype/Image/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray",
          [255, 0]
        ),
        ("/Subtype/Image/Width 2/Height 1/ImageMask true/BitsPerComponent 1", [0b0100_0000]),
      ])
    let bitmap = try ImageReader.decode(file.bytes)
    #expect(pixel(bitmap, 1, 2) == Self.red && pixel(bitmap, 9, 2) == .clear)
    #expect(pixel(bitmap, 0, 8) == Self.blue && pixel(bitmap, 4, 8) == .clear)
    #expect(pixel(bitmap, 7, 8) == Self.green)
  }

  @Test func hiddenLayersAndEmptyTextAreNotDrawn() throws {
    let file = HandmadePDF(
      content: """
        /OC /Off BDC 1 0 0 rg 0 0 10 10 re f BT (x) Tj ET EMC /OC /On BDC 0 0 1 rg 0 0 5 5 re f EMC
        BT 3 Tr (unseen) Tj ( ) Tj ET
        """,
      resources: "/Properties<</Off 10 0 R/On 11 0 R>>",
      objects: [("<</Type/OCG>>", nil), ("<</Type/OCG>>", nil)],
      catalog: "/OCProperties<</OCGs[10 0 R 11 0 R]/D<</OFF[10 0 R]>>>>")
    let bitmap = try ImageReader.decode(file.bytes)
    #expect(pixel(bitmap, 8, 2) == .clear && pixel(bitmap, 2, 8) == Self.blue)
  }

  @Test(arguments: [
    ("LZWDecode", [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01] as [UInt8]),
    ("RunLengthDecode", [0, 45, 252, 45, 3, 65, 45, 45, 45, 128]),
  ])
  func otherPackingsAreUndone(filter: String, packed: [UInt8]) throws {
    let file = try PDFFile(Array("%PDF-1.4".utf8))
    let stream = PDFStream(["Filter": .name(filter)], range: 0..<0, inline: packed)
    // **Source** ISO 32000-1, 7.4.4.2, example 1, for the first.
    let expected: [UInt8] =
      filter == "LZWDecode"
      ? [45, 45, 45, 45, 45, 65, 45, 45, 45, 66] : [45, 45, 45, 45, 45, 45, 65, 45, 45, 45]
    #expect(try file.decode(stream) == expected)
  }

  @Test func textOfBytesIsUnpacked() throws {
    let file = try PDFFile(Array("%PDF-1.4".utf8))
    let stream = PDFStream(
      ["Filter": .name("A85")], range: 0..<0, inline: Array("87cURD]i,\"Ebo80~>".utf8))
    #expect(String(decoding: try file.decode(stream), as: UTF8.self) == "Hello World!")
    #expect(Base64.text(Array("Casque".utf8)) == "Q2FzcXVl")
    #expect(Base64.text([0xFF]) == "/w==" && Base64.text([1, 2]) == "AQI=")
  }
}
