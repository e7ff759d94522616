import CasqueGeometry

/// The images that a document lists in its `resources`, with their sizes in points.
struct ImageCatalog: Sendable {
  /// An image of the list.
  struct Entry: Sendable {
    /// The size in points; of a symbol that of its largest drawing.
    let size: Size
    /// Whether it is one of the system's symbols.
    let isSymbol: Bool
  }

  private let entries: [String: Entry]

  init(_ root: MarkupTag) {
    var entries: [String: Entry] = [:]
    for resources in root.children where resources.name == "resources" {
      for tag in resources.children where tag.name == "image" {
        guard let name = tag["name"], let width = tag["width"].flatMap(NumberReading.number),
          let height = tag["height"].flatMap(NumberReading.number), width >= 0, height >= 0
        else { continue }
        entries[name] = Entry(
          size: Size(width: width, height: height), isSymbol: tag["catalog"] == "system")
      }
    }
    self.entries = entries
  }

  /// The entry of an image, or nil if the list has none.
  subscript(name: String) -> Entry? { entries[name] }
}
