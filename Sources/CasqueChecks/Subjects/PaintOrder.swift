import CasqueLayout
import CasqueModel

/// The order in which the views of a result are drawn: superviews first, then siblings by their
/// z-position, those of one z-position as listed.
struct PaintOrder {
  /// The views back to front, as indices into the result's views.
  let indices: [Int]
  /// The superview of each view, as an index into the result's views; nil for the root.
  let superviews: [Int?]

  /// Finds superviews by walking the preorder; a view with an id of its own superview is no loop.
  ///
  /// O(n · log siblings).
  init(_ views: [ResolvedView]) {
    var superviews = [Int?](repeating: nil, count: views.count)
    var open: [Int] = [0]
    var isSorted = true
    for index in views.indices.dropFirst() {
      while open.count > 1, let last = open.last, views[last].id != views[index].superview {
        open.removeLast()
      }
      superviews[index] = open.last
      open.append(index)
      isSorted = isSorted && views[index].zPosition == 0
    }
    self.superviews = superviews
    indices = isSorted ? Array(views.indices) : PaintOrder.sorted(views, superviews)
  }

  private static func sorted(_ views: [ResolvedView], _ superviews: [Int?]) -> [Int] {
    var subviews = [[Int]](repeating: [], count: views.count)
    for (index, superview) in superviews.enumerated() {
      if let superview { subviews[superview].append(index) }
    }
    var result: [Int] = []
    var pending = [0]
    while let next = pending.popLast() {
      result.append(next)
      let siblings = subviews[next].sorted { a, b in
        (views[a].zPosition, a) < (views[b].zPosition, b)
      }
      pending += siblings.reversed()
    }
    return result
  }
}

extension ResolvedView {
  /// The z-position, in an order that holds for every number.
  fileprivate var zPosition: Double {
    let position = shared.view.appearance.zPosition
    return position.isNaN ? 0 : position
  }
}
