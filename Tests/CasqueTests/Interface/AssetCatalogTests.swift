import Casque
import Foundation
import Testing

/// The images and colours of asset catalogs, as pictures show them.
@Suite struct AssetCatalogTests {
  private static let red = Pixel(red: 255, green: 0, blue: 0)
  private static let green = Pixel(red: 0, green: 255, blue: 0)
  private static let blue = Pixel(red: 0, green: 0, blue: 255)
  private static let dark =
    "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
  private static let high = "\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"

  @Test func anImageFollowsStyleAndContrast() throws {
    try CatalogFixture.with { fixture in
      try fixture.writeSet(
        "sun", ["", Self.dark, Self.high], colors: [Self.red, Self.green, Self.blue])
      let read = try fixture.document("sun")
      #expect(read.diagnostics.isEmpty)
      for (cell, color) in [
        ("iphone-11_portrait", Self.red), ("iphone-11_portrait_dark", Self.green),
        ("iphone-11_portrait_increase-contrast", Self.blue),
      ] {
        #expect(try fixture.bitmap(read.value, in: cell).at(70, 80) == color, "\(cell)")
      }
    }
  }

  /// The status bar over an image is in the colour that stands out from it.
  @Test(arguments: [true, false]) func whatLiesOverAnImageKnowsItsTones(inCatalog: Bool) throws {
    try CatalogFixture.with { fixture in
      if inCatalog {
        try fixture.writeSet("night", [""], colors: [.black])
      } else {
        try fixture.write(
          PNGWriter.encode(Bitmap(width: 20, height: 20, fill: .black)), to: "night.png")
      }
      let read = try fixture.document("night")
      let tones = try #require(read.value?.resources.imageTones(named: "night"))
      #expect(tones.color(at: Point(x: 0.5, y: 0.5)) == .black)
      #expect(read.value?.resources.imageTones(named: "day") == nil)
    }
  }

  @Test func anImageFollowsTheDevice() throws {
    try CatalogFixture.with { fixture in
      try fixture.writeSet(
        "device", ["\"idiom\": \"iphone\"", "\"idiom\": \"ipad\""], colors: [Self.red, Self.green])
      let read = try fixture.document("device")
      #expect(try fixture.bitmap(read.value).at(70, 80) == Self.red)
      #expect(try fixture.bitmap(read.value, in: "ipad-9_portrait").at(70, 80) == Self.green)
    }
  }

  @Test func anImageFollowsTheLanguage() throws {
    try CatalogFixture.with { fixture in
      try fixture.writeSet("flag", ["", "\"locale\": \"de\""], colors: [Self.red, Self.green])
      for (locale, color) in [(nil, Self.red), ("fr", Self.red), ("de", Self.green)] {
        let read = try fixture.document("flag", locale: locale)
        #expect(try fixture.bitmap(read.value).at(70, 80) == color)
      }
    }
  }

  /// The ends keep their pixels, what lies between is one colour throughout.
  @Test func slicesKeepTheirEnds() throws {
    try CatalogFixture.with { fixture in
      var bitmap = Bitmap(width: 22, height: 20, fill: Self.red)
      for y in 0..<20 { bitmap[10, y] = Self.green }
      for y in 0..<20 { for x in 11..<22 { bitmap[x, y] = Self.blue } }
      let set = "Assets.xcassets/bubble.imageset/"
      try fixture.write(PNGWriter.encode(bitmap), to: set + "a.png")
      let text = """
        {"images": [{"filename": "a.png", "scale": "2x", "resizing": {"mode": "3-part-horizontal",
          "center": {"mode": "stretch", "width": 1}, "cap-insets": {"left": 10, "right": 11}}}]}
        """
      try fixture.write(Array(text.utf8), to: set + "Contents.json")
      let picture = try fixture.bitmap(try fixture.document("bubble").value)
      for (x, color) in [
        (20.5, Self.red), (24.5, Self.red), (25.5, Self.green), (26, Self.green), (70, Self.green),
        (113.5, Self.green), (115, Self.blue), (119, Self.blue),
      ] {
        #expect(picture.at(x, 80) == color, "\(x)")
      }
    }
  }

  @Test func aStencilIsInTheTint() throws {
    try CatalogFixture.with { fixture in
      try fixture.writeSet(
        "mark", [""], colors: [Self.red],
        properties: "{\"template-rendering-intent\": \"template\"}")
      try fixture.writeSet(
        "photo", [""], colors: [Self.red],
        properties: "{\"template-rendering-intent\": \"original\"}")
      let button = "<state key=\"normal\" image=\"photo\"/>"
      let picture = try fixture.bitmap(try fixture.document("mark", button).value)
      let tint = picture.at(70, 80)
      #expect(tint.blue > 200 && tint.red < 100)
      // A system button's image is a stencil unless it says otherwise.
      #expect(picture.at(70, 145) == Self.red)
    }
  }

  @Test func namesHaveTheirNamespace() throws {
    try CatalogFixture.with { fixture in
      try fixture.write(
        Array("{\"properties\": {\"provides-namespace\": true}}".utf8),
        to: "Assets.xcassets/Icons/Contents.json")
      try fixture.writeSet("Icons/flag", [""], colors: [Self.red])
      try fixture.writeSet("Plain/mark", [""], colors: [Self.green])
      let read = try fixture.document("Icons/flag", "mark", "flag")
      let picture = try fixture.bitmap(read.value)
      #expect(picture.at(70, 80) == Self.red)
      #expect(picture.at(70, 140) == Self.green)
      #expect(read.diagnostics.map(\.message) == ["there is no image 'flag'"])
    }
  }

  @Test func anArrowIsMirrored() throws {
    try CatalogFixture.with { fixture in
      var bitmap = Bitmap(width: 20, height: 20, fill: Self.red)
      for y in 0..<20 { for x in 10..<20 { bitmap[x, y] = Self.green } }
      let set = "Assets.xcassets/arrow.imageset/"
      try fixture.write(PNGWriter.encode(bitmap), to: set + "a.png")
      try fixture.write(
        Array(
          "{\"images\": [{\"filename\": \"a.png\", \"language-direction\": \"left-to-right\"}]}"
            .utf8),
        to: set + "Contents.json")
      let read = try fixture.document("arrow")
      #expect(try fixture.bitmap(read.value).at(30, 80) == Self.red)
      // From right to left the view stands at the other side: 414 - 20 - 100.
      #expect(
        try fixture.bitmap(read.value, in: "iphone-11_portrait_rtl").at(304, 80) == Self.green)
    }
  }

  /// What cannot be drawn is told once, and drawn as a placeholder in images and buttons alike.
  @Test func whatIsMissingIsToldOnce() throws {
    try CatalogFixture.with { fixture in
      try fixture.write(
        Array("{\"images\": [".utf8), to: "Assets.xcassets/bad.imageset/Contents.json")
      try fixture.writeSet("lost", ["\"idiom\": \"universal\""], colors: [Self.red])
      try FileManager.default.removeItem(
        atPath: fixture.path("Assets.xcassets/lost.imageset/f0.png"))
      try fixture.write(
        Array("{\"images\": [{\"filename\": \"d.pdf\"}]}".utf8),
        to: "Assets.xcassets/page.imageset/Contents.json")
      try fixture.write(
        CatalogFixture.page("BT (Hi) Tj ET", "0 0 48 32"), to: "Assets.xcassets/page.imageset/d.pdf"
      )
      try fixture.write(
        Array("{\"images\": [{\"filename\": \"d.png\"}]}".utf8),
        to: "Assets.xcassets/torn.imageset/Contents.json")
      try fixture.write([1, 2, 3], to: "Assets.xcassets/torn.imageset/d.png")
      let button = "<state key=\"normal\" title=\"Go\" image=\"gone\"/>"
      let read = try fixture.document("bad", "lost", "page", "torn", "gone", button, button)
      let codes = read.diagnostics.map(\.code)
      #expect(
        codes == [
          .resourceCorrupt, .resourceMissing, .resourceUnsupported, .resourceUnsupported,
          .resourceMissing,
        ])
      let page = read.value?.resources.imageDescription(named: "page")
      #expect(page?.size == Size(width: 48, height: 32))
      #expect(page?.isMissing == true)
      _ = try fixture.bitmap(read.value)
    }
  }

  /// A listed image without a file is no block of the tint.
  @Test func aMissingImageInAButtonIsAPlaceholder() throws {
    let view = InterfaceFixture.view(
      "v", kind: "button", "buttonType=\"system\"", "<state key=\"normal\" image=\"gone\"/>")
    let constraints =
      InterfaceFixture.equal("v", "leading", "root", "leading", "constant=\"20\"")
      + InterfaceFixture.equal("v", "top", "root", "top", "constant=\"60\"")
    let text = InterfaceFixture.storyboard(view, constraints: constraints).replacingOccurrences(
      of: "</document>",
      with: "<resources><image name=\"gone\" width=\"40\" height=\"40\"/></resources></document>")
    try InterfaceFixture.withFile(text) { path in
      let document = try #require(Document.readAll(path).value.first)
      let picture = try LayoutPipeline.standard.bitmap(
        PictureRequest(
          document, in: try Cell(slug: "iphone-11_portrait", in: .standard), surroundings: .none))
      // A pale ground: neither blue nor the label's ink.
      let pixel = picture.at(25, 66)
      #expect(pixel.red > 200 && pixel.green > 200 && pixel.blue > 200)
    }
  }

  @Test func aNamedColourOfTheSystemFollowsTheStyle() throws {
    try CatalogFixture.with { fixture in
      let contents = """
        {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "labelColor"}}]}
        """
      try fixture.write(Array(contents.utf8), to: "Assets.xcassets/ink.colorset/Contents.json")
      let view = InterfaceFixture.view("v", "", "<color key=\"backgroundColor\" name=\"ink\"/>")
      try fixture.write(
        Array(InterfaceFixture.storyboard(view).utf8), to: "Main.storyboard")
      let document = try #require(Document.readAll(fixture.path("Main.storyboard")).value.first)
      #expect(document.layout.root.subviews.first?.appearance.backgroundColor == .label)
    }
  }
}
