import CasqueDiagnostics
import CasqueModel

/// Reads `parallax:`.
struct ParallaxReader {
  let symbols: SymbolTable
  let root: String

  /// A parallax with the layered image that its container shows, if it names one.
  struct Reading {
    var parallax: Parallax
    var stack: ImageStack?
    var stackScale = ImageStack.defaultScale

    /// A tree with the layered image in the container.
    func completing(_ view: View) -> View {
      guard let stack else { return view }
      var copy = view
      copy.subviews = view.subviews.map(completing)
      return copy.id == parallax.container ? copy.showing(stack, scale: stackScale) : copy
    }
  }

  /// The parallax, or nil after a diagnostic that leaves nothing to move.
  func read(_ value: DocumentValue, _ context: inout ReadingContext) -> Reading? {
    guard let checked = context.check(value, against: ParallaxKeys.table) else { return nil }
    let container = self.container(checked, &context)
    var parallax = Parallax(container: container)
    parallax.background = subview(ParallaxKeys.background, of: container, checked, &context)
    parallax.frontView = subview(ParallaxKeys.frontView, of: container, checked, &context)
    parallax.layers = layers(of: container, checked, &context)
    let stack = stack(in: container, checked, &context)
    if let stack {
      let ids = stack.viewIDs(in: container)
      (parallax.background, parallax.layers) = (ids.first, Array(ids.dropFirst()))
    }
    parallax.distanceFactor =
      positive(ParallaxKeys.distanceFactor, checked, &context) ?? parallax.distanceFactor
    parallax.frontFactor =
      positive(ParallaxKeys.frontFactor, checked, &context) ?? parallax.frontFactor
    parallax.travel = checked.read(ParallaxKeys.travel, &context) ?? parallax.travel
    parallax.fidelity = checked.read(ParallaxKeys.fidelity, &context) ?? parallax.fidelity
    parallax.yAxis = checked.read(ParallaxKeys.yAxis, &context) ?? parallax.yAxis
    parallax.depths = depths(of: parallax, checked, &context)
    var reading = Reading(parallax: parallax, stack: stack)
    if let scale = checked.read(ParallaxKeys.imageStackScale, &context) {
      reading.stackScale = scale
    }
    return reading
  }

  /// The layered image, or nil without one or after a diagnostic.
  private func stack(
    in container: String, _ checked: CheckedMapping, _ context: inout ReadingContext
  ) -> ImageStack? {
    guard let name = checked.read(ParallaxKeys.imageStack, &context),
      let entry = checked.entry(ParallaxKeys.imageStack.name)
    else { return nil }
    for key in [ParallaxKeys.background.name, ParallaxKeys.layers.name] {
      guard let other = checked.entry(key) else { continue }
      context.report(
        .documentInvalidValue, "'imageStack' brings its own '\(key)'", at: other.keyBytes)
      return nil
    }
    guard symbols.kind(of: container) == .view else {
      context.report(
        .motionInvalidParameter,
        "a layered image is shown by a plain view, and '\(container)' is none",
        at: entry.value.bytes)
      return nil
    }
    let read = ImageStackReader.read(
      name, files: context.surroundings.files, resources: context.surroundings.resources,
      prefix: context.rootPath, place: context.source.range(of: entry.value.bytes))
    context.add(fromElsewhere: read.diagnostics)
    return read.value
  }

  private func depths(
    of parallax: Parallax, _ checked: CheckedMapping, _ context: inout ReadingContext
  ) -> ParallaxDepths? {
    guard let depths = checked.read(ParallaxKeys.depths, &context),
      let entry = checked.entry(ParallaxKeys.depths.name)
    else { return nil }
    guard depths.layers.count == parallax.layers.count else {
      context.report(
        .motionInvalidParameter,
        "'depths' has one number for each of the \(parallax.layers.count) layers",
        at: context.firstLine(of: entry.value.bytes))
      return nil
    }
    return depths
  }

  private func container(
    _ checked: CheckedMapping, _ context: inout ReadingContext
  ) -> String {
    guard let id = checked.read(ParallaxKeys.container, &context),
      let entry = checked.entry(ParallaxKeys.container.name)
    else { return root }
    guard symbols.kind(of: id) != nil else {
      report(id, "there is no view '\(id)'", among: symbols.names, at: entry.value, &context)
      return root
    }
    return id
  }

  private func subview(
    _ key: DocumentKey<String>, of container: String, _ checked: CheckedMapping,
    _ context: inout ReadingContext
  ) -> String? {
    guard let id = checked.read(key, &context), let entry = checked.entry(key.name) else {
      return nil
    }
    return isSubview(id, of: container, at: entry.value, &context) ? id : nil
  }

  private func layers(
    of container: String, _ checked: CheckedMapping, _ context: inout ReadingContext
  ) -> [String] {
    guard let entry = checked.entry(ParallaxKeys.layers.name) else { return [] }
    guard let members = entry.value.sequence else {
      return checked.read(ParallaxKeys.layers, &context) ?? []
    }
    return members.compactMap { member in
      guard let id = ValueForm.identifier.read(member, &context) else { return nil }
      return isSubview(id, of: container, at: member, &context) ? id : nil
    }
  }

  private func isSubview(
    _ id: String, of container: String, at value: DocumentValue, _ context: inout ReadingContext
  ) -> Bool {
    guard symbols.kind(of: id) == nil || symbols.container(of: id) != container else { return true }
    let message =
      symbols.kind(of: id) == nil
      ? "there is no view '\(id)'" : "'\(id)' is not a subview of '\(container)'"
    report(id, message, among: symbols.names, at: value, &context)
    return false
  }

  private func report(
    _ id: String, _ message: String, among names: [String], at value: DocumentValue,
    _ context: inout ReadingContext
  ) {
    let nearest = symbols[id] == nil ? context.suggestion(for: id, in: names) : nil
    context.report(
      .motionUnknownView, message, at: value.bytes,
      hints: context.didYouMean(nearest, at: value.bytes))
  }

  /// A divisor; 0 and less have no meaning.
  ///
  /// **Source** MotionFacts §1.5, P5 and P6.
  private func positive(
    _ key: DocumentKey<Double>, _ checked: CheckedMapping, _ context: inout ReadingContext
  ) -> Double? {
    guard let value = checked.read(key, &context), let entry = checked.entry(key.name) else {
      return nil
    }
    guard value > 0 else {
      context.report(
        .motionInvalidParameter, "'\(key.name)' divides the movement and has to be above 0",
        at: entry.value.bytes)
      return nil
    }
    return value
  }
}
