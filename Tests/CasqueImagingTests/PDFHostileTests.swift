import Testing

@testable import CasqueImaging

/// PDF files that are meant to harm end in an error soon, or in a picture.
@Suite struct PDFHostileTests {
  private func reason(_ file: HandmadePDF) -> String? {
    do {
      _ = try ImageReader.decode(file.bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func whatIsNotReadIsNamed() {
    #expect(
      reason(HandmadePDF(content: "", trailer: "/Encrypt 9 0 R"))
        == "a PDF with a password cannot be read")
    #expect(
      reason(
        HandmadePDF(
          content: "/S sh", resources: "/Shading<</S<</ShadingType 7/ColorSpace/DeviceRGB>>>>"))
        == "a mesh of colours in a PDF (make it a PNG) cannot be read")
    #expect(
      reason(
        HandmadePDF(
          content: "/I Do", resources: "/XObject<</I 10 0 R>>",
          objects: [("/Subtype/Image/Width 1/Height 1/Filter/JPXDecode", [1])]))
        == "an image of kind 'JPXDecode' in a PDF cannot be read")
  }

  /// A form that draws itself twice would be drawn for ever.
  @Test func formsInThemselvesEnd() {
    let file = HandmadePDF(
      content: "/F Do", resources: "/XObject<</F 10 0 R>>",
      objects: [
        (
          "/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 10 0 R>>>>",
          Array("/F Do /F Do".utf8)
        )
      ])
    #expect(reason(file)?.contains("in one another") == true)
  }

  @Test func masksWithoutBoundAreRefused() {
    let file = HandmadePDF(
      content: String(repeating: "/M gs 0 0 900 900 re f ", count: 400),
      resources: "/ExtGState<</M<</SMask<</S/Alpha/G 10 0 R>>>>>>",
      page: "/MediaBox[0 0 900 900]",
      objects: [("/Subtype/Form/BBox[0 0 900 900]", Array("0 0 900 900 re f".utf8))])
    #expect(reason(file)?.hasPrefix("so many masks and groups") == true)
  }

  @Test func whatCoversThePageThousandsOfTimesIsRefused() {
    let fills = HandmadePDF(
      content: String(repeating: "0 0 900 900 re f ", count: 4000), page: "/MediaBox[0 0 900 900]")
    #expect(reason(fills)?.contains("over one another") == true)
    let clips = HandmadePDF(
      content: String(repeating: "0 0 9 9 re W n ", count: 60)
        + String(repeating: "0 0 1 1 re f ", count: 8000))
    #expect(reason(clips)?.contains("over one another") == true)
  }

  @Test func lengthOfLinesHasABound() {
    let long = String(repeating: "900 0 l 0 900 l ", count: 3000)
    let page = "/MediaBox[0 0 900 900]"
    let edges = HandmadePDF(content: "0 0 m \(long) f", page: page)
    #expect(reason(edges)?.contains("long lines") == true)
    // Nine thousand edges across one another take cairo ten seconds.
    let across = HandmadePDF(
      content: "0 0 m " + String(repeating: "30 7 l 0 7 l 30 0 l 0 0 l ", count: 2500) + " f",
      page: page)
    #expect(reason(across)?.contains("long lines") == true)
    let dashes = HandmadePDF(content: "[0.01 0.01] 0 d 0 0 m 900 900 l 0 900 l S", page: page)
    #expect(reason(dashes)?.contains("long lines") == true)
  }

  @Test func bombsAreRefused() {
    let bomb = Deflate.compress([UInt8](repeating: 0x20, count: 60 << 20))
    let file = HandmadePDF(
      content: "/F Do", resources: "/XObject<</F 10 0 R>>",
      objects: [("/Subtype/Form/Filter/FlateDecode", bomb)])
    #expect(reason(file) != nil)
    // Packed twice.
    let twice = HandmadePDF(
      content: "/F Do", resources: "/XObject<</F 10 0 R>>",
      objects: [("/Subtype/Form/Filter[/FlateDecode/FlateDecode]", Deflate.compress(bomb))])
    #expect(reason(twice) != nil)
  }

  @Test func loopsOfReferencesAndTreesEnd() {
    var loop = Array("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n".utf8)
    loop += Array("2 0 obj<</Kids[2 0 R]/MediaBox 3 0 R>>endobj 3 0 obj 3 0 R endobj".utf8)
    #expect(PDFReader.size(of: loop) == nil)
    let deep = Array("%PDF-1.4\n1 0 obj ".utf8) + [UInt8](repeating: 0x5B, count: 1 << 20)
    #expect(PDFReader.size(of: deep) == nil)
    let words = HandmadePDF(content: String(repeating: "q ", count: 300_000))
    #expect(reason(words) != nil)
    let steps = HandmadePDF(content: String(repeating: "0 0 m 9 9 l S\n", count: 90_000))
    #expect(reason(steps)?.contains("so many parts") == true)
  }

  @Test(arguments: 0..<4)
  func damagedFilesNeverCrash(seed: UInt64) throws {
    let function = "<</FunctionType 2/N 1/Domain[0 1]/C0[1 0 0]/C1[0 0 1]>>"
    let file = HandmadePDF(
      content: """
        q 1 0 0 1 2 2 cm /M gs /F Do Q 0 0 5 5 re W* n /P cs /T scn [1 2] 0 d 3 w 0 0 m 5 5 3 3 9 9 c B
        /S sh /CS cs 1 scn q 4 0 0 4 0 0 cm /I Do Q BI /W 1 /H 1 /CS /G /BPC 8 ID x EI
        """,
      resources: """
        /XObject<</F 10 0 R/I 11 0 R>>/ExtGState<</M<</ca .5/BM/Multiply/SMask<</S/Alpha/G 10 0 R>>>>>>
        /Pattern<</T 12 0 R>>/ColorSpace<</P/Pattern/CS[/Separation/X/DeviceCMYK 13 0 R]>>
        /Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[2 0 8 0]/Function \(function)>>>>
        """,
      objects: [
        ("/Subtype/Form/BBox[0 0 9 9]/Matrix[1 0 0 2 0 0]", Array("1 0 0 rg 0 0 9 9 re f".utf8)),
        ("/Subtype/Image/Width 2/Height 2/BitsPerComponent 2/ColorSpace/DeviceRGB", [1, 2, 3, 4]),
        ("/PatternType 1/BBox[0 0 4 4]/XStep 4/YStep 4", Array("0 0 2 4 re f".utf8)),
        (
          "/FunctionType 0/Domain[0 1]/Range[0 1 0 1 0 1 0 1]/Size[2]/BitsPerSample 8",
          [0, 0, 0, 0, 1, 2, 3, 4]
        ),
      ]
    ).bytes
    #expect(throws: Never.self) { try ImageReader.decode(file) }
    var generator = SeededGenerator(seed: seed)
    let limits = ImageLimits(side: 2048, area: 1 << 18)
    for _ in 0..<400 {
      var damaged = file
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 9..<damaged.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[index] = UInt8.random(in: 0..<255, using: &generator)
        case 1: damaged.remove(at: index)
        default: damaged.insert(0x39, at: index)
        }
      }
      guard let bitmap = try? ImageReader.decode(damaged, limits: limits) else { continue }
      let header = try ImageHeader.read(damaged)
      #expect(bitmap.width == header.width && bitmap.height == header.height)
    }
    for count in stride(from: 9, to: file.count, by: 7) {
      _ = try? ImageReader.decode(Array(file[..<count]), limits: limits)
    }
  }
}
