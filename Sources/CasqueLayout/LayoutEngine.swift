package import CasqueGeometry
package import CasqueModel

/// Solves layouts: from a view tree and an environment to frames.
///
/// An engine keeps the structures it lowered last. Environments that lead to the same structure
/// (the same effective tree, direction and images) only change constants in it. What it returns
/// never depends on what it solved before.
package struct LayoutEngine: ~Copyable {
  private var structures = PreparedLayouts()

  /// Creates an engine that has solved nothing.
  package init() {}

  /// Solves a layout in an environment.
  ///
  /// Nothing is thrown: ambiguous, unsatisfiable and unsound layouts give frames and say what is
  /// wrong with them.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - environment: window, insets, traits and profile; a layout that is presented as a sheet or
  ///     popover is solved in that window on it.
  ///   - text: shapes text; only for the time of the call.
  ///   - resources: knows the images.
  ///   - cellName: how messages call the environment.
  ///   - ambiguity: whether ambiguous views are looked for.
  package mutating func resolve(
    _ layout: Layout, in environment: LayoutEnvironment, text: any TextMeasuring,
    resources: any Resources = EmptyResources(), cellName: String = "",
    ambiguity: AmbiguityLevel = .reported
  ) -> LayoutResult {
    let source = popoverSource(of: layout, on: environment, text: text, resources: resources)
    let placement = layout.placement(on: environment, source: source)
    let environment = layout.environment(on: environment, source: source)
    let measurer = ContentMeasurer(engine: text, resources: resources, environment: environment)
    let (known, prepared, loop) = solve(layout, measurer)
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
      views: assembly.views(), indices: prepared.tree.viewItems, guides: assembly.guides(),
      conflicts: conflicts(of: prepared, loop), ambiguities: ambiguities,
      diagnostics: prepared.lowered.diagnostics + assembly.unstableDiagnostics())
    if ambiguity == .reported {
      result.ties = TieFinder(prepared.lowered, rects: loop.rects).ties(in: &prepared.system)
    }
    result.origin = LayoutOrigin(known, resources)
    result.placement = placement
    return result
  }

  /// What a popover points at, in the screen's coordinates: the screen under it is solved for that.
  ///
  /// Nil for no popover, and for one whose view is not in the screen under it.
  private mutating func popoverSource(
    of layout: Layout, on screen: LayoutEnvironment, text: any TextMeasuring,
    resources: any Resources
  ) -> Rect? {
    guard case .popover(let popover) = layout.presentation else { return nil }
    guard let id = popover.sourceView else { return popover.sourceRect }
    guard let under = layout.presenting else { return nil }
    let result = resolve(
      under, in: screen, text: text, resources: resources, ambiguity: .ignored)
    guard let view = result.view(id) else { return nil }
    let origin = result.placement?.frame.origin ?? .zero
    let frame = view.absoluteFrame.offset(by: origin)
    return popover.sourceRect.map { $0.offset(by: frame.origin) } ?? frame
  }

  private func conflicts(of prepared: PreparedLayout, _ loop: OuterLoop) -> [LayoutConflict] {
    guard !prepared.system.conflicts.isEmpty else { return [] }
    let report = ConflictReport(
      prepared.lowered, constants: prepared.system.constants, rects: loop.rects)
    return prepared.system.conflicts.map(report.conflict)
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
    let measurer = ContentMeasurer(engine: text, resources: resources, environment: environment)
    let (_, prepared, loop) = solve(layout, measurer)
    let report = ConflictReport(
      prepared.lowered, constants: prepared.system.constants, rects: loop.rects)
    let tree = prepared.tree
    return measures.map { measure in
      guard let item = tree.view(measure.viewID) else { return [] }
      return causes(of: measure, item, in: &prepared.system, tree).map { row, weight in
        FrameCause(constraint: report.describe(row), weight: weight)
      }
    }
  }

  /// Whether a constraint that settles a measure of a view, and names it or what is moved with it, does
  /// not hold between the frames that a document shows: see ``ShownFrames``.
  ///
  /// All of them, where no constraint of any of the views is broken.
  ///
  /// - Parameters:
  ///   - measures: what to look at; of views that the layout has.
  ///   - shown: the frames by id, in the superview's coordinates, in points.
  ///   - tolerance: how far a constraint may be off, in points.
  package mutating func misfits(
    of measures: [FrameMeasure], shown: [String: Rect], tolerance: Double, in layout: Layout,
    _ environment: LayoutEnvironment, text: any TextMeasuring, resources: any Resources
  ) -> [Bool] {
    let measurer = ContentMeasurer(engine: text, resources: resources, environment: environment)
    let (_, prepared, loop) = solve(layout, measurer)
    let frames = ShownFrames(
      shown, over: loop, constants: prepared.system.constants, tolerance: tolerance)
    var isBroken = false
    let misfits = measures.map { measure in
      guard let item = prepared.tree.view(measure.viewID) else { return true }
      let causes = causes(of: measure, item, in: &prepared.system, prepared.tree)
      isBroken = isBroken || frames.breaks(causes, of: measure, at: item, isBlind: true)
      return frames.breaks(causes, of: measure, at: item)
    }
    return isBroken ? misfits : misfits.map { _ in true }
  }

  /// A layout's system, solved for the environment of a measurer.
  private mutating func solve(
    _ layout: Layout, _ measurer: ContentMeasurer
  ) -> (known: SharedLayout, prepared: PreparedLayout, loop: OuterLoop) {
    let (known, prepared) = structures.structure(of: layout, measurer)
    let contents = prepared.memory.contents(measurer)
    prepared.prepare(contents)
    var loop = OuterLoop(
      prepared.lowered, measurer: measurer, contents: contents, memory: prepared.memory)
    loop.run(on: &prepared.system)
    return (known, prepared, loop)
  }

  private func causes(
    of measure: FrameMeasure, _ item: Int, in system: inout LayoutSystem, _ tree: ViewTree
  ) -> [(row: Int, weight: Double)] {
    let part: LayoutVariable.Part = measure.part == .size ? .size : .position
    // A frame is measured from the superview's origin.
    let base = part == .position ? tree.views[item].superview : nil
    return system.causes(
      of: LayoutVariable(item: item, measure.axis, part),
      from: base.map { LayoutVariable(item: $0, measure.axis, .position) })
  }
}
