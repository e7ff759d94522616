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
    if let symbol = SymbolImage(name: name) {
      return ImageDescription(size: catalog.size(of: symbol))
    }
    if let description = catalogs.imageDescription(named: name) { return description }
    return Self.endings.lazy.compactMap { self.folder.imageDescription(named: name + $0) }.first
      ?? catalog[name].map { ImageDescription(size: $0.size) }
  }

  /// The encoded bytes of an image of a catalog or of the folder.
  package func imageData(named name: String) -> [UInt8]? {
    catalogs.imageData(named: name)
      ?? Self.endings.lazy.compactMap { self.folder.imageData(named: name + $0) }.first
  }
}
