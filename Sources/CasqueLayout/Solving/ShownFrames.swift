import CasqueGeometry
import CasqueModel
import CasqueSolver

/// Frames that a document shows, against the rows of the system that is solved for it.
///
/// A view that is moved by hand breaks a row that settles its place; the views that hang on it keep
/// theirs. Where the system itself is off, such as by a bar that nobody told of, all that hangs
/// on it is solved elsewhere than it is shown, but only the rows at the bar are broken.
struct ShownFrames {
  private let lowered: LoweredLayout
  private let constants: [Double]
  /// How far a row may be off, in points.
  private let tolerance: Double
  /// The alignment rectangles by item, in the window's coordinates.
  private let rects: [Rect]
  /// The same as they are solved.
  private let solved: [Rect]
  /// From where views are solved to where they are shown in their superviews, by item.
  private let moves: [Point]
  /// How much larger the insets are than taken that all show to be off.
  private var shifts: [Int: Double] = [:]

  /// Lays the shown frames over a solved system.
  ///
  /// - Parameters:
  ///   - frames: the frames by id, in the superview's coordinates; another view lies as it is solved.
  ///   - constants: the rows' constants.
  init(
    _ frames: [String: Rect], over loop: OuterLoop, constants: [Double], tolerance: Double
  ) {
    lowered = loop.lowered
    self.constants = constants
    self.tolerance = tolerance
    solved = loop.rects
    (rects, moves) = Self.rects(frames, over: loop)
    shifts = agreedShifts()
  }

  private static func rects(
    _ shown: [String: Rect], over loop: OuterLoop
  ) -> (rects: [Rect], moves: [Point]) {
    let tree = loop.lowered.tree
    var frames = loop.frames
    var rects = loop.rects
    var moves = Array(repeating: Point.zero, count: tree.views.count)
    // Superviews come before their subviews.
    for item in tree.views.indices.dropFirst() {
      guard let container = tree.container(of: item) else { continue }
      let owner = tree.owner(of: container)
      let inner = loop.frames[container].origin - loop.frames[owner].origin
      let origin = frames[owner].origin + inner
      let solved = loop.frames[item]
      let place = solved.origin - loop.frames[container].origin
      var frame = Rect(origin: origin + place, size: solved.size)
      if let saved = shown[tree.id(of: item)] {
        frame = saved.offset(by: origin)
        moves[item] = saved.origin - place
      }
      frames[item] = frame
      rects[item] = frame.inset(by: loop.contents[item].alignmentInsets)
    }
    for item in tree.views.count..<tree.itemCount {
      let owner = tree.owner(of: item)
      rects[item] = loop.rects[item].offset(by: frames[owner].origin - loop.frames[owner].origin)
    }
    return (rects, moves)
  }

  /// Whether a row that settles a measure of an item does not hold between the shown frames.
  ///
  /// It is broken by more than the tolerance, or moves the item by more than that: what begins at
  /// an edge and lies in the middle is stretched by twice what its middle is off.
  ///
  /// - Parameters:
  ///   - causes: the rows that settle it, with how far each moves it.
  ///   - isBlind: whether insets are believed that several views agree to be off.
  func breaks(
    _ causes: [(row: Int, weight: Double)], of measure: FrameMeasure, at item: Int,
    isBlind: Bool = false
  ) -> Bool {
    causes.contains { index, weight in
      let row = lowered.rows[index]
      let own = sway(of: row, by: measure, of: item)
      if own == 0 { return false }
      guard row.sharedTerms.isEmpty else { return true }
      var distance = error(index, between: rects)
      for part in row.constant.parts where !isBlind {
        distance += part.coefficient * (shifts[part.symbol] ?? 0)
      }
      return distance.magnitude * max(weight, 1 / min(1, own)) > tolerance
    }
  }

  /// How far a row is off for each point that an item is: the row names the item, or what is moved
  /// with it.
  private func sway(of row: LoweredRow, by measure: FrameMeasure, of item: Int) -> Double {
    let along = row.terms.filter { $0.variable.axis == measure.axis }
    let own = along.filter { $0.variable.item == item }.map(\.coefficient.magnitude).max()
    if let own { return own }
    guard measure.part == .position else { return 0 }
    return along.reduce(0) { sum, term in
      let isCarried =
        term.variable.part == .position
        && lowered.tree.isInside(.item(term.variable.item), item)
      return isCarried ? sum + term.coefficient : sum
    }.magnitude
  }

  /// How far a row is from being an equation between rectangles.
  private func error(_ index: Int, between rects: [Rect]) -> Double {
    lowered.rows[index].terms.reduce(constants[index]) { sum, term in
      let rect = rects[term.variable.item]
      let value =
        term.variable.part == .size
        ? rect.size[term.variable.axis] : rect.min(term.variable.axis)
      return sum + term.coefficient * value
    }
  }

  /// The insets that several views agree to be off: none of them was moved, but the inset is another.
  ///
  /// Two views by themselves, neither inside the other nor both in a view that was moved, and more than
  /// half of all that name an inset, of which none shows it to be as it is taken. Constraints that yield
  /// where the layout is solved say nothing of it.
  private func agreedShifts() -> [Int: Double] {
    var rows: [Int: [(item: Int, shift: Double)]] = [:]
    for (index, row) in lowered.rows.enumerated() {
      guard case .user = row.source, row.relation == .equal, row.sharedTerms.isEmpty,
        error(index, between: solved).magnitude <= tolerance
      else { continue }
      let parts = row.constant.parts.filter { lowered.symbols[$0.symbol].isInset }
      guard parts.count == 1, parts[0].coefficient != 0 else { continue }
      let holder = lowered.symbols[parts[0].symbol].view
      guard
        let variable = row.terms.map(\.variable).first(where: {
          $0.item != holder && $0.item < lowered.tree.views.count
        })
      else { continue }
      let shift = -error(index, between: rects) / parts[0].coefficient
      let item = carrier(of: variable.item, in: holder, variable.axis)
      rows[parts[0].symbol, default: []].append((item, shift))
    }
    return rows.compactMapValues(agreedShift)
  }

  /// The outermost view in a holder with which an item is moved, or the item.
  private func carrier(of item: Int, in holder: Int, _ axis: Axis) -> Int {
    var carrier = item
    var next = lowered.tree.views[item].superview
    while let view = next, view != holder {
      let move = axis == .horizontal ? moves[view].x : moves[view].y
      if move.magnitude > tolerance { carrier = view }
      next = lowered.tree.views[view].superview
    }
    // The item is not inside the holder.
    return next == nil ? item : carrier
  }

  private func agreedShift(_ rows: [(item: Int, shift: Double)]) -> Double? {
    if rows.contains(where: { $0.shift.magnitude <= tolerance }) { return nil }
    for row in rows {
      let alike = rows.filter { ($0.shift - row.shift).magnitude <= tolerance }
      let items = Set(alike.map(\.item))
      let outermost = items.filter { item in
        !items.contains { $0 != item && lowered.tree.isInside(.item(item), $0) }
      }
      if outermost.count > 1, 2 * alike.count > rows.count { return row.shift }
    }
    return nil
  }
}
