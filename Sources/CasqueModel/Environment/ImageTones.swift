public import CasqueGeometry

/// The colours of an image, coarsely: enough to tell light from dark where something lies over it.
public struct ImageTones: Sendable, Hashable {
  /// The fields along a row.
  public let columns: Int
  /// The rows.
  public let rows: Int
  /// The mean colour of each field, row by row from the upper left.
  public let colors: [RGBA]

  /// Creates tones from the mean colours of `columns × rows` fields, row by row.
  public init(columns: Int, rows: Int, colors: [RGBA]) {
    precondition(columns > 0 && rows > 0, "an image has fields")
    precondition(colors.count == columns * rows, "each field has a colour")
    self.columns = columns
    self.rows = rows
    self.colors = colors
  }

  /// The mean colour around a point.
  ///
  /// - Parameter point: in the unit square of the image, y down; the nearest field counts outside.
  public func color(at point: Point) -> RGBA {
    func field(_ part: Double, of count: Int) -> Int {
      guard part > 0 else { return 0 }
      return part < 1 ? Int(part * Double(count)) : count - 1
    }
    return colors[field(point.y, of: rows) * columns + field(point.x, of: columns)]
  }
}
