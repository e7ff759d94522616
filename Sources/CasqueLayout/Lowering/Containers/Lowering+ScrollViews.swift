import CasqueGeometry
import CasqueModel
import CasqueSolver

extension Lowering {
  /// The content areas of scroll views lie inside them by their content insets, at rest.
  mutating func addContentAreas() {
    for item in tree.views.indices {
      guard let area = tree.contentArea(of: item) else { continue }
      for axis in Axis.allCases {
        var constant = constant(.contentInset(view: item, axis, .lower), times: -1)
        constant.add(frameOffset(of: item, axis, .lower), times: -1)
        rows.append(
          LoweredRow(
            terms: [
              LoweredTerm(variable: LayoutVariable(item: area, axis, .position), coefficient: 1),
              LoweredTerm(variable: LayoutVariable(item: item, axis, .position), coefficient: -1),
            ],
            constant: constant, relation: .equal, strength: .required,
            source: .contentArea(view: item, axis, .position)))
      }
    }
  }

  /// Content areas whose extent no constraint is about are empty.
  ///
  /// Those of scroll views to whose start the author ties something are noted as unbounded: how far
  /// they scroll is open, which UIKit counts as ambiguous. Without such a constraint the app itself
  /// may say what is scrolled.
  mutating func addEmptyContentAreas() {
    var constrained = Set<LayoutVariable>()
    var started = Set<LayoutVariable>()
    for row in rows {
      if case .nonNegativeSize = row.source { continue }
      constrained.formUnion(row.terms.lazy.map(\.variable))
      if case .user = row.source { started.formUnion(row.terms.lazy.map(\.variable)) }
    }
    for item in tree.views.indices {
      guard let area = tree.contentArea(of: item) else { continue }
      for axis in Axis.allCases {
        let size = LayoutVariable(item: area, axis, .size)
        guard !constrained.contains(size) else { continue }
        if case .scrollView = tree.views[item].view.content,
          started.contains(LayoutVariable(item: area, axis, .position))
        {
          unboundedAreas.append((area, axis))
        }
        rows.append(
          LoweredRow(
            terms: [LoweredTerm(variable: size, coefficient: 1)], constant: SymbolicConstant(),
            relation: .equal, strength: .required, source: .contentArea(view: item, axis, .size)))
      }
    }
  }
}

extension ViewTree {
  /// The item that a side of a constraint is about, the other side being `other`.
  ///
  /// The edges of a scroll view, and its margins, are those of its content area to what lies
  /// inside it; its extents and centres are those of its frame.
  /// **Source** SavedFrames §2: edges 263 of 265, extents and centres 69 of 70.
  func scrolled(
    _ item: LoweredItem, _ attribute: PhysicalAttribute, towards other: LoweredItem
  ) -> LoweredItem {
    guard case .item(let view) = item, view < views.count, let area = contentArea(of: view),
      attribute.measure == .lower || attribute.measure == .upper
    else { return item }
    return isInside(other, view) ? .item(area) : item
  }

  /// Whether an item is a subview of a view at any depth, or the guide of one or of the view.
  func isInside(_ item: LoweredItem, _ view: Int) -> Bool {
    switch item {
    case .item(let item) where item >= views.count && !guides[item - views.count].isContentArea:
      owner(of: item) == view || isAncestor(view, of: owner(of: item))
    case .item(let item): isAncestor(view, of: owner(of: item))
    case .insetGuide(_, let owner): isAncestor(view, of: owner)
    }
  }
}
