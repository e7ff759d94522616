import CasqueGeometry
import CasqueModel

/// The subviews of a stack view as it arranges them.
///
/// Along the axis they stand in the order of space: in a horizontal stack from right to left the
/// last subview comes first.
struct ArrangedViews {
  /// The item of the stack view.
  let stack: Int
  let content: StackView
  /// The subviews that take room, in the order of the list.
  let listed: [Int]
  /// The same subviews in the order of space.
  let ordered: [Int]
  /// The space after each of them but the last in the order of space, in points.
  let gaps: [Double]
  /// Hidden subviews, each with the place in ``ordered`` before which it lies.
  let hidden: [(item: Int, place: Int)]
  /// Whether leading is at the right.
  let isMirrored: Bool

  /// The axis along which views follow one another.
  var axis: Axis { content.axis }

  /// The arranged views of a view, or nil if it is no stack view.
  init?(of stack: Int, in tree: ViewTree) {
    guard case .stackView(let content) = tree.views[stack].view.content else { return nil }
    self.stack = stack
    self.content = content
    isMirrored = tree.views[stack].isMirrored
    let isReversed = isMirrored && content.axis == .horizontal
    let views = tree.subviews(of: stack)
    listed = views.filter { !tree.views[$0].view.isHidden }
    ordered = isReversed ? listed.reversed() : listed
    let spaces = listed.dropLast().map { content.spacing(after: tree.views[$0].view.id).measure }
    gaps = isReversed ? spaces.reversed() : spaces
    var hidden: [(item: Int, place: Int)] = []
    var place = 0
    for item in isReversed ? views.reversed() : views {
      if tree.views[item].view.isHidden { hidden.append((item, place)) } else { place += 1 }
    }
    self.hidden = hidden
  }

  /// Neighbours with the space between them, in the order of space.
  var neighbors: [(lower: Int, upper: Int, space: Double)] {
    gaps.indices.map { (ordered[$0], ordered[$0 + 1], gaps[$0]) }
  }

  /// Three views in a row, in the order of space.
  var triples: [(lower: Int, middle: Int, upper: Int)] {
    ordered.indices.dropFirst(2).map { (ordered[$0 - 2], ordered[$0 - 1], ordered[$0]) }
  }

  /// All spaces together, in points.
  var totalSpace: Double { gaps.reduce(0, +) }

  /// The view whose first or last baseline is the stack's, or nil without views.
  ///
  /// **Source** saved frames: in a horizontal stack the first view, in a vertical one the
  /// first and the last.
  var baselineView: (first: Int, last: Int)? {
    guard let first = listed.first, let last = listed.last else { return nil }
    return (first, axis == .horizontal ? first : last)
  }
}
