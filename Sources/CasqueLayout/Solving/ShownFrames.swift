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
    rects = Self.rects(frames, over: loop)
    shifts = agreedShifts()
  }

  private static func rects(_ shown: [String: Rect], over loop: OuterLoop) -> [Rect] {
    let tree = loop.lowered.tree
    var frames = loop.frames
    var rects = loop.rects
    // Superviews come before their subviews.
    for item in tree.views.indices.dropFirst() {
      guard let container = tree.container(of: item) else { continue }
      let owner = tree.owner(of: container)
      let inner = loop.frames[container].origin - loop.frames[owner].origin
      let origin = frames[owner].origin + inner
      let solved = loop.frames[item]
      var frame = Rect(
        origin: origin + (solved.origin - loop.frames[container].origin), size: solved.size)
      if let saved = shown[tree.id(of: item)] { frame = saved.offset(by: origin) }
      frames[item] = frame
      rects[item] = frame.inset(by: loop.contents[item].alignmentInsets)
    }
    for item in tree.views.count..<tree.itemCount {
      let owner = tree.owner(of: item)
      rects[item] = loop.rects[item].offset(by: frames[owner].origin - loop.frames[owner].origin)
    }
    return rects
  }

  /// Whether a row that settles a measure of an item does not hold between the shown frames.
  ///
  /// - Parameter isBlind: whether insets are believed that several views agree to be off.
  func breaks(_ rows: [Int], at item: Int, _ axis: Axis, isBlind: Bool = false) -> Bool {
    rows.contains { index in
      let row = lowered.rows[index]
      let own = row.terms.filter { $0.variable.item == item && $0.variable.axis == axis }
      guard let weight = own.map(\.coefficient.magnitude).max() else { return false }
      guard row.sharedTerms.isEmpty else { return true }
      var distance = error(index)
      for part in row.constant.parts where !isBlind {
        distance += part.coefficient * (shifts[part.symbol] ?? 0)
      }
      return distance.magnitude > tolerance * min(1, weight)
    }
  }

  /// How far a row is from being an equation.
  private func error(_ index: Int) -> Double {
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
  /// Two views by themselves, neither inside the other, and more than half of all that name an inset,
  /// of which none shows it to be as it is taken.
  private func agreedShifts() -> [Int: Double] {
    var rows: [Int: [(item: Int, shift: Double)]] = [:]
    for (index, row) in lowered.rows.enumerated() {
      guard case .user = row.source, row.relation == .equal, row.sharedTerms.isEmpty else {
        continue
      }
      let parts = row.constant.parts.filter { lowered.symbols[$0.symbol].isInset }
      guard parts.count == 1, parts[0].coefficient != 0 else { continue }
      let holder = lowered.symbols[parts[0].symbol].view
      guard
        let item = row.terms.map(\.variable.item).first(where: {
          $0 != holder && $0 < lowered.tree.views.count
        })
      else { continue }
      rows[parts[0].symbol, default: []].append((item, -error(index) / parts[0].coefficient))
    }
    return rows.compactMapValues(agreedShift)
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
