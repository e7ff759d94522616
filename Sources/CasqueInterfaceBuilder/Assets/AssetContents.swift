import Foundation

/// The `Contents.json` of a set in an asset catalog.
struct AssetContents: Decodable {
  /// One file of an image set.
  struct Image: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
  }

  /// One value of a colour set.
  struct ColorValue: Decodable {
    var color: Components?
    var idiom: String?
    var appearances: [Appearance]?
  }

  /// What a file or value is for.
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  /// The components of a colour.
  struct Components: Decodable {
    var components: [String: String]?
    var reference: String?
    var platform: String?
    var space: String?

    private enum CodingKeys: String, CodingKey {
      case components, reference, platform
      case space = "color-space"
    }
  }

  var images: [Image]?
  var colors: [ColorValue]?

  /// Reads a file, or nil if it is none.
  static func read(_ bytes: [UInt8]) -> AssetContents? {
    try? JSONDecoder().decode(AssetContents.self, from: Data(bytes))
  }
}
