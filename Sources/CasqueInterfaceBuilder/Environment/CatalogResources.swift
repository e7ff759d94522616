import CasqueGeometry
package import CasqueModel

/// The images of a document: their sizes as it lists them, their bytes from its folder.
package final class CatalogResources: Resources {
  private let catalog: ImageCatalog
  private let folder: any Resources

  /// Creates the images of a document beside those of its folder.
  package init(_ document: InterfaceDocument, folder: any Resources = EmptyResources()) {
    catalog = document.catalog
    self.folder = folder
  }

  /// The measures of an image: of the folder's file, else as the document lists it.
  package func imageDescription(named name: String) -> ImageDescription? {
    if let symbol = SymbolName(name) { return ImageDescription(size: size(of: symbol)) }
    return folder.imageDescription(named: name)
      ?? catalog[name].map { ImageDescription(size: $0.size) }
  }

  /// The encoded bytes of an image of the folder.
  package func imageData(named name: String) -> [UInt8]? { folder.imageData(named: name) }

  /// The size of a symbol beside text of its size, in the proportions that the document lists: one
  /// that is wider than high 1.22 of the text's size wide, another 0.97 of it high.
  ///
  /// **Source** interface-builder.md §8b: no measures of symbols are known (low).
  private func size(of symbol: SymbolName) -> Size {
    guard let listed = catalog[symbol.name]?.size, listed.width > 0, listed.height > 0 else {
      return Size(width: symbol.pointSize * 1.22, height: symbol.pointSize * 1.16)
    }
    let scale =
      listed.width >= listed.height
      ? symbol.pointSize * 1.22 / listed.width : symbol.pointSize * 0.97 / listed.height
    let halves = PixelGrid(scale: 2)
    return Size(
      width: halves.round(listed.width * scale), height: halves.round(listed.height * scale))
  }
}
