import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// A constraint of the author's with the view that holds it.
struct HeldConstraint {
  let constraint: LayoutConstraint
  /// The item of the holder.
  let holder: Int
}

/// The structure of a layout: its unknowns and its rows, with symbols for what may change.
///
/// It is the same for every environment with the same effective tree, direction and images. Never
/// changes once it is made; a class only because what works with it passes it about.
final class LoweredLayout {
  let tree: ViewTree
  let rows: [LoweredRow]
  /// Where the constants of the rows come from.
  let constantRows: ConstantRows
  let symbols: [LayoutSymbol]
  /// The author's constraints that rows refer to, in document order.
  let constraints: [HeldConstraint]
  /// For each view, on which axes its content asks for a size.
  let hasContentSize: [AxisPair<Bool>]
  /// By view: how a stack view arranges its subviews; nil for another view.
  let arrangedViews: [ArrangedViews?]
  /// Items whose place along an axis nothing settles, in order.
  let unplaced: [(item: Int, axis: Axis)]
  /// Content areas of scroll views that constraints start but never end along an axis, in order.
  let unboundedAreas: [(item: Int, axis: Axis)]
  /// The constraints that were left out, and why.
  let diagnostics: [Diagnostic]

  /// How many unknowns there are.
  var variableCount: Int { 4 * tree.itemCount }

  /// Lowers a tree.
  ///
  /// O(views + guides + constraints).
  ///
  /// - Parameter window: how strongly the root has the window's extents.
  init(
    _ tree: ViewTree, hasContentSize: [AxisPair<Bool>],
    window: AxisPair<LayoutPriority> = AxisPair(both: .required)
  ) {
    var lowering = Lowering(tree: tree, hasContentSize: hasContentSize, window: window)
    lowering.addWindow()
    lowering.addNonNegativeSizes()
    lowering.addContentAreas()
    lowering.addConstraints()
    lowering.addStackViews()
    lowering.addControllers()
    lowering.addCollections()
    lowering.addAutoresizing()
    lowering.addContentSizes()
    lowering.addEmptyContentAreas()
    lowering.addPlacements()
    self.tree = tree
    self.hasContentSize = hasContentSize
    rows = lowering.rows
    constantRows = ConstantRows(lowering.rows)
    arrangedViews = tree.views.indices.map { ArrangedViews(of: $0, in: tree) }
    symbols = lowering.symbols
    constraints = lowering.constraints
    unplaced = lowering.unplaced
    unboundedAreas = lowering.unboundedAreas
    diagnostics = lowering.diagnostics
  }
}
