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
    if a.isHidden != b.isHidden { add(a, .isHidden(b.isHidden)) }
    if a.directionalLayoutMargins != b.directionalLayoutMargins {
      add(a, .directionalLayoutMargins(b.directionalLayoutMargins))
    }
    if a.appearance.backgroundColor != b.appearance.backgroundColor {
      add(a, .backgroundColor(b.appearance.backgroundColor))
    }
    for axis in Axis.allCases {
      if a.contentHuggingPriority[axis] != b.contentHuggingPriority[axis] {
        add(a, .contentHuggingPriority(axis, b.contentHuggingPriority[axis]))
      }
      let (old, new) = (
        a.contentCompressionResistancePriority[axis], b.contentCompressionResistancePriority[axis]
      )
      if old != new { add(a, .contentCompressionResistancePriority(axis, new)) }
    }
    if let frame = b.autoresizing?.frame, a.autoresizing?.frame != frame { add(a, .frame(frame)) }
    compareContent(a, b)
  }

  private mutating func compareContent(_ a: View, _ b: View) {
    switch (a.content, b.content) {
    case (.label(let old), .label(let new)):
      if old.font != new.font { add(a, .font(new.font)) }
      if old.text != new.text { add(a, .text(new.text)) }
      if old.textColor != new.textColor { add(a, .textColor(new.textColor)) }
      if old.textAlignment != new.textAlignment {
        add(a, .textAlignment(new.textAlignment))
      }
      if old.numberOfLines != new.numberOfLines { add(a, .numberOfLines(new.numberOfLines)) }
    case (.button(let old), .button(let new)):
      if old.font != new.font, let font = new.font { add(a, .font(font)) }
    case (.textField(let old), .textField(let new)):
      if old.font != new.font { add(a, .font(new.font)) }
    case (.imageView(let old), .imageView(let new)):
      if old.image != new.image { add(a, .image(new.image)) }
    case (.stackView(let old), .stackView(let new)):
      if old.axis != new.axis { add(a, .axis(new.axis)) }
      if old.distribution != new.distribution { add(a, .distribution(new.distribution)) }
      if old.alignment != new.alignment { add(a, .alignment(new.alignment)) }
      if old.spacing != new.spacing { add(a, .spacing(new.spacing)) }
    default: break
    }
  }

  private mutating func add(_ view: View, _ property: ViewProperty) {
    changes.append(ViewChange(view.id, property, place: view.place))
  }
}
