import Casque
import Foundation
import Testing

/// What the sets of asset catalogs say of their images is there after an import.
@Suite struct ImportedImageTests {
  private static let red = Pixel(red: 255, green: 0, blue: 0)
  private static let green = Pixel(red: 0, green: 255, blue: 0)
  private static let blue = Pixel(red: 0, green: 0, blue: 255)

  /// The document of images, and its import.
  private func copies(
    of images: String..., in fixture: CatalogFixture
  ) throws -> (source: Document, copy: Document, text: String) {
    // One image at its own size, so that its measures count.
    let views = images.enumerated().map { index, image in
      InterfaceFixture.view("v\(index)", kind: "imageView", "image=\"\(image)\"")
    }
    let constraints = images.indices.map { index in
      InterfaceFixture.equal("v\(index)", "leading", "root", "leading", "constant=\"20\"")
        + InterfaceFixture.equal(
          "v\(index)", "top", "root", "top", "constant=\"\(60 + 60 * index)\"")
    }
    let text = InterfaceFixture.storyboard(views.joined(), constraints: constraints.joined())
    try fixture.write(Array(text.utf8), to: "Main.storyboard")
    let source = try #require(Document.readAll(fixture.path("Main.storyboard")).value.first)
    let imported = InterfaceImport.read(fixture.path("Main.storyboard"))
    #expect(imported.diagnostics.isEmpty, "\(imported.diagnostics)")
    for file in imported.value.documents + imported.value.images {
      try fixture.write(file.bytes, to: "imported/\(file.name)")
    }
    let name = try #require(imported.value.documents.first)
    let copy = Document.read(fixture.path("imported/\(name.name)"))
    #expect(copy.diagnostics.isEmpty, "\(copy.diagnostics)")
    return (source, try #require(copy.value), String(decoding: name.bytes, as: UTF8.self))
  }

  private func expectAlike(
    _ source: Document, _ copy: Document, _ fixture: CatalogFixture
  ) throws {
    for slug in [
      "iphone-11_portrait", "iphone-11_portrait_dark", "iphone-16-pro_portrait_rtl",
      "ipad-9_portrait",
    ] {
      let cell = try Cell(slug: slug, in: .standard)
      let results = LayoutPipeline.standard.resolve([source, copy], on: [cell])
      #expect(results[0].views.map(\.frame) == results[1].views.map(\.frame), "\(slug)")
      #expect(
        try fixture.bitmap(source, in: slug) == fixture.bitmap(copy, in: slug), "\(slug)")
    }
  }

  @Test func appearancesAndIdiomsStay() throws {
    try CatalogFixture.with { fixture in
      try fixture.writeSet(
        "sun", ["", "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"],
        colors: [Self.red, Self.green])
      try fixture.writeSet(
        "device", ["\"idiom\": \"iphone\"", "\"idiom\": \"ipad\""], colors: [Self.red, Self.blue])
      let (source, copy, text) = try copies(of: "sun", "device", in: fixture)
      #expect(text.contains("image: images/sun.imageset\n"))
      try expectAlike(source, copy, fixture)
      #expect(try fixture.bitmap(copy, in: "iphone-11_portrait_dark").at(25, 65) == Self.green)
      #expect(try fixture.bitmap(copy, in: "ipad-9_portrait").at(25, 125) == Self.blue)
    }
  }

  @Test func insetsSlicesAndIntentsStay() throws {
    try CatalogFixture.with { fixture in
      try fixture.writeSet(
        "inset",
        [
          "\"scale\": \"2x\", \"alignment-insets\": {\"left\": 8, \"top\": 4}, "
            + "\"resizing\": {\"mode\": \"3-part-horizontal\", \"center\": {\"mode\": \"tile\", "
            + "\"width\": 4}, \"cap-insets\": {\"left\": 6, \"right\": 6}}"
        ], colors: [Self.red], size: (24, 24))
      try fixture.writeSet(
        "mark", [""], colors: [Self.blue],
        properties: "{\"template-rendering-intent\": \"template\"}")
      let (source, copy, _) = try copies(of: "inset", "mark", in: fixture)
      let description = try #require(
        copy.resources.imageDescription(named: "images/inset.imageset"))
      #expect(description.alignmentInsets == Insets(top: 2, left: 4, bottom: 0, right: 0))
      #expect(description.slicing?.capInsets.left == 3 && description.slicing?.mode == .tile)
      try expectAlike(source, copy, fixture)
    }
  }

  /// A PDF that cannot be drawn has its size and insets in the placeholder too.
  @Test func placeholdersKeepInsets() throws {
    try CatalogFixture.with { fixture in
      let set = "Assets.xcassets/page.imageset/"
      let text = """
        {"images": [{"filename": "p.pdf", "alignment-insets": {"left": 3, "bottom": 5}}]}
        """
      try fixture.write(Array(text.utf8), to: set + "Contents.json")
      try fixture.write(CatalogFixture.page("0 0 9 9 re f", "0 0 30 20"), to: set + "p.pdf")
      let plain = try copies(of: "page", in: fixture)
      try expectAlike(plain.source, plain.copy, fixture)
      try fixture.write(CatalogFixture.page("BT (a) Tj ET", "0 0 30 20"), to: set + "p.pdf")
      let read = Document.readAll(fixture.path("Main.storyboard")).value.first
      let imported = InterfaceImport.read(fixture.path("Main.storyboard")).value
      for file in imported.documents + imported.images {
        try fixture.write(file.bytes, to: "again/\(file.name)")
      }
      let copy = Document.read(fixture.path("again/\(imported.documents[0].name)")).value
      let cell = try Cell(slug: "iphone-11_portrait", in: .standard)
      let documents = [try #require(read), try #require(copy)]
      let results = LayoutPipeline.standard.resolve(documents, on: [cell])
      #expect(results[0].views.map(\.frame) == results[1].views.map(\.frame))
      #expect(results[0].views.last?.frame == Rect(x: 17, y: 60, width: 30, height: 20))
    }
  }
}
