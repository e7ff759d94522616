/// The files of an image in an asset catalog.
package struct AssetImageSet: Sendable {
  /// A file with pixels to a point; an SVG or PDF has those of its own size.
  package struct File: Sendable {
    /// The name of the file within the set's folder.
    package let name: String
    /// Pixels to a point.
    package let scale: Double
  }

  /// The files for light style on any device or on iPhone, the one to take first at the front.
  package let files: [File]

  /// Reads the `Contents.json` of an image set, or nil if it is none or has no file.
  package init?(contents bytes: [UInt8]) {
    guard let images = AssetContents.read(bytes)?.images else { return nil }
    let usable = images.filter { image in
      let isLight = (image.appearances ?? []).allSatisfy { $0.value == "light" }
      return isLight && ["universal", "iphone", nil].contains(image.idiom)
    }
    files = usable.compactMap { image in
      image.filename.flatMap { name in
        name.contains("/") || name.isEmpty
          ? nil : File(name: name, scale: Self.scale(image.scale))
      }
    }.sorted { $0.scale > $1.scale }
    if files.isEmpty { return nil }
  }

  private static func scale(_ text: String?) -> Double {
    switch text {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }
}
