import CasqueGeometry
package import CasqueModel

/// The images of a document: their sizes as it lists them, their bytes from its folder.
package final class CatalogResources: Resources {
  private let catalog: ImageCatalog
  private let catalogs: any Resources
  private let folder: any Resources
  /// The folders within the document's that its images lie in, each with a slash; the first counts.
  private let places: [String]

  /// The endings that the name of an image leaves out.
  private static let endings = ["", ".png", ".jpg", ".jpeg"]

  /// Creates the images of a document beside those of asset catalogs and of its folder.
  ///
  /// - Parameters:
  ///   - catalogs: the images of asset catalogs.
  ///   - folder: the images beside the document.
  ///   - locale: the language whose folder (`de.lproj/`) has images of its own.
  package init(
    _ document: InterfaceDocument, catalogs: any Resources = EmptyResources(),
    folder: any Resources = EmptyResources(), locale: String? = nil
  ) {
    catalog = document.catalog
    self.catalogs = catalogs
    self.folder = folder
    places = (locale.map { ["\($0).lproj/"] } ?? []) + ["", "Base.lproj/"]
  }

  /// Whether the bytes of an image are there to be drawn.
  package func hasImage(named name: String) -> Bool { imageData(named: name) != nil }

  /// The measures of an image: of a catalog, of the folder's file, else as the document lists it.
  package func imageDescription(named name: String) -> ImageDescription? {
    if let symbol = SymbolImage(name: name) {
      var description = ImageDescription(size: catalog.size(of: symbol))
      description.isMissing = true
      return description
    }
    if let description = catalogs.imageDescription(named: name) { return description }
    if let description = files(name).compactMap(folder.imageDescription).first {
      return description
    }
    return catalog[name].map { entry in
      var description = ImageDescription(size: entry.size)
      description.isMissing = true
      return description
    }
  }

  /// The encoded bytes of an image of a catalog or of the folder.
  package func imageData(named name: String) -> [UInt8]? {
    catalogs.imageData(named: name) ?? files(name).compactMap(folder.imageData).first
  }

  /// The image of a catalog that stands for another under traits.
  package func variant(ofImageNamed name: String, in traits: TraitCollection) -> String {
    SymbolImage(name: name) == nil ? catalogs.variant(ofImageNamed: name, in: traits) : name
  }

  private func files(_ name: String) -> LazyMapSequence<[String], String> {
    let files = places.flatMap { place in Self.endings.map { place + name + $0 } }
    return files.lazy.map { $0 }
  }
}
