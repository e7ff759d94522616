package import CasqueGeometry
package import CasqueModel

/// The files of an image or a symbol in an asset catalog.
package struct AssetImageSet: Sendable {
  /// A file with pixels to a point; an SVG or PDF has those of its own size.
  package struct File: Sendable {
    /// The name of the file within the set's folder.
    package let name: String
    /// Pixels to a point.
    package let scale: Double
    /// How the image fills another size, in points.
    package let slicing: ImageSlicing?
    /// How far the alignment rectangle lies inside, in points.
    package let alignmentInsets: Insets
    /// Whether it is mirrored where text runs from right to left.
    package let flipsForRightToLeft: Bool
    /// Its place in the set, by which a variant of the image is named.
    package let index: Int
  }

  /// Whether the set says that its image is a stencil, or that it is none.
  package let renderingMode: ImageRenderingMode
  /// Whether it is one of an app's own symbols.
  package let isSymbol: Bool
  /// How many files the set names.
  package let count: Int
  private let images: [AssetContents.Image]

  /// Whether it says nothing of its images but how many pixels they have to a point.
  package var isPlain: Bool {
    renderingMode == .automatic && !isSymbol
      && images.allSatisfy { image in
        let isForAll = image.idiom == nil || image.idiom == "universal"
        return isForAll && image.appearances?.isEmpty != false && image.resizing == nil
          && image.alignmentInsets == nil && image.languageDirection == nil && image.locale == nil
          && image.widthClass == nil && image.heightClass == nil && image.displayGamut == nil
      }
  }

  /// The names of its files, in their order; of one that several entries name, once.
  package var fileNames: [String] {
    var seen: Set<String> = []
    return images.indices.compactMap { file(at: $0)?.name }.filter { seen.insert($0).inserted }
  }

  /// Reads the `Contents.json` of an image or symbol set, or nil if it is none.
  package init?(contents bytes: [UInt8]) {
    guard let contents = AssetContents.read(bytes),
      let images = contents.images ?? contents.symbols
    else { return nil }
    isSymbol = contents.images == nil
    self.images = images
    renderingMode =
      switch contents.properties?.renderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    count = images.filter { $0.filename != nil }.count
  }

  /// The files that are for a device and its traits, the one that suits best at the front.
  package func files(for traits: AssetTraits) -> [File] {
    let ranked = images.enumerated().compactMap { index, image in
      traits.rank(of: image).map { (index, image, $0) }
    }
    let sorted = ranked.sorted { a, b in
      a.2 == b.2 ? a.0 < b.0 : a.2.lexicographicallyPrecedes(b.2)
    }
    return sorted.compactMap { file($0.0, $0.1) }
  }

  /// The file of a place in the set.
  package func file(at index: Int) -> File? {
    images.indices.contains(index) ? file(index, images[index]) : nil
  }

  private func file(_ index: Int, _ image: AssetContents.Image) -> File? {
    guard let name = image.filename, !name.isEmpty, !name.contains("/") else { return nil }
    let scale = Self.scale(image.scale) ?? 1
    let hasMirrored = images.contains { $0.languageDirection == "right-to-left" }
    let edges = image.alignmentInsets
    return File(
      name: name, scale: scale, slicing: image.resizing.flatMap { Self.slicing($0, scale) },
      alignmentInsets: Insets(
        top: Self.points(edges?.top, scale), left: Self.points(edges?.left, scale),
        bottom: Self.points(edges?.bottom, scale), right: Self.points(edges?.right, scale)),
      flipsForRightToLeft: image.languageDirection == "left-to-right" && !hasMirrored,
      index: index)
  }

  /// The pixels to a point that a file is for; nil for one of any.
  static func scale(_ text: String?) -> Double? {
    switch text {
    case "1x": 1
    case "2x": 2
    case "3x": 3
    default: nil
    }
  }

  private static func points(_ pixels: Double?, _ scale: Double) -> Double {
    guard let pixels, pixels.isFinite else { return 0 }
    return min(100_000, max(-100_000, pixels)) / scale
  }

  /// What stays as it is lies within the insets of the mode's axes.
  private static func slicing(
    _ resizing: AssetContents.Resizing, _ scale: Double
  ) -> ImageSlicing? {
    let caps = resizing.capInsets
    func cap(_ value: Double?) -> Double { max(0, points(value, scale)) }
    let (isHorizontal, isVertical) =
      switch resizing.mode {
      case "9-part": (true, true)
      case "3-part-horizontal": (true, false)
      case "3-part-vertical": (false, true)
      default: (false, false)
      }
    guard isHorizontal || isVertical else { return nil }
    let center = resizing.center
    return ImageSlicing(
      capInsets: Insets(
        top: isVertical ? cap(caps?.top) : 0, left: isHorizontal ? cap(caps?.left) : 0,
        bottom: isVertical ? cap(caps?.bottom) : 0, right: isHorizontal ? cap(caps?.right) : 0),
      center: AxisPair(
        horizontal: isHorizontal ? center?.width.map { cap($0) } : nil,
        vertical: isVertical ? center?.height.map { cap($0) } : nil),
      mode: center?.mode == "tile" ? .tile : .stretch)
  }
}

/// A folder of an asset catalog.
package enum AssetFolder {
  /// Whether the names of the sets in it begin with its own, by its `Contents.json`.
  package static func providesNamespace(_ bytes: [UInt8]) -> Bool {
    AssetContents.read(bytes)?.properties?.providesNamespace ?? false
  }
}
