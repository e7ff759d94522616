import CasqueModel

/// Which row of a conflict gives way.
///
/// 1. One of the author's before one of the system's own. Content sizes are never required, so
///    they are no members.
/// 2. A size constant first (`title.width >= 340`), the first of them in document order.
/// 3. Else the first member in document order.
/// 4. Where the system's own contradict each other: the last of a container's rows, else of those
///    of autoresizing, so that a layout always has frames. Never the window, sizes ≥ 0 or the place
///    of an untied view.
///
/// Document order is that of the holders in preorder and of each holder's list. Which one UIKit
/// breaks is not documented; **Source** layout rule 9.
struct ConflictVictim {
  private let lowered: LoweredLayout

  init(_ lowered: LoweredLayout) { self.lowered = lowered }

  /// The place of the row that gives way, or nil if none of them may.
  func victim(among members: [Int]) -> Int? {
    let own = members.sorted().filter(mayGiveWay)
    return own.first(where: givesWayFirst) ?? own.first ?? lastResort(among: members)
  }

  private func lastResort(among members: [Int]) -> Int? {
    let sorted = members.sorted()
    return sorted.last { isArranging($0) } ?? sorted.last { isAutoresizing($0) }
  }

  /// Whether a row is the system's but may give way where nothing else can.
  func mayGiveWayLast(_ row: Int) -> Bool { isArranging(row) || isAutoresizing(row) }

  private func isArranging(_ row: Int) -> Bool {
    switch lowered.rows[row].source {
    case .stack, .controller, .collection: true
    default: false
    }
  }

  private func isAutoresizing(_ row: Int) -> Bool {
    if case .autoresizing = lowered.rows[row].source { true } else { false }
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
