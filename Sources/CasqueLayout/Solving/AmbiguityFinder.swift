import CasqueGeometry

/// Whether a result names views whose place or size nothing settles; finding them takes time.
package enum AmbiguityLevel: Sendable, Hashable {
  /// Ambiguities are not looked for.
  case ignored
  /// Every ambiguous view and guide is reported.
  case reported
}

/// Finds the views and guides whose place or size the constraints leave open.
///
/// Positions count relative to the superview, as in UIKit: a view pinned inside an ambiguous one
/// is not ambiguous itself. Views and guides of which nothing is visible (hidden, or inside a
/// hidden view) are not reported: they move nothing that shows, or what they move is reported. Nor
/// is a guide along an axis where no constraint names it, as a spacer along the other one.
///
/// How many ranges are asked for is bounded by the size of the system, since a range may take time
/// in proportion to it: thousands of views without any constraint are reported in part.
struct AmbiguityFinder {
  private let lowered: LoweredLayout
  private let frames: [Rect]

  /// - Parameter frames: the frames by item, in the window's coordinates.
  init(_ lowered: LoweredLayout, frames: [Rect]) {
    self.lowered = lowered
    self.frames = frames
  }

  /// How many ranges of sizes, and of positions, are looked for among so many variables.
  static func rangeLimit(variables: Int) -> Int { max(100, 4_000_000 / max(1, variables)) }

  /// The ambiguities in layout order, horizontal before vertical.
  func ambiguities(in system: inout LayoutSystem) -> [LayoutAmbiguity] {
    let undetermined = system.undetermined()
    if undetermined.isEmpty && lowered.unplaced.isEmpty && lowered.unboundedAreas.isEmpty {
      return []
    }
    var isOpen = [Bool](repeating: false, count: lowered.variableCount)
    for variable in undetermined { isOpen[variable.index] = true }
    let sizes = undetermined.filter {
      $0.part == .size && !lowered.tree.isEffectivelyHidden($0.item)
    }
    let limit = Self.rangeLimit(variables: lowered.variableCount)
    var sizeRanges: [Int: ClosedRange<Double>] = [:]
    for size in sizes.prefix(limit) { sizeRanges[size.index] = system.range(of: size) }
    for (item, axis) in lowered.unboundedAreas {
      sizeRanges[LayoutVariable(item: item, axis, .size).index] = 0 ... .infinity
    }
    var unplaced = Set<LayoutVariable>()
    for (item, axis) in lowered.unplaced {
      unplaced.insert(LayoutVariable(item: item, axis, .position))
    }
    // Items past the last size that was looked at would be told by half.
    let lastItem = sizes.count > limit ? sizes[limit].item : lowered.tree.itemCount
    let isNamed = lowered.tree.guides.isEmpty ? [] : namedVariables()
    var looked = 0
    var result: [LayoutAmbiguity] = []
    for item in 0..<lastItem where !lowered.tree.isEffectivelyHidden(item) {
      guard looked < limit else { break }
      for axis in Axis.allCases {
        let position = LayoutVariable(item: item, axis, .position)
        let extent = LayoutVariable(item: item, axis, .size)
        let isGuide = item >= lowered.tree.views.count
        if isGuide && !isNamed[position.index] && !isNamed[extent.index] { continue }
        let size = sizeRanges[extent.index]
        if isOpen[position.index] && !unplaced.contains(position) { looked += 1 }
        let place =
          unplaced.contains(position)
          ? -.infinity ... .infinity : self.range(of: position, isOpen, in: &system)
        guard let kind = kind(place: place, size: size), let range = place ?? size else {
          continue
        }
        result.append(
          LayoutAmbiguity(
            viewID: lowered.tree.id(of: item), axis: axis, kind: kind, range: range))
      }
    }
    return result
  }

  /// By variable: whether constraints, the author's or the system's, name it.
  private func namedVariables() -> [Bool] {
    var result = [Bool](repeating: false, count: lowered.variableCount)
    for row in lowered.rows {
      switch row.source {
      case .nonNegativeSize, .placement: continue
      default: break
      }
      for term in row.terms { result[term.variable.index] = true }
      for term in row.sharedTerms { result[term.variable.index] = true }
    }
    return result
  }

  private func kind(
    place: ClosedRange<Double>?, size: ClosedRange<Double>?
  ) -> LayoutAmbiguity.Kind? {
    switch (place, size) {
    case (nil, nil): nil
    case (nil, _): .size
    case (_, nil): .position
    default: .positionAndSize
    }
  }

  /// Where the lower edge may lie in the container's coordinates, or nil if that is settled or its
  /// place in the window is.
  private func range(
    of position: LayoutVariable, _ isOpen: [Bool], in system: inout LayoutSystem
  ) -> ClosedRange<Double>? {
    guard isOpen[position.index], let container = lowered.tree.container(of: position.item)
    else { return nil }
    let origin = LayoutVariable(item: container, position.axis, .position)
    guard isOpen[origin.index] else {
      let range = system.range(of: position)
      let offset = frames[container].min(position.axis)
      return range.lowerBound - offset...range.upperBound - offset
    }
    let range = system.range(of: position, from: origin)
    return range.upperBound - range.lowerBound > 1e-6 ? range : nil
  }
}
