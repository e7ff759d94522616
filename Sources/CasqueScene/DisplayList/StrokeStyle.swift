/// How a line is drawn along an outline.
public struct StrokeStyle: Sendable, Hashable {
  /// What a line has at its ends and corners.
  public enum Ends: Sendable, Hashable {
    /// It ends where the outline does; corners are sharp.
    case square
    /// Half circles; corners are round.
    case round
  }

  /// The width, in points.
  public var width: Double
  /// The lengths of dashes and gaps in turn, in points; empty for a whole line.
  public var dashes: [Double]
  /// What it has at its ends and corners.
  public var ends: Ends

  /// Creates a style; lengths are in points.
  public init(width: Double, dashes: [Double] = [], ends: Ends = .square) {
    self.width = width
    self.dashes = dashes
    self.ends = ends
  }
}
