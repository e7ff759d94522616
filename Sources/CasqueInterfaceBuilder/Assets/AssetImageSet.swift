/// The files of an image in an asset catalog.
package struct AssetImageSet: Sendable {
  /// A file with pixels to a point; an SVG or PDF has those of its own size.
  package struct File: Sendable {
    /// The name of the file within the set's folder.
    package let name: String
    /// Pixels to a point.
    package let scale: Double
  }

  /// The files for light style and a kind of device, the one to take first at the front.
  package let files: [File]

  /// Reads the `Contents.json` of an image set, or nil if it is none or has no file.
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - idioms: the devices whose files count, or nil for all of them.
  package init?(contents bytes: [UInt8], idioms: Set<String>? = ["universal", "iphone"]) {
    guard let images = AssetContents.read(bytes)?.images else { return nil }
    let usable = images.filter { image in
      let isLight = (image.appearances ?? []).allSatisfy { $0.value == "light" }
      return isLight && (image.idiom.map { idioms?.contains($0) ?? true } ?? true)
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
