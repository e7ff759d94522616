import CasqueGeometry
import CasqueSolver

/// Finds the ties that an author can settle: those between two or more wishes that the author, or
/// the content of a view, has, one of which belongs to a view that shows.
struct TieFinder {
  /// The least difference of errors that shows, in points.
  static let leastDifference = 0.01

  private let lowered: LoweredLayout
  /// The items' alignment rectangles, as solved.
  private let rects: [Rect]

  init(_ lowered: LoweredLayout, rects: [Rect]) {
    self.lowered = lowered
    self.rects = rects
  }

  /// The ties of a solved system, the strongest first, then in the order of the layout.
  ///
  /// What was relaxed to go on is told as a conflict already.
  func ties(in system: inout LayoutSystem) -> [LayoutTie] {
    let found = system.ties()
    if found.isEmpty { return [] }
    let report = ConflictReport(lowered, constants: system.constants, rects: rects)
    return found.compactMap { tie -> LayoutTie? in
      guard tie.priority < Strength.relaxed.level else { return nil }
      let members = tie.members.filter { member in
        member.error.upperBound - member.error.lowerBound > Self.leastDifference
          && isAuthors(member.row)
      }
      guard members.count > 1 else { return nil }
      return LayoutTie(
        members: members.map { report.describe($0.row) }, errors: members.map(\.error),
        priority: tie.priority)
    }
  }

  /// Whether a row has a priority of the author's, and moves something that shows.
  private func isAuthors(_ row: Int) -> Bool {
    switch lowered.rows[row].source {
    case .user, .content:
      lowered.rows[row].terms.contains { !lowered.tree.isEffectivelyHidden($0.variable.item) }
    default: false
    }
  }
}
