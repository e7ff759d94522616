import CasqueGeometry

/// Where a table puts its cells and their contents in documents that say nothing of it.
///
/// Xcode 6 saved no frames of cells in documents with size classes.
/// **Source** a storyboard of 6254, whose labels lie where a cell as wide as its table and as high as
/// its `rowHeight` has them (3 views); SavedFrames §5 for accessories and separators.
enum CellFrames {
  /// The height of a row that none is stated of, in points.
  private static let rowHeight = 44.0
  /// The line below the content of a cell, in points.
  private static let separator = 1.0

  /// What the accessories take of a content's width, in points.
  private static let accessories: [String: Double] = [
    "disclosureIndicator": 33, "checkmark": 40, "detailButton": 47,
  ]

  /// The frame that the content of a cell is made with.
  private static let initialContent = Rect(x: 0, y: 0, width: 320, height: 43)

  /// Whether the saved frame of a cell's content is the one that it was made with, whatever the cell is.
  ///
  /// **Source** four xibs of Xcode 6 and 6.3 (6254 to 7706) with cells of 320 × 80, 320 × 90, 347 × 112 and
  /// 363 × 93, whose views lie as in a content as wide as the cell and a separator lower.
  static func isUntouched(
    _ frame: Rect, _ tag: MarkupTag, in cell: InterfaceView, savedBy era: XcodeEra
  ) -> Bool {
    tag.name == "tableViewCellContentView" && cell.kind == "tableViewCell"
      && frame == initialContent && era >= .xcode6 && era < .xcode7
  }

  /// The frame of a cell: as wide as its table, below the cell before.
  static func frame(of cell: MarkupTag, in table: InterfaceView, below bottom: Double) -> Rect {
    let stated = [cell, table.tag].lazy
      .compactMap { $0["rowHeight"].flatMap(NumberReading.number) }.first { $0 > 0 }
    return Rect(x: 0, y: bottom, width: table.frame.width, height: stated ?? rowHeight)
  }

  /// The frame of what a cell holds: the cell without its accessory and its separator.
  static func contentFrame(in cell: InterfaceView, of table: MarkupTag?) -> Rect {
    let line = table?["separatorStyle"] == "none" ? 0 : separator
    let accessory = cell.tag["accessoryType"].flatMap { accessories[$0] } ?? 0
    return Rect(
      x: 0, y: 0, width: max(0, cell.frame.width - accessory),
      height: max(0, cell.frame.height - line))
  }
}
