import CasqueGeometry
import CasqueModel

extension Lowering {
  /// The space between siblings in visual format, in points.
  ///
  /// **Source** layout rule 7.
  static let siblingSpace: Double = 8

  /// The constant of a constraint whose space visual format leaves to the system, with its sign.
  ///
  /// The sign follows from the edges: whichever item lies further along the axis is `space` after
  /// the other. To a superview the space is its layout margin at that edge.
  mutating func standardSpace(
    _ spacing: LayoutConstraint.StandardSpacing, _ constraint: LayoutConstraint, mirrored: Bool
  ) -> SymbolicConstant {
    let first = PhysicalAttribute(constraint.firstAttribute, mirrored: mirrored)
    guard spacing == .superview, let attribute = constraint.secondAttribute,
      let outer = superviewSide(of: constraint)
    else {
      return SymbolicConstant(
        first.measure == .upper ? -Lowering.siblingSpace : Lowering.siblingSpace)
    }
    let second = PhysicalAttribute(attribute, mirrored: mirrored)
    let edge = outer.isFirst ? first : second
    let side: Side = edge.measure == .upper ? .upper : .lower
    let isPositive = (side == .lower) != outer.isFirst
    return constant(
      .margin(view: outer.view, edge.axis, side), times: isPositive ? 1 : -1)
  }

  /// Which side of the equation the superview stands on, and which view it is.
  private func superviewSide(
    of constraint: LayoutConstraint
  ) -> (view: Int, isFirst: Bool)? {
    guard let secondItem = constraint.secondItem,
      let first = tree.view(constraint.firstItem.viewID),
      let second = tree.view(secondItem.viewID)
    else { return nil }
    return tree.isAncestor(first, of: second) ? (first, true) : (second, false)
  }
}

extension ViewTree {
  /// Whether `view` is a superview of `other`, at any distance.
  ///
  /// O(depth).
  func isAncestor(_ view: Int, of other: Int) -> Bool {
    var current = views[other].superview
    while let item = current {
      if item == view { return true }
      current = views[item].superview
    }
    return false
  }
}
