import CasqueGeometry
import CasqueModel

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

  /// How symbols' names began, and how they begin since: a document may list one and use the other.
  ///
  /// **Source** SF Symbols 2 and 3, renamed symbols.
  private static let renamed = [
    ("line.horizontal.3", "line.3.horizontal"),
    ("arrow.2.circlepath", "arrow.triangle.2.circlepath"),
  ]

  init(_ root: MarkupTag) {
    var entries: [String: Entry] = [:]
    var others: [String: Entry] = [:]
    for resources in root.children where resources.name == "resources" {
      for tag in resources.children where tag.name == "image" {
        guard let name = tag["name"], let width = tag["width"].flatMap(NumberReading.number),
          let height = tag["height"].flatMap(NumberReading.number), width >= 0, height >= 0
        else { continue }
        let entry = Entry(
          size: Size(width: width, height: height), isSymbol: tag["catalog"] == "system")
        entries[name] = entry
        guard entry.isSymbol else { continue }
        for (former, present) in Self.renamed where name.hasPrefix(former) {
          others[present + name.dropFirst(former.count)] = entry
        }
      }
    }
    self.entries = entries.merging(others) { listed, _ in listed }
  }

  /// The entry of an image, or nil if the list has none.
  subscript(name: String) -> Entry? { entries[name] }

  /// The size of a symbol on the canvas, in the proportions that the document lists.
  ///
  /// One that is wider than high is 1.22 of the text's size wide, another 0.97 of it high; small
  /// scale is 4/5 of that, large 9/7.
  /// **Source** SavedFrames §8b: no measures of symbols are known (low).
  func size(of symbol: SymbolImage) -> Size {
    let factors: [SymbolImage.Scale: Double] = [.small: 0.8, .large: 9.0 / 7]
    let styled = symbol.textStyle.flatMap { FontReading.usualSizes[$0] }
    let points = (symbol.pointSize ?? styled ?? 17) * (symbol.scale.flatMap { factors[$0] } ?? 1)
    guard let listed = self[symbol.systemName]?.size, listed.width > 0, listed.height > 0
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
