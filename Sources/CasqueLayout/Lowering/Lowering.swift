import CasqueDiagnostics
import CasqueGeometry
import CasqueModel
import CasqueSolver

/// The work of turning a tree into rows; each phase is an extension.
struct Lowering {
  let tree: ViewTree
  let hasContentSize: [AxisPair<Bool>]
  /// How strongly the root view has the window's extents.
  let window: AxisPair<LayoutPriority>
  var rows: [LoweredRow] = []
  var constraints: [HeldConstraint] = []
  var unplaced: [(item: Int, axis: Axis)] = []
  var unboundedAreas: [(item: Int, axis: Axis)] = []
  var diagnostics: [Diagnostic] = []
  private(set) var symbols: [LayoutSymbol] = []
  private var symbolIndices: [LayoutSymbol: Int] = [:]

  init(
    tree: ViewTree, hasContentSize: [AxisPair<Bool>], window: AxisPair<LayoutPriority>
  ) {
    self.tree = tree
    self.hasContentSize = hasContentSize
    self.window = window
  }

  /// The constant factor · symbol.
  mutating func constant(_ symbol: LayoutSymbol, times factor: Double = 1) -> SymbolicConstant {
    let index: Int
    if let known = symbolIndices[symbol] {
      index = known
    } else {
      index = symbols.count
      symbols.append(symbol)
      symbolIndices[symbol] = index
    }
    return SymbolicConstant(parts: [SymbolicConstant.Part(symbol: index, coefficient: factor)])
  }

  /// The root view fills the window.
  mutating func addWindow() {
    for axis in Axis.allCases {
      rows.append(
        LoweredRow(
          terms: [term(0, axis, .position)], constant: SymbolicConstant(), relation: .equal,
          strength: .required, source: .window(axis, .position)))
      rows.append(
        LoweredRow(
          terms: [term(0, axis, .size)], constant: constant(.windowSize(axis), times: -1),
          relation: .equal, strength: window[axis].strength, source: .window(axis, .size)))
    }
  }

  /// No size is negative; the root's is the window's where that is required.
  ///
  /// **Source** layout rule 1.
  mutating func addNonNegativeSizes() {
    for item in 0..<tree.itemCount {
      for axis in Axis.allCases where item != 0 || !window[axis].isRequired {
        rows.append(
          LoweredRow(
            terms: [term(item, axis, .size)], constant: SymbolicConstant(),
            relation: .greaterThanOrEqual, strength: .required,
            source: .nonNegativeSize(item: item, axis)))
      }
    }
  }

  /// Two inequalities to a content size: at least at the compression priority, at most at hugging.
  ///
  /// The last of equal constraints takes an error, so those of hugging stand in the opposite order: of
  /// views that resist as strongly the last is compressed, of views that hug as strongly the first is
  /// stretched.
  /// **Source** layout rules 2 and 11.
  mutating func addContentSizes() {
    let items = tree.views.indices.filter { !isAutoresized($0) }
    for item in items {
      addContentSize(of: item, .greaterThanOrEqual, View.effectiveCompressionResistance)
    }
    for item in items.reversed() {
      addContentSize(of: item, .lessThanOrEqual, View.effectiveHugging)
    }
  }

  private mutating func addContentSize(
    of item: Int, _ relation: Relation, _ priority: (View) -> (Axis) -> LayoutPriority
  ) {
    let view = tree.views[item].view
    for axis in Axis.allCases where hasContentSize[item][axis] {
      if item == 0 && window[axis].isRequired { continue }
      rows.append(
        LoweredRow(
          terms: [term(item, axis, .size)],
          constant: constant(.contentSize(view: item, axis), times: -1), relation: relation,
          strength: priority(view)(axis).contentStrength, source: .content(view: item, axis)))
    }
  }

  private func term(_ item: Int, _ axis: Axis, _ part: LayoutVariable.Part) -> LoweredTerm {
    LoweredTerm(variable: LayoutVariable(item: item, axis, part), coefficient: 1)
  }
}
