import CasqueModel

/// Which row of a conflict gives way.
///
/// 1. Never one of the system's own: the window, sizes ≥ 0, the place of an untied view. Content
///    sizes are never required, so they are no members.
/// 2. A size constant first (`title.width >= 340`), the first of them in document order.
/// 3. Else the first member in document order.
///
/// Document order is that of the holders in preorder and of each holder's list. Which one UIKit
/// breaks is not documented; **Source** auto-layout.md rule 9.
struct ConflictVictim {
  private let lowered: LoweredLayout

  init(_ lowered: LoweredLayout) { self.lowered = lowered }

  /// The place of the row that gives way, or nil if the author has none among them.
  func victim(among members: [Int]) -> Int? {
    let own = members.sorted().filter(mayGiveWay)
    return own.first(where: givesWayFirst) ?? own.first
  }

  /// Whether a row is the author's.
  func mayGiveWay(_ row: Int) -> Bool { constraint(row) != nil }

  /// Whether a row compares an extent with a number.
  func givesWayFirst(_ row: Int) -> Bool {
    guard let constraint = constraint(row) else { return false }
    return constraint.firstAttribute.isDimension && constraint.secondItem == nil
  }

  private func constraint(_ row: Int) -> LayoutConstraint? {
    guard case .user(let index) = lowered.rows[row].source else { return nil }
    return lowered.constraints[index].constraint
  }
}
