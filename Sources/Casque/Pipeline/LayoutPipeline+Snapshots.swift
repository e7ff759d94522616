public import CasqueCairo
public import CasqueLayout
internal import CasqueScene
public import CasqueSnapshots
internal import CasqueText

extension LayoutPipeline {
  /// A snapshot of a result.
  ///
  /// Throws if the picture is too large, or cannot be drawn.
  public func snapshot(
    of result: LayoutResult, by recipe: SnapshotRecipe
  ) throws(DrawingError) -> SnapshotContent {
    try withEngine { $0.snapshot(of: result, by: recipe) }.get()
  }

  /// A difference of frames with the constraints that settle what changed.
  public func explain(_ difference: FrameDifference, of result: LayoutResult) -> FrameDifference {
    withEngine { engine in
      var copy = difference
      engine.explain(&copy, of: result)
      return copy
    }
  }
}

extension Engine {
  /// A snapshot of a result.
  mutating func snapshot(
    of result: LayoutResult, by recipe: SnapshotRecipe
  ) -> Result<SnapshotContent, DrawingError> {
    Result { () throws(DrawingError) in
      let maker = Provenance.current(for: result)
      if recipe.kind.form == .text {
        return .frames(FrameText(result).stating(maker, of: result))
      }
      let options = SceneOptions(
        surroundings: recipe.surroundings,
        overlays: recipe.kind == .blueprint ? SnapshotRecipe.blueprint : [], masks: recipe.masks)
      let resources = result.origin?.resources ?? EmptyResources()
      let list = scene(of: result, by: recipe)
        .displayList(options, text: text, resources: resources)
      let renderer = Renderer(text: text, resources: resources)
      switch recipe.kind {
      case .pdf: return .pdf(try renderer.pdf([list], title: result.layoutName))
      default: return .image(try renderer.bitmap(list), recipe.comparator, madeBy: maker)
      }
    }
  }

  /// The windows of a result's layout at the moment of a recipe; without an origin, the result.
  private mutating func scene(of result: LayoutResult, by recipe: SnapshotRecipe) -> Scene {
    guard let origin = result.origin, origin.layout.motion != nil || recipe.detail != "" else {
      return Scene(result)
    }
    // The environment is that of the sheet already, with the keyboard.
    var layout = origin.layout
    layout.presentation = nil
    layout.isKeyboardShown = false
    let stack = stack(
      layout, in: result.environment, cellName: result.cellName,
      resources: origin.resources)
    return scene(
      of: stack, at: recipe.time, tilt: recipe.tilt, resources: origin.resources)
  }

  /// Notes the constraints that settle what changed.
  mutating func explain(_ difference: inout FrameDifference, of result: LayoutResult) {
    guard let origin = result.origin else { return }
    for index in difference.changedMeasures.indices {
      let measures = difference.changedMeasures[index]
      let found = causes(
        of: measures, in: origin.layout, result.environment, resources: origin.resources)
      difference.explain(index, by: found)
    }
  }
}

extension Provenance {
  /// The engine and the fonts of this process.
  private static let own = (
    engine: "Casque \(Version.number)", fonts: Fingerprint.fonts(of: TextEngine())
  )

  /// What makes snapshots of a result here.
  static func current(for result: LayoutResult) -> Provenance {
    let environment = result.environment
    let insets = environment.safeAreaInsets
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map(PointText.text)
    let size = [environment.size.width, environment.size.height].map(PointText.text)
    return Provenance(
      engine: own.engine, fonts: own.fonts,
      device: "\(result.cellName): \(size.joined(separator: "x"))"
        + "@\(PointText.text(environment.traits.displayScale))"
        + " safe area \(sides.joined(separator: " ")), \(environment.profile.name)")
  }
}
