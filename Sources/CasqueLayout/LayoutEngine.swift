import CasqueDiagnostics
import CasqueGeometry
package import CasqueModel

/// Solves layouts: from a view tree and an environment to frames.
///
/// An engine keeps the structures it lowered last. Environments that lead to the same structure
/// (the same effective tree, direction and images) only change constants in it. What it returns
/// never depends on what it solved before.
package struct LayoutEngine: ~Copyable {
  /// How many structures are kept; the one that was used longest ago goes first.
  private static let capacity = 8

  /// The structures, the one used last at the end.
  private var structures: [PreparedLayout] = []

  /// Creates an engine that has solved nothing.
  package init() {}

  /// Solves a layout in an environment.
  ///
  /// Nothing is thrown: ambiguous, unsatisfiable and unsound layouts give frames and say what is
  /// wrong with them.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - root: a view tree to solve in place of the layout's effective one.
  ///   - environment: window, insets, traits and profile; a layout that is presented as a sheet or
  ///     popover is solved in that window on it.
  ///   - text: shapes text; only for the time of the call.
  ///   - resources: knows the images.
  ///   - cellName: how messages call the environment.
  ///   - ambiguity: whether ambiguous views are looked for.
  package mutating func resolve(
    _ layout: Layout, root: View? = nil, in environment: LayoutEnvironment,
    text: any TextMeasuring, resources: any Resources = EmptyResources(), cellName: String = "",
    ambiguity: AmbiguityLevel = .reported
  ) -> LayoutResult {
    let environment = layout.environment(on: environment)
    let measurer = ContentMeasurer(
      engine: text, resources: resources, environment: environment)
    let (prepared, contents) = prepare(
      root ?? layout.effectiveRoot(in: environment), measurer: measurer)
    var loop = OuterLoop(prepared.lowered, measurer: measurer, contents: contents)
    loop.run(on: &prepared.system)
    let report = ConflictReport(
      prepared.lowered, constants: prepared.system.constants, rects: loop.rects)
    let conflicts = prepared.system.conflicts.map(report.conflict)
    let ambiguities =
      switch ambiguity {
      case .ignored: [LayoutAmbiguity]()
      case .reported:
        AmbiguityFinder(prepared.lowered, frames: loop.frames)
          .ambiguities(in: &prepared.system)
      }
    let assembly = ResultAssembly(loop)
    var result = LayoutResult(
      layoutName: layout.name, cellName: cellName, environment: environment,
      views: assembly.views(), guides: assembly.guides(), conflicts: conflicts,
      ambiguities: ambiguities,
      diagnostics: prepared.lowered.diagnostics + assembly.unstableDiagnostics())
    if ambiguity == .reported {
      result.ties = TieFinder(prepared.lowered).ties(in: &prepared.system)
    }
    result.origin = LayoutOrigin(layout: layout, resources: resources)
    return result
  }

  /// Explains measures of views: see ``FrameCause``.
  ///
  /// - Parameters:
  ///   - measures: what to explain.
  ///   - layout: the layout.
  ///   - environment: window, insets, traits and profile.
  ///   - text: shapes text; only for the time of the call.
  ///   - resources: knows the images.
  /// - Returns: for each measure the constraints that settle it, those that move it most first;
  ///   none for a view that the layout does not have.
  package mutating func causes(
    of measures: [FrameMeasure], in layout: Layout, _ environment: LayoutEnvironment,
    text: any TextMeasuring, resources: any Resources = EmptyResources()
  ) -> [[FrameCause]] {
    let measurer = ContentMeasurer(
      engine: text, resources: resources, environment: environment)
    let (prepared, contents) = prepare(layout.effectiveRoot(in: environment), measurer: measurer)
    var loop = OuterLoop(prepared.lowered, measurer: measurer, contents: contents)
    loop.run(on: &prepared.system)
    let report = ConflictReport(
      prepared.lowered, constants: prepared.system.constants, rects: loop.rects)
    let tree = prepared.lowered.tree
    return measures.map { measure in
      guard let item = tree.views.indices.first(where: { tree.id(of: $0) == measure.viewID })
      else { return [] }
      let part: LayoutVariable.Part = measure.part == .size ? .size : .position
      // A frame is measured from the superview's origin.
      let base = part == .position ? tree.views[item].superview : nil
      let causes = prepared.system.causes(
        of: LayoutVariable(item: item, measure.axis, part),
        from: base.map { LayoutVariable(item: $0, measure.axis, .position) })
      return causes.map { row, weight in
        FrameCause(constraint: report.describe(row), weight: weight)
      }
    }
  }

  /// The structure of a tree, lowered unless it is kept, and what its contents ask for.
  private mutating func prepare(
    _ root: View, measurer: ContentMeasurer
  ) -> (PreparedLayout, [MeasuredContent]) {
    let direction = measurer.environment.traits.layoutDirection
    let index = structures.lastIndex {
      $0.lowered.tree.direction == direction && $0.lowered.tree.root == root
    }
    let known = index.map { structures.remove(at: $0) }
    let tree = known?.lowered.tree ?? ViewTree(root, direction: direction)
    let contents = tree.views.map { measurer.measure($0.view) }
    let hasSize = contents.map(\.asksForSize)
    let prepared: PreparedLayout
    if let known, known.lowered.hasContentSize == hasSize {
      prepared = known
    } else {
      prepared = PreparedLayout(LoweredLayout(tree, hasContentSize: hasSize))
    }
    structures.append(prepared)
    if structures.count > Self.capacity { structures.removeFirst() }
    return (prepared, contents)
  }
}

/// A structure with the system that holds it.
private final class PreparedLayout {
  let lowered: LoweredLayout
  var system: LayoutSystem

  init(_ lowered: LoweredLayout) {
    self.lowered = lowered
    system = LayoutSystem(lowered)
  }
}
