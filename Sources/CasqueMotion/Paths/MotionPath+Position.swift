public import CasqueGeometry

extension MotionPath {
  /// A place on a path.
  public struct Position: Sendable, Hashable {
    /// The point, in points.
    public var point: Point
    /// The direction of travel, in radians, clockwise from the x axis.
    public var direction: Double
  }

  /// The place after the share `u` of the length; before 0 and after 1 the ends.
  ///
  /// At a corner the direction is that of the piece that arrives. O(pieces).
  public func position(at u: Double) -> Position {
    guard let place = place(at: u) else {
      return Position(point: start, direction: startDirection)
    }
    let piece = pieces[place.piece]
    return Position(
      point: piece.point(at: place.parameter),
      direction: piece.direction(at: place.parameter) ?? startDirection)
  }

  /// Both parts of the path at the share `u` of its length, which meet in one point exactly.
  ///
  /// The geometry of both together is that of the whole, and so is their length. O(pieces).
  public func split(at u: Double) -> (MotionPath, MotionPath) {
    guard let place = place(at: u) else { return (self, self) }
    let whole = pieces[place.piece]
    let (before, after) = (pieces[..<place.piece], pieces[(place.piece + 1)...])
    let (direction, joint) = (whole.direction(at: place.parameter), position(at: u).point)
    func part(_ start: Point, _ pieces: [PathPiece]) -> MotionPath {
      MotionPath(start: start, pieces: pieces, startDirection: direction ?? startDirection)
    }
    // At an end of a piece nothing is cut, so that no crumb of rounding is left over.
    if place.parameter == 1 { return (part(start, before + [whole]), part(joint, Array(after))) }
    if place.parameter == 0 { return (part(start, Array(before)), part(joint, [whole] + after)) }
    let (head, tail) = whole.split(at: place.parameter)
    return (part(start, before + [head]), part(head.end, [tail] + after))
  }

  private func place(at u: Double) -> (piece: Int, parameter: Double)? {
    guard !pieces.isEmpty else { return nil }
    let target = (u > 0 ? min(u, 1) : 0) * length
    // An end that is met but for rounding is met, so that the arriving piece wins.
    let slack = 1e-12 * length
    let index = lengths.firstIndex { $0 >= target - slack } ?? lengths.count - 1
    let before = index > 0 ? lengths[index - 1] : 0
    let own = lengths[index] - before
    if target >= lengths[index] - slack { return (index, 1) }
    return (index, pieces[index].parameter(atLength: target - before, of: own))
  }
}
