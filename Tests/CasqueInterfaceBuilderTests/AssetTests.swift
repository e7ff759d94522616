import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueInterfaceBuilder

/// The sets of asset catalogs.
@Suite struct AssetTests {
  @Test func theLargestScaleForLightStyleComesFirst() throws {
    let contents = """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "sun.png"},
        {"idiom": "universal", "scale": "3x", "filename": "sun@3x.png"},
        {"idiom": "universal", "scale": "3x", "filename": "moon@3x.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "mac", "scale": "2x", "filename": "mac.png"},
        {"idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "filename": "../out.png"}
      ], "info": {"version": 1, "author": "xcode"}}
      """
    let set = try #require(AssetImageSet(contents: Array(contents.utf8)))
    let files = set.files(for: AssetTraits(TraitCollection(displayScale: 3), locale: nil))
    #expect(files.map(\.name) == ["sun@3x.png", "sun.png"])
    #expect(files.map(\.scale) == [3, 1])
  }

  @Test func coloursHaveAppearances() throws {
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "0.5"}}}
      ]}
      """
    guard case .custom(let color) = try #require(AssetColorSet.read(Array(contents.utf8))) else {
      Issue.record("no colour of its own")
      return
    }
    #expect(color.light == RGBA(red: 1, green: 0.5, blue: 0.2, alpha: 1))
    #expect(color.dark == RGBA(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
  }

  @Test(arguments: ["", "[]", "{\"images\": 3}", "{\"images\": []}"])
  func brokenContentsHaveNoFile(_ text: String) {
    let set = AssetImageSet(contents: Array(text.utf8))
    #expect(set?.files(for: AssetTraits()).isEmpty ?? true)
    #expect(AssetColorSet.read(Array(text.utf8)) == nil)
  }

  /// One value of another type does not take the others with it.
  @Test func whatIsOfAnotherTypeIsNotStated() throws {
    let contents = """
      {"images": [{"idiom": 3, "scale": "2x", "filename": "a.png", "resizing": "no",
        "alignment-insets": {"top": "x", "left": 4}}], "properties": 7}
      """
    let set = try #require(AssetImageSet(contents: Array(contents.utf8)))
    let file = try #require(set.files(for: AssetTraits()).first)
    #expect(file.name == "a.png")
    #expect(file.slicing == nil)
    #expect(file.alignmentInsets == Insets(left: 2))
    #expect(set.renderingMode == .automatic)
  }

  private func names(_ images: String, _ traits: TraitCollection, _ locale: String? = nil) throws
    -> [String]
  {
    let set = try #require(AssetImageSet(contents: Array("{\"images\": [\(images)]}".utf8)))
    return set.files(for: AssetTraits(traits, locale: locale)).map(\.name)
  }

  private func image(_ name: String, _ rest: String = "") -> String {
    "{\"filename\": \"\(name)\"\(rest.isEmpty ? "" : ", ")\(rest)}"
  }

  private func appearances(_ pairs: (String, String)...) -> String {
    let list = pairs.map { "{\"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\"}" }
    return "\"appearances\": [\(list.joined(separator: ", "))]"
  }

  @Test func appearancesAreThoseOfTheTraits() throws {
    let images = [
      image("any"), image("dark", appearances(("luminosity", "dark"))),
      image("high", appearances(("contrast", "high"))),
      image("both", appearances(("luminosity", "dark"), ("contrast", "high"))),
    ].joined(separator: ",")
    var traits = TraitCollection()
    #expect(try names(images, traits) == ["any"])
    traits.userInterfaceStyle = .dark
    #expect(try names(images, traits) == ["dark", "any"])
    traits.accessibilityContrast = .high
    #expect(try names(images, traits) == ["both", "dark", "high", "any"])
    traits.userInterfaceStyle = .light
    #expect(try names(images, traits) == ["high", "any"])
  }

  @Test func devicesClassesDirectionsAndLanguages() throws {
    let images = [
      image("all", "\"idiom\": \"universal\""), image("pad", "\"idiom\": \"ipad\""),
      image("mac", "\"idiom\": \"mac\""),
    ].joined(separator: ",")
    var traits = TraitCollection()
    #expect(try names(images, traits) == ["all"])
    traits.userInterfaceIdiom = .pad
    #expect(try names(images, traits) == ["pad", "all"])
    let classes = [
      image("any"), image("wide", "\"width-class\": \"regular\""),
      image("low", "\"height-class\": \"compact\""),
    ].joined(separator: ",")
    traits.horizontalSizeClass = .regular
    traits.verticalSizeClass = .regular
    #expect(try names(classes, traits) == ["wide", "any"])
    let languages = image("en") + "," + image("de", "\"locale\": \"de\"")
    #expect(try names(languages, traits) == ["en"])
    #expect(try names(languages, traits, "de") == ["de", "en"])
    #expect(try names(languages, traits, "de-AT") == ["de", "en"])
    let directions =
      image("ltr", "\"language-direction\": \"left-to-right\"") + ","
      + image("rtl", "\"language-direction\": \"right-to-left\"")
    #expect(try names(directions, traits).first == "ltr")
    traits.layoutDirection = .rightToLeft
    #expect(try names(directions, traits).first == "rtl")
  }

  @Test func theScaleOfTheScreenComesFirst() throws {
    let images = ["1x", "2x", "3x"].map { image($0, "\"scale\": \"\($0)\"") }
      .joined(separator: ",")
    #expect(try names(images, TraitCollection(displayScale: 2)) == ["2x", "3x", "1x"])
    #expect(try names(images, TraitCollection(displayScale: 1)) == ["1x", "2x", "3x"])
    #expect(try names(images, TraitCollection(displayScale: 3)) == ["3x", "2x", "1x"])
  }

  @Test func slicesAreInPoints() throws {
    let images = image(
      "a",
      "\"scale\": \"2x\", \"resizing\": {\"mode\": \"9-part\", \"center\": {\"mode\": \"tile\", "
        + "\"width\": 2, \"height\": 4}, \"cap-insets\": {\"top\": 6, \"left\": 8, \"bottom\": 10, "
        + "\"right\": 12}}")
    let set = try #require(AssetImageSet(contents: Array("{\"images\": [\(images)]}".utf8)))
    #expect(
      set.files(for: AssetTraits()).first?.slicing
        == ImageSlicing(
          capInsets: Insets(top: 3, left: 4, bottom: 5, right: 6),
          center: AxisPair(horizontal: 1, vertical: 2), mode: .tile))
  }

  @Test func aColourOfTheSystemIsThatOne() {
    let contents = """
      {"colors": [{"idiom": "universal", "color": {"platform": "ios",
        "reference": "systemPinkColor"}}]}
      """
    #expect(AssetColorSet.read(Array(contents.utf8)) == .system("systemPink"))
  }

  private func light(_ entries: String) throws -> RGBA? {
    let color = AssetColorSet.read(Array("{\"colors\": [\(entries)]}".utf8))
    guard case .custom(let own)? = color else { return nil }
    return own.light
  }

  /// Whole numbers are parts of 255 where one of them is above 1; numbers may stand without quotes.
  @Test(arguments: [
    ("{\"red\": \"255\", \"green\": \"1\", \"blue\": \"0\", \"alpha\": \"1\"}", 1.0 / 255),
    ("{\"red\": \"1\", \"green\": \"1\", \"blue\": \"0\", \"alpha\": \"1\"}", 1),
    ("{\"red\": \"0XFF\", \"green\": \"0x01\", \"blue\": \"0x00\"}", 1.0 / 255),
    ("{\"red\": 1, \"green\": 0.25, \"blue\": 0, \"alpha\": 1}", 0.25),
  ])
  func componentsAreReadAsTheyAreMeant(components: String, green: Double) throws {
    let color = try #require(try light("{\"color\": {\"components\": \(components)}}"))
    #expect(color.red == 1 && color.blue == 0 && color.alpha == 1)
    #expect(abs(color.green - green) < 1e-9)
  }

  @Test func aColourForWideGamutsAloneCounts() throws {
    let wide = """
      {"display-gamut": "display-P3", "color": {"color-space": "srgb",
        "components": {"red": "0.5", "green": "0.5", "blue": "0.5"}}}
      """
    let usual = "{\"color\": {\"components\": {\"white\": \"0.25\"}}}"
    let (alone, both) = (try light(wide), try light(wide + "," + usual))
    #expect(alone?.red == 0.5)
    #expect(both?.red == 0.25)
  }

  /// The two scripts of Chinese are different languages for a picture.
  @Test func picturesOfTheOtherScriptAreNoFallBack() throws {
    let images = """
      {"filename": "any"}, {"filename": "hans", "locale": "zh-Hans"},
      {"filename": "hant", "locale": "zh-Hant"}
      """
    let traditional = try names(images, TraitCollection(), "zh-HK")
    let simplified = try names(images, TraitCollection(), "zh-CN")
    let german = try names(images, TraitCollection(), "de")
    #expect(traditional.first == "hant" && !traditional.contains("hans"))
    #expect(simplified.first == "hans" && german == ["any"])
  }

  @Test func aSymbolIsItsDrawingAlone() throws {
    let template = """
      <?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">
      <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides">
      <line id="Baseline-M" x1="0" y1="200" y2="200"/><line id="Capline-M" x1="0" y1="129.541" y2="9"/>
      <line id="left-margin-Regular-M" x1="100" y1="0"/>
      <line id="right-margin-Regular-M" x1="200" y1="0"/></g>
      <g id="Symbols"><g id="Regular-M"><g><path d="M0 0"/></g></g><g id="Other"/></g></svg>
      """
    let symbol = try #require(SymbolTemplate(Array(template.utf8)))
    #expect(abs(symbol.size.width - 17) < 1e-9)
    let svg = String(decoding: symbol.svg, as: UTF8.self)
    #expect(svg.hasSuffix("<g id=\"Regular-M\"><g><path d=\"M0 0\"/></g></g></svg>"))
    #expect(SymbolTemplate(Array("<svg/>".utf8)) == nil)
    #expect(SymbolTemplate(Array("<svg><g id=\"Regular-M\"><g>".utf8)) == nil)
  }
}
