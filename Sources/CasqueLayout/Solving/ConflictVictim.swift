import CasqueGeometry
import CasqueModel

/// Which row of a conflict gives way.
///
/// 0. A stack view's row where the author ties an edge of an arranged view to another or to the stack:
///    an author who does that means it.
/// 1. Else, where a stated height lies between the edges of a view that has a frame, such as a cell's
///    content, and no stack view has a part in it, the tie of the lower edge.
/// 2. Else one of the author's before one of the system's own. Content sizes are never required, so
///    they are no members.
/// 3. A size constant first (`title.width >= 340`), the first of them in document order.
/// 4. Else the first member in document order.
/// 5. Where the system's own contradict each other: the last of a container's rows, else of those
///    of autoresizing, so that a layout always has frames. Never the window, sizes ≥ 0 or the place
///    of an untied view.
///
/// Document order is that of the holders in preorder and of each holder's list. Which one UIKit
/// breaks is not documented; **Source** layout rule 9, and for the first three xibs of three repositories.
struct ConflictVictim {
  private let lowered: LoweredLayout

  init(_ lowered: LoweredLayout) { self.lowered = lowered }

  /// The place of the row that gives way, or nil if none of them may.
  func victim(among members: [Int]) -> Int? {
    let own = members.sorted().filter(mayGiveWay)
    if let row = overruled(among: members.sorted(), by: own) { return row }
    if let row = lowerEdge(among: members, by: own) { return row }
    return own.first(where: givesWayFirst) ?? own.first ?? lastResort(among: members)
  }

  /// The row of a stack view that the author overrules by placing an arranged view.
  private func overruled(among members: [Int], by own: [Int]) -> Int? {
    let placed = own.compactMap(constraint).filter { !$0.firstAttribute.isDimension }
    return members.first { row in
      guard case .stack(_, let view, let stack, _) = lowered.rows[row].source else { return false }
      let id = lowered.tree.id(of: view)
      return placed.contains { constraint in
        let ids = [constraint.firstItem, constraint.secondItem].compactMap { $0?.viewID }
        return ids.count == 2 && ids[0] != ids[1] && ids.contains(id)
          && ids.allSatisfy { isIn(stack, $0) }
      }
    }
  }

  /// The author's tie of a lower edge to that of a view that is placed by a frame, where a stated
  /// height does not fill it.
  private func lowerEdge(among members: [Int], by own: [Int]) -> Int? {
    let hasHeight = own.contains { row in
      givesWayFirst(row) && constraint(row)?.relation == .equal
        && constraint(row)?.firstAttribute == .height
    }
    guard hasHeight, !members.contains(where: isArranging) else { return nil }
    let framed = members.compactMap { row -> String? in
      guard case .autoresizing(let view, .vertical, _) = lowered.rows[row].source
      else { return nil }
      return lowered.tree.id(of: view)
    }
    return own.last { row in
      guard let constraint = constraint(row), let second = constraint.secondItem,
        [constraint.firstAttribute, constraint.secondAttribute].allSatisfy(isBottom)
      else { return false }
      return [constraint.firstItem, second].contains { item in
        framed.contains(item.viewID)
      }
    }
  }

  private func isBottom(_ attribute: LayoutAttribute?) -> Bool {
    attribute == .bottom || attribute == .bottomMargin
  }

  /// Whether a view is a stack or arranged by it.
  private func isIn(_ stack: Int, _ id: String) -> Bool {
    if lowered.tree.id(of: stack) == id { return true }
    return lowered.tree.subviews(of: stack).contains { lowered.tree.id(of: $0) == id }
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
