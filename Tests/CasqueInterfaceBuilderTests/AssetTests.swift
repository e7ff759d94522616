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
    #expect(set.files.map(\.name) == ["sun@3x.png", "sun.png"])
    #expect(set.files.map(\.scale) == [3, 1])
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
    let color = try #require(AssetColorSet.read(Array(contents.utf8)))
    #expect(color.light == RGBA(red: 1, green: 0.5, blue: 0.2, alpha: 1))
    #expect(color.dark == RGBA(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
  }

  @Test(arguments: ["", "[]", "{\"images\": 3}", "{\"images\": []}"])
  func brokenContentsAreNone(_ text: String) {
    #expect(AssetImageSet(contents: Array(text.utf8)) == nil)
    #expect(AssetColorSet.read(Array(text.utf8)) == nil)
  }
}
