import Foundation

/// The `Contents.json` of a set or a folder in an asset catalog.
///
/// What is of another type than it should be is taken as not stated.
struct AssetContents: Decodable, Sendable {
  /// One file of an image or a symbol set.
  struct Image: Decodable, Sendable {
    @Lenient var filename: String?
    @Lenient var scale: String?
    @Lenient var idiom: String?
    @Lenient var subtype: String?
    @Lenient var locale: String?
    @Lenient var appearances: [Appearance]?
    @Lenient var resizing: Resizing?
    @Lenient var languageDirection: String?
    @Lenient var widthClass: String?
    @Lenient var heightClass: String?
    @Lenient var displayGamut: String?
    @Lenient var alignmentInsets: Edges?

    private enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, subtype, locale, appearances, resizing
      case languageDirection = "language-direction"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case displayGamut = "display-gamut"
      case alignmentInsets = "alignment-insets"
    }
  }

  /// How an image fills another size, in pixels of its file.
  struct Resizing: Decodable, Sendable {
    @Lenient var mode: String?
    @Lenient var center: Center?
    @Lenient var capInsets: Edges?

    private enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }
  }

  /// The part of an image between its ends.
  struct Center: Decodable, Sendable {
    @Lenient var mode: String?
    @Lenient var width: Double?
    @Lenient var height: Double?
  }

  /// Distances from edges, in pixels.
  struct Edges: Decodable, Sendable {
    @Lenient var top: Double?
    @Lenient var left: Double?
    @Lenient var bottom: Double?
    @Lenient var right: Double?
  }

  /// One value of a colour set.
  struct ColorValue: Decodable, Sendable {
    @Lenient var color: Components?
    @Lenient var idiom: String?
    @Lenient var appearances: [Appearance]?
    @Lenient var displayGamut: String?

    private enum CodingKeys: String, CodingKey {
      case color, idiom, appearances
      case displayGamut = "display-gamut"
    }
  }

  /// What a file or value is for.
  struct Appearance: Decodable, Sendable {
    var appearance: String
    var value: String
  }

  /// The components of a colour, or the system's colour that it is.
  struct Components: Decodable, Sendable {
    @Lenient var components: [String: Component]?
    @Lenient var reference: String?
    @Lenient var platform: String?
    @Lenient var space: String?

    private enum CodingKeys: String, CodingKey {
      case components, reference, platform
      case space = "color-space"
    }
  }

  /// A component as a text; programs that write catalogs put numbers in its place.
  struct Component: Decodable, Sendable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      text = try (try? container.decode(String.self)) ?? container.decode(Double.self).description
    }
  }

  /// What holds for all of a set or a folder.
  struct Properties: Decodable, Sendable {
    @Lenient var renderingIntent: String?
    @Lenient var keepsVector: Bool?
    @Lenient var providesNamespace: Bool?

    private enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case keepsVector = "preserves-vector-representation"
      case providesNamespace = "provides-namespace"
    }
  }

  @Lenient var images: [Image]?
  @Lenient var symbols: [Image]?
  @Lenient var colors: [ColorValue]?
  @Lenient var properties: Properties?

  /// Reads a file, or nil if it is none.
  static func read(_ bytes: [UInt8]) -> AssetContents? {
    try? JSONDecoder().decode(AssetContents.self, from: Data(bytes))
  }
}

/// A value of a file that is nil where it is of another type.
@propertyWrapper
struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
  var wrappedValue: Value?

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    wrappedValue = try? decoder.singleValueContainer().decode(Value.self)
  }
}

extension KeyedDecodingContainer {
  /// A value that is not there is nil as well.
  func decode<Value>(_ type: Lenient<Value>.Type, forKey key: Key) throws -> Lenient<Value> {
    try decodeIfPresent(type, forKey: key) ?? Lenient(wrappedValue: nil)
  }
}
