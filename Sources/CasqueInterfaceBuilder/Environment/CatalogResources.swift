import CasqueGeometry
package import CasqueModel

/// What the images of a document are for.
package enum CanvasOrApp: Sendable {
  /// Interface Builder's canvas.
  case canvas
  /// An app on a device.
  case app
}

/// The images of a document: their sizes as it lists them, their bytes from its folder.
package final class CatalogResources: Resources {
  private let catalog: ImageCatalog
  private let catalogs: any Resources
  private let folder: any Resources
  /// The folders within the document's that its images lie in, each with a slash; the first counts.
  private let places: [String]

  /// Whether an image has the size that the document lists, as on the canvas, before that of its file.
  private let isCanvas: Bool

  /// The endings that the name of an image leaves out.
  private static let endings = ["", ".png", ".jpg", ".jpeg"]

  /// Creates the images of a document beside those of asset catalogs and of its folder.
  ///
  /// - Parameters:
  ///   - catalogs: the images of asset catalogs.
  ///   - folder: the images beside the document.
  ///   - languages: the names of the language whose folders (`de.lproj/`) have images of its own.
  ///   - purpose: whether images are those of a canvas, with the sizes that the document lists.
  package init(
    _ document: InterfaceDocument, catalogs: any Resources = EmptyResources(),
    folder: any Resources = EmptyResources(), languages: [String] = [],
    purpose: CanvasOrApp = .app
  ) {
    isCanvas = purpose == .canvas
    catalog = document.catalog
    self.catalogs = catalogs
    self.folder = folder
    places = languages.map { "\($0).lproj/" } + ["", "Base.lproj/"]
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
    let found =
      catalogs.imageDescription(named: name)
      ?? files(name).compactMap(folder.imageDescription).first
    guard let entry = catalog[name], isCanvas || found == nil else { return found }
    var description = ImageDescription(size: entry.size)
    description.isMissing = found?.isMissing ?? true
    description.renderingMode = found?.renderingMode ?? .automatic
    return description
  }

  /// The encoded bytes of an image of a catalog or of the folder.
  package func imageData(named name: String) -> [UInt8]? {
    catalogs.imageData(named: name) ?? files(name).compactMap(folder.imageData).first
  }

  /// The colours of an image of a catalog or of the folder, coarsely.
  package func imageTones(named name: String) -> ImageTones? {
    if catalogs.imageData(named: name) != nil { return catalogs.imageTones(named: name) }
    return files(name).first { folder.imageData(named: $0) != nil }
      .flatMap { folder.imageTones(named: $0) }
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
