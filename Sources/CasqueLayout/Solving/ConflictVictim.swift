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
    let own = members.sorted().filter { constraint($0) != nil }
    return own.first { constraint($0)?.isSizeConstant == true } ?? own.first
  }

  private func constraint(_ row: Int) -> LayoutConstraint? {
    guard case .user(let index) = lowered.rows[row].source else { return nil }
    return lowered.constraints[index].constraint
  }
}

extension LayoutConstraint {
  /// Whether it compares an extent with a number.
  fileprivate var isSizeConstant: Bool { firstAttribute.isDimension && secondItem == nil }
}
