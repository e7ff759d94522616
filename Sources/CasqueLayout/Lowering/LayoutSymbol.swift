import CasqueGeometry

/// One of the two ends of an axis.
enum Side: Hashable {
  /// Left or top.
  case lower
  /// Right or bottom.
  case upper
}

/// A number that rows hold by name because it depends on the environment or on solved frames.
///
/// The structure of a layout names symbols; a ``ConstantTable`` holds their values.
enum LayoutSymbol: Hashable {
  /// The window's extent.
  case windowSize(Axis)
  /// The safe area inset of a view.
  case safeArea(view: Int, Axis, Side)
  /// The effective margin of a view.
  case margin(view: Int, Axis, Side)
  /// The inset of a view's readable content guide along x.
  case readable(view: Int, Side)
  /// The height of a view's keyboard guide.
  case keyboard(view: Int)
  /// How far a view's alignment rectangle lies inside its frame.
  case alignment(view: Int, Axis, Side)
  /// The distance from the top of a view's alignment rectangle to its first baseline.
  case firstBaseline(view: Int)
  /// The distance from a view's last baseline to the bottom of its alignment rectangle.
  case lastBaseline(view: Int)
  /// The distance from the middle of a view's alignment rectangle down to a baseline.
  case baselineBelowCenter(view: Int, Baseline)
  /// The distance from the edge of a scroll view to its content at rest.
  case contentInset(view: Int, Axis, Side)
  /// The share of an arranged view in the content sizes and spaces of its stack; a coefficient.
  case share(view: Int, stack: Int)
  /// What a view's content asks for.
  case contentSize(view: Int, Axis)
  /// From the edge of a controller's view to that of content; for a bar, from the top to its top
  /// (lower), and the space beside it (upper).
  case controllerEdge(view: Int, Side)
  /// The height of a bar in a controller's view.
  case barHeight(view: Int)
  /// From the corner of what a collection view scrolls to that of a cell.
  case cellOrigin(view: Int, Axis)
  /// The extent of a cell.
  case cellExtent(view: Int, Axis)
  /// The extent of what a collection view scrolls.
  case collectionExtent(view: Int, Axis)

  /// The view whose number it is; the root for the window.
  var view: Int {
    switch self {
    case .windowSize: 0
    case .safeArea(let view, _, _), .margin(let view, _, _), .readable(let view, _),
      .keyboard(let view), .alignment(let view, _, _), .firstBaseline(let view),
      .lastBaseline(let view), .contentSize(let view, _), .contentInset(let view, _, _),
      .share(let view, _), .baselineBelowCenter(let view, _), .controllerEdge(let view, _),
      .barHeight(let view),
      .cellOrigin(let view, _), .cellExtent(let view, _), .collectionExtent(let view, _):
      view
    }
  }

  /// Whether it is the inset of a guide, which moves what wrapping text has for room.
  var isInset: Bool {
    switch self {
    case .safeArea, .margin, .readable, .keyboard, .controllerEdge, .cellExtent: true
    default: false
    }
  }
}

/// A number plus multiples of symbols.
struct SymbolicConstant {
  /// A multiple of a symbol.
  struct Part {
    /// The place in the structure's list of symbols.
    var symbol: Int
    var coefficient: Double
  }

  var fixed: Double
  var parts: [Part]

  init(_ fixed: Double = 0, parts: [Part] = []) {
    self.fixed = fixed
    self.parts = parts
  }

  /// Adds a multiple of another constant.
  mutating func add(_ other: SymbolicConstant, times factor: Double = 1) {
    guard factor != 0 else { return }
    fixed += factor * other.fixed
    for part in other.parts {
      parts.append(Part(symbol: part.symbol, coefficient: factor * part.coefficient))
    }
  }

  /// The constant times a factor.
  func times(_ factor: Double) -> SymbolicConstant {
    var result = SymbolicConstant()
    result.add(self, times: factor)
    return result
  }
}
