import CasqueDiagnostics
import CasqueGeometry
import CasqueModel
import CasqueSolver

extension Lowering {
  /// Lowers the author's constraints in document order, leaving out those that mean nothing.
  mutating func addConstraints() {
    for holder in tree.views.indices {
      for constraint in tree.views[holder].view.constraints {
        if let problem = ConstraintValidation(tree).problem(of: constraint) {
          diagnostics.append(problem)
        } else {
          lower(constraint, heldBy: holder)
        }
      }
    }
  }

  private mutating func lower(_ constraint: LayoutConstraint, heldBy holder: Int) {
    guard let first = tree.loweredItem(constraint.firstItem) else { return }
    let second = constraint.secondItem.flatMap(tree.loweredItem)
    let isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute?.isDirectional == true
    let isMirrored = isDirectional && isMirrored(first, second, heldBy: holder)
    let left = PhysicalAttribute(constraint.firstAttribute, mirrored: isMirrored)
    var row = LoweredRow(
      terms: [], constant: SymbolicConstant(), relation: constraint.relation.solverRelation,
      strength: constraint.priority.strength, source: .user(constraints.count))
    let area = second.map { tree.scrolled(first, left, towards: $0) }
    add(value(of: left, of: area ?? first), times: 1, to: &row)
    if let second, let attribute = constraint.secondAttribute {
      let right = PhysicalAttribute(attribute, mirrored: isMirrored)
      let area = tree.scrolled(second, right, towards: first)
      add(value(of: right, of: area), times: -constraint.multiplier, to: &row)
      if !attribute.isDimension {
        addOrigin(of: holder, left.axis, times: constraint.multiplier - 1, to: &row)
      }
    }
    if let spacing = constraint.spacing {
      row.constant.add(standardSpace(spacing, constraint, mirrored: isMirrored), times: -1)
    } else {
      row.constant.fixed -= isMirrored ? -constraint.constant : constraint.constant
    }
    if isMirrored { row.relation = row.relation.mirrored }
    constraints.append(HeldConstraint(constraint: constraint, holder: holder))
    rows.append(row)
  }

  /// The direction of the items; if they differ, the holder's.
  ///
  /// **Source** layout rule 6 (the mixed case is marked unknown there).
  private func isMirrored(
    _ first: LoweredItem, _ second: LoweredItem?, heldBy holder: Int
  ) -> Bool {
    let own = tree.views[first.view(in: tree)].isMirrored
    guard let second else { return own }
    let other = tree.views[second.view(in: tree)].isMirrored
    return own == other ? own : tree.views[holder].isMirrored
  }

  private func add(_ value: AttributeValue, times factor: Double, to row: inout LoweredRow) {
    let position = LayoutVariable(item: value.item, value.axis, .position)
    let size = LayoutVariable(item: value.item, value.axis, .size)
    LoweredRow.add(factor * value.position, of: position, to: &row.terms)
    LoweredRow.add(factor * value.size, of: size, to: &row.terms)
    row.constant.add(value.constant, times: factor)
  }

  /// Positions are measured from the origin of the holder's frame, or of what it scrolls.
  ///
  /// **Source** layout rule 5.
  private mutating func addOrigin(
    of holder: Int, _ axis: Axis, times factor: Double, to row: inout LoweredRow
  ) {
    guard factor != 0 else { return }
    let item = tree.origin(of: holder)
    let origin = AttributeValue(
      item: item, axis: axis, position: 1, size: 0,
      constant: frameOffset(of: item, axis, .lower))
    add(origin, times: factor, to: &row)
  }
}

extension LayoutRelation {
  fileprivate var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension Relation {
  /// How the sides compare once the axis is turned round.
  fileprivate var mirrored: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
