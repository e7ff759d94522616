import CasqueGeometry
package import CasqueModel

/// The images of a document: their sizes as it lists them, their bytes from its folder.
package final class CatalogResources: Resources {
  private let catalog: ImageCatalog
  private let catalogs: any Resources
  private let folder: any Resources

  /// The endings that the name of an image leaves out.
  private static let endings = ["", ".png", ".jpg", ".jpeg"]

  /// Creates the images of a document beside those of asset catalogs and of its folder.
  package init(
    _ document: InterfaceDocument, catalogs: any Resources = EmptyResources(),
    folder: any Resources = EmptyResources()
  ) {
    catalog = document.catalog
    self.catalogs = catalogs
    self.folder = folder
  }

  /// Whether the bytes of an image are there to be drawn.
  package func hasImage(named name: String) -> Bool { imageData(named: name) != nil }

  /// The measures of an image: of a catalog, of the folder's file, else as the document lists it.
  package func imageDescription(named name: String) -> ImageDescription? {
    if let symbol = SymbolImage(name: name) { return ImageDescription(size: size(of: symbol)) }
    if let description = catalogs.imageDescription(named: name) { return description }
    return Self.endings.lazy.compactMap { self.folder.imageDescription(named: name + $0) }.first
      ?? catalog[name].map { ImageDescription(size: $0.size) }
  }

  /// The encoded bytes of an image of a catalog or of the folder.
  package func imageData(named name: String) -> [UInt8]? {
    catalogs.imageData(named: name)
      ?? Self.endings.lazy.compactMap { self.folder.imageData(named: name + $0) }.first
  }

  /// The size of a symbol that Casque does not draw, in the proportions that the document lists.
  ///
  /// One that is wider than high is 1.22 of the text's size wide, another 0.97 of it high; small
  /// scale is 4/5 of that, large 9/7.
  /// **Source** interface-builder.md §8b: no measures of symbols are known (low).
  private func size(of symbol: SymbolImage) -> Size {
    let factors: [SymbolImage.Scale: Double] = [.small: 0.8, .large: 9.0 / 7]
    let points = (symbol.pointSize ?? 17) * (symbol.scale.flatMap { factors[$0] } ?? 1)
    guard let listed = catalog[symbol.systemName]?.size, listed.width > 0, listed.height > 0
    else {
      return Size(width: points * 1.22, height: points * 1.16)
    }
    let scale =
      listed.width >= listed.height ? points * 1.22 / listed.width : points * 0.97 / listed.height
    let halves = PixelGrid(scale: 2)
    return Size(
      width: halves.round(listed.width * scale), height: halves.round(listed.height * scale))
  }
}
