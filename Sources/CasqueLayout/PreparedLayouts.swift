import CasqueModel

/// The structures that an engine lowered last, with the systems that hold them.
struct PreparedLayouts {
  /// How many structures are kept; the one that was used longest ago goes first.
  private static let capacity = 16

  /// A layout with what it asks of environments.
  private struct Known {
    let shared: SharedLayout
    let conditions: LayoutConditions
  }

  /// The structures, the one used last at the end.
  private var structures: [PreparedLayout] = []
  /// The layouts of the structures, and at most as many others.
  private var known: [Known] = []

  /// The structure of a layout in an environment, found without putting its tree together where the
  /// environment selects the same as an earlier one.
  mutating func structure(
    of layout: Layout, _ measurer: ContentMeasurer
  ) -> (SharedLayout, PreparedLayout) {
    let environment = measurer.environment
    let known = known(layout)
    let selection = known.conditions.selection(in: environment)
    let direction = environment.traits.layoutDirection
    if let index = structures.lastIndex(where: {
      $0.layout === known.shared && $0.tree.direction == direction && $0.selection == selection
    }) {
      if index != structures.count - 1 { structures.append(structures.remove(at: index)) }
    } else {
      if structures.count == Self.capacity { structures.removeFirst() }
      structures.append(
        PreparedLayout(
          known.shared, selection,
          ViewTree(
            layout.effectiveRoot(in: environment, text: measurer.engine), direction: direction),
          measurer))
    }
    return (known.shared, structures[structures.count - 1])
  }

  private mutating func known(_ layout: Layout) -> Known {
    // Names tell most layouts apart, and are compared without the rest being touched.
    if let index = known.lastIndex(where: {
      $0.shared.layout.name == layout.name && $0.shared.layout == layout
    }) {
      if index != known.count - 1 { known.append(known.remove(at: index)) }
    } else {
      if known.count == Self.capacity { known.removeFirst() }
      known.append(
        Known(shared: SharedLayout(layout), conditions: LayoutConditions(of: layout)))
    }
    return known[known.count - 1]
  }
}

/// A structure with the system that holds it.
final class PreparedLayout {
  let layout: SharedLayout
  let selection: LayoutSelection
  let tree: ViewTree
  let memory: ContentMemory
  private(set) var lowered: LoweredLayout
  var system: LayoutSystem

  init(
    _ layout: SharedLayout, _ selection: LayoutSelection, _ tree: ViewTree,
    _ measurer: ContentMeasurer
  ) {
    self.layout = layout
    self.selection = selection
    self.tree = tree
    memory = ContentMemory(tree)
    lowered = LoweredLayout(
      tree, hasContentSize: memory.contents(measurer).map(\.asksForSize))
    system = LayoutSystem(lowered)
  }

  /// Lowers the tree, unless it is lowered for views that ask for sizes on the same axes.
  func prepare(_ contents: [MeasuredContent]) {
    let hasContentSize = contents.map(\.asksForSize)
    guard hasContentSize != lowered.hasContentSize else { return }
    lowered = LoweredLayout(tree, hasContentSize: hasContentSize)
    system = LayoutSystem(lowered)
  }
}
