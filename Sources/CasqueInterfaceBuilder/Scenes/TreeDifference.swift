import CasqueGeometry
import CasqueModel

/// What makes one tree of a scene out of another: variations of the scene by size classes.
struct TreeDifference {
  /// The ids of the base tree's constraints that the other has not, or not so.
  private(set) var without: [String] = []
  /// What changes in views that both have.
  private(set) var changes: [ViewChange] = []
  /// The other's own constraints by the view that holds them.
  private(set) var constraints: [(holder: String, list: [LayoutConstraint])] = []

  /// Whether the trees are the same.
  var isEmpty: Bool { without.isEmpty && changes.isEmpty && constraints.isEmpty }

  /// Compares two trees with the same views.
  ///
  /// - Parameter suffix: what tells the other's constraints from the base's of the same id.
  init(from base: View, to other: View, suffix: String) {
    var others: [String: View] = [:]
    other.forEachView { view, _ in others[view.id] = view }
    base.forEachView { view, _ in
      guard let twin = others[view.id] else { return }
      let old = Set(view.constraints)
      let new = Set(twin.constraints)
      without += view.constraints.filter { !new.contains($0) }.compactMap(\.identifier)
      let added = twin.constraints.filter { !old.contains($0) }.map { constraint in
        constraint.identifier("\(constraint.identifier ?? "")@\(suffix)")
      }
      if !added.isEmpty { constraints.append((view.id, added)) }
      compare(view, twin)
    }
  }

  private mutating func compare(_ a: View, _ b: View) {
    let old = Set(a.properties + (a.autoresizing?.properties ?? []))
    let new = b.properties + (b.autoresizing?.properties ?? [])
    changes += new.filter { !old.contains($0) }.map { ViewChange(a.id, $0, place: a.place) }
  }
}
