import CasqueModel

extension View {
  /// The tree with the names of its views exchanged.
  func renamed(_ name: (String) -> String) -> View {
    var copy = self
    copy.id = name(id)
    copy.constraints = constraints.map { constraint in
      var copy = constraint
      copy.firstItem = constraint.firstItem.renamed(name)
      copy.secondItem = constraint.secondItem?.renamed(name)
      return copy
    }
    copy.subviews = subviews.map { $0.renamed(name) }
    return copy
  }
}

extension LayoutItem {
  fileprivate func renamed(_ name: (String) -> String) -> LayoutItem {
    switch self {
    case .view(let id): .view(name(id))
    case .guide(let kind, let id): .guide(kind, of: name(id))
    }
  }
}
