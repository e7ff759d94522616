import Casque
import Foundation
import Testing

/// PDF files of asset catalogs and beside a document.
@Suite struct CatalogOutlineTests {
  private static let red = Pixel(red: 255, green: 0, blue: 0)
  private static let set = "Assets.xcassets/mark.imageset/"

  private func write(
    _ fixture: CatalogFixture, _ content: String = "1 0 0 rg 0 0 10 10 re f",
    _ properties: String = "", fonts: String = ""
  ) throws {
    try fixture.write(
      Array("{\"images\": [{\"filename\": \"m.pdf\"}]\(properties)}".utf8),
      to: Self.set + "Contents.json")
    try fixture.write(
      CatalogFixture.page(content, "0 0 20 10", fonts: fonts), to: Self.set + "m.pdf")
  }

  @Test func aPageIsDrawnSharply() throws {
    try CatalogFixture.with { fixture in
      try write(fixture)
      let read = try fixture.document("mark")
      #expect(read.diagnostics.isEmpty)
      let page = read.value?.resources.imageDescription(named: "mark")
      #expect(page?.size == Size(width: 20, height: 10) && page?.isMissing == false)
      // Stretched to 100 points from 20: pixels of the page's own size would run into one another.
      let picture = try fixture.bitmap(read.value)
      #expect(picture.at(69.5, 80) == Self.red && picture.at(70, 80) == .white)
    }
  }

  @Test func documentsHoldItsOutlines() throws {
    try CatalogFixture.with { fixture in
      try write(fixture)
      let document = try #require(try fixture.document("mark").value)
      let request = PictureRequest(
        document, in: try Cell(slug: "iphone-11_portrait", in: .standard), surroundings: .none)
      let svg = try LayoutPipeline.standard.pictures([request], as: .svg)[0].get()
      #expect(!String(decoding: svg, as: UTF8.self).contains("<image"))
    }
  }

  @Test func aStencilIsInTheTint() throws {
    try CatalogFixture.with { fixture in
      try write(
        fixture, "0 g 0 0 20 10 re f",
        ", \"properties\": {\"template-rendering-intent\": \"template\"}")
      let tint = try fixture.bitmap(try fixture.document("mark").value).at(70, 80)
      #expect(tint.blue > 200 && tint.red < 100)
    }
  }

  @Test func aFileBesideTheDocumentIsFound() throws {
    try CatalogFixture.with { fixture in
      try fixture.write(
        CatalogFixture.page("1 0 0 rg 0 0 20 10 re f", "0 0 20 10"), to: "loose.pdf")
      let read = try fixture.document("loose.pdf")
      #expect(read.diagnostics.isEmpty)
      #expect(try fixture.bitmap(read.value).at(70, 80) == Self.red)
    }
  }

  @Test func textInAFontThatIsNotThereIsToldAndHasItsSize() throws {
    try CatalogFixture.with { fixture in
      try write(fixture, "BT /F 9 Tf (Hi) Tj ET", fonts: "/F<</Subtype/Type1/BaseFont/Bahn>>")
      let read = try fixture.document("mark")
      #expect(
        read.diagnostics.map(\.message) == [
          "'mark' cannot be drawn: text in the font 'Bahn', which a PDF lacks (make it outlines)"
        ])
      #expect(read.diagnostics.first?.severity == .note)
    }
  }
}
