import CasqueDiagnostics

/// Constraints that the system makes for the parts of a view, with the place of that view.
struct SystemConstraints {
  let place: SourceRange?
  private(set) var all: [LayoutConstraint] = []

  init(place: SourceRange?) { self.place = place }

  /// Adds first.attribute (≤, =, ≥) second.attribute + constant.
  mutating func add(
    _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    to second: LayoutItem? = nil, _ other: LayoutAttribute? = nil, _ constant: Double = 0,
    at priority: LayoutPriority = .required
  ) {
    all.append(
      LayoutConstraint(
        first, attribute, relation, to: second, second == nil ? nil : other ?? attribute,
        constant: constant, priority: priority, place: place))
  }

  /// Lays the sides of an item at those of another, inside it by an inset.
  mutating func addSides(
    of item: LayoutItem, in other: LayoutItem, inset: (leading: Double, trailing: Double) = (0, 0)
  ) {
    add(item, .leading, to: other, .leading, inset.leading)
    add(item, .trailing, to: other, .trailing, -inset.trailing)
  }
}
