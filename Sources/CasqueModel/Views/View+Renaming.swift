extension View {
  /// The tree with other ids for its views, guides and constraints, wherever they are named.
  ///
  /// - Parameter name: the new name for one of the tree; names of other trees come out as they are.
  /// - Complexity: O(views + constraints + variations).
  package func renamed(_ name: (String) -> String) -> View {
    var view = self
    view.id = name(id)
    view.layoutGuides = layoutGuides.map { LayoutGuide(name($0.id), place: $0.place) }
    view.constraints = constraints.map { $0.renamed(name) }
    view.variations = variations.map { $0.renamed(name) }
    if case .stackView(var stack) = content {
      stack.customSpacing = Dictionary(
        stack.customSpacing.map { (name($0.key), $0.value) }
      ) { first, _ in first }
      view.content = .stackView(stack)
    }
    view.subviews = subviews.map { $0.renamed(name) }
    return view
  }

  /// The tree with another item for a view in all of its constraints, its ids as they are.
  package func replacingItems(of id: String, by other: String) -> View {
    var view = self
    view.constraints = constraints.map { $0.replacingItems(of: id, by: other) }
    view.subviews = subviews.map { $0.replacingItems(of: id, by: other) }
    return view
  }
}

extension LayoutConstraint {
  /// The constraint about another view where it is about the one with an id.
  func replacingItems(of id: String, by other: String) -> LayoutConstraint {
    guard firstItem.viewID == id || secondItem?.viewID == id else { return self }
    var constraint = self
    constraint.firstItem = firstItem.renamed { $0 == id ? other : $0 }
    constraint.secondItem = secondItem?.renamed { $0 == id ? other : $0 }
    return constraint
  }

  fileprivate func renamed(_ name: (String) -> String) -> LayoutConstraint {
    var constraint = self
    constraint.firstItem = firstItem.renamed(name)
    constraint.secondItem = secondItem?.renamed(name)
    constraint.identifier = identifier.map(name)
    return constraint
  }
}

extension LayoutItem {
  fileprivate func renamed(_ name: (String) -> String) -> LayoutItem {
    switch self {
    case .view(let id): .view(name(id))
    case .guide(.custom(let guide), let id): .guide(.custom(name(guide)), of: name(id))
    case .guide(let kind, let id): .guide(kind, of: name(id))
    }
  }
}

extension Variation {
  fileprivate func renamed(_ name: (String) -> String) -> Variation {
    var variation = self
    variation.constraints = constraints.map { $0.renamed(name) }
    variation.without = without.map(name)
    variation.changes = changes.map { change in
      var renamed = change
      renamed.view = name(change.view)
      if case .customSpacing(let spaces) = change.property {
        renamed.property = .customSpacing(
          Dictionary(spaces.map { (name($0.key), $0.value) }) { first, _ in first })
      }
      return renamed
    }
    return variation
  }
}
