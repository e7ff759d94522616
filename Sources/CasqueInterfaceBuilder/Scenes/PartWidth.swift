import CasqueModel

/// Whether required constraints of a part of a screen keep it from growing: it has a bounded width, or
/// one of its views has and holds it at both sides.
struct PartWidth {
  private let root: String
  /// The views whose widths are set or bounded from above.
  private var bounded: Set<String> = []
  /// The views that the root's leading and trailing side is held by.
  private var held: [LayoutAttribute: Set<String>] = [:]

  init(of part: View) {
    root = part.id
    part.forEachView { view, _ in
      for constraint in view.constraints where constraint.priority.isRequired {
        read(constraint)
      }
    }
  }

  /// Whether the part cannot be as wide as one likes.
  var isBounded: Bool {
    bounded.contains(root)
      || !bounded.isDisjoint(
        with: held[.leading, default: []].intersection(held[.trailing, default: []]))
  }

  private mutating func read(_ constraint: LayoutConstraint) {
    let first = constraint.firstItem.viewID
    guard let second = constraint.secondItem?.viewID,
      let secondAttribute = constraint.secondAttribute
    else {
      if constraint.firstAttribute == .width, constraint.relation != .greaterThanOrEqual {
        bounded.insert(first)
      }
      return
    }
    guard constraint.multiplier == 1, (first == root) != (second == root),
      let side = side(constraint.firstAttribute), side == self.side(secondAttribute)
    else { return }
    // A view that may lie farther inside leaves the root room.
    let mayBeInside: LayoutRelation =
      (side == .leading) == (first == root) ? .lessThanOrEqual : .greaterThanOrEqual
    guard constraint.relation != mayBeInside else { return }
    held[side, default: []].insert(first == root ? second : first)
  }

  private func side(_ attribute: LayoutAttribute) -> LayoutAttribute? {
    switch attribute {
    case .leading, .left: .leading
    case .trailing, .right: .trailing
    default: nil
    }
  }
}
