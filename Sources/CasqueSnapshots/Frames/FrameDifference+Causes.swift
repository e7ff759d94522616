import CasqueGeometry
public import CasqueLayout

extension FrameDifference {
  /// How many views are explained; the others mostly follow from them.
  static let explainedViews = 20
  /// How many constraints a view is explained with.
  static let shownCauses = 2

  /// The measures that changed, for the engine to explain, view by view.
  public var changedMeasures: [[FrameMeasure]] {
    changed.prefix(FrameDifference.explainedViews).map { change in
      let (old, new) = (change.reference.frame, change.snapshot.frame)
      return Axis.allCases.flatMap { axis in
        var parts: [FrameMeasure.Part] = []
        if old.origin[axis] != new.origin[axis] { parts.append(.position) }
        if old.size[axis] != new.size[axis] { parts.append(.size) }
        return parts.map { FrameMeasure(viewID: change.snapshot.id, axis: axis, part: $0) }
      }
    }
  }

  /// Notes what settles the measures of a changed view.
  ///
  /// A constraint that the reference lacks explains best; then one of the author's, then a content
  /// that has another size, then what the system adds.
  /// - Parameters:
  ///   - index: the view's place in ``changed``.
  ///   - causes: the causes of its changed measures, for each those that move it most first.
  public mutating func explain(_ index: Int, by causes: [[FrameCause]]) {
    var found: [FrameCause] = []
    for cause in causes.joined() where !found.contains(where: { $0.constraint == cause.constraint })
    {
      found.append(cause)
    }
    let ranked = found.enumerated().sorted { a, b in
      (rank(a.element), a.offset) < (rank(b.element), b.offset)
    }.map(\.element)
    let best = ranked.first.map(rank)
    changed[index].causes = Array(
      ranked.prefix { rank($0) == best }.prefix(FrameDifference.shownCauses))
  }

  private func rank(_ cause: FrameCause) -> Int {
    switch cause.constraint.origin {
    case .user: newConstraints.contains(cause.constraint.text) ? 0 : 1
    case .contentSize: 2
    case .system: 3
    case .nonNegativeSize: 4
    }
  }
}
