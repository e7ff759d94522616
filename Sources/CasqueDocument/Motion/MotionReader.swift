import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// Reads `motion:`, once the views and constraints of the layout are known.
struct MotionReader {
  let symbols: SymbolTable
  let identifiers: ConstraintIdentifiers

  /// What moves; what cannot be read is reported and left out.
  func read(_ value: DocumentValue, _ context: inout ReadingContext) -> LayoutMotion {
    guard let checked = context.check(value, against: MotionKeys.table) else {
      return LayoutMotion()
    }
    return LayoutMotion(
      animations: list(MotionKeys.animations, checked, &context) { readAnimation($0, &$1) },
      builds: list(MotionKeys.builds, checked, &context) { readBuild($0, &$1) },
      clicks: checked.read(MotionKeys.clicks, &context) ?? [],
      interactions: list(MotionKeys.interactions, checked, &context) { readInteraction($0, &$1) })
  }

  private func list<Value>(
    _ row: KeyRow, _ checked: CheckedMapping, _ context: inout ReadingContext,
    _ read: (DocumentValue, inout ReadingContext) -> Value?
  ) -> [Value] {
    guard let entry = checked.entry(row.name) else { return [] }
    guard let members = entry.value.sequence else {
      context.wrongType(entry.value, expected: "a list")
      return []
    }
    return members.compactMap { read($0, &context) }
  }

  /// An id that names a view; reported if it does not.
  func view(
    _ key: DocumentKey<String>, _ checked: CheckedMapping, _ context: inout ReadingContext
  ) -> String? {
    guard let id = checked.read(key, &context), let entry = checked.entry(key.name) else {
      return nil
    }
    return isView(id, at: entry.value, &context) ? id : nil
  }

  func isView(
    _ id: String, at value: DocumentValue, _ context: inout ReadingContext
  ) -> Bool {
    guard symbols.kind(of: id) == nil else { return true }
    let nearest = context.suggestion(for: id, in: symbols.names)
    context.report(
      .motionUnknownView, "there is no view '\(id)'", at: value.bytes,
      hints: context.didYouMean(nearest, at: value.bytes))
    return false
  }

  private func readBuild(
    _ value: DocumentValue, _ context: inout ReadingContext
  ) -> ObjectBuild? {
    guard let checked = context.check(value, against: BuildKeys.table) else { return nil }
    let id = view(BuildKeys.view, checked, &context)
    let given = BuildKeys.actions.filter { checked.entry($0) != nil }
    guard given.count == 1 else {
      context.report(
        .documentInvalidValue,
        "a build has one of \(BuildKeys.actions.joined(separator: ", "))",
        at: context.firstLine(of: value.bytes))
      return nil
    }
    let action = readAction(checked, &context)
    let start = checked.read(BuildKeys.start, &context) ?? .onClick
    let delay = checked.read(BuildKeys.delay, &context) ?? 0
    let duration = checked.read(BuildKeys.duration, &context) ?? 1
    let curve = checked.read(BuildKeys.curve, &context) ?? .easeInEaseOut
    guard let id, let action else { return nil }
    return ObjectBuild(
      id, action, start: start, delay: delay, duration: duration, curve: curve)
  }

  private func readAction(
    _ checked: CheckedMapping, _ context: inout ReadingContext
  ) -> ObjectBuild.Action? {
    checked.read(BuildKeys.buildIn, &context).map(ObjectBuild.Action.buildIn)
      ?? checked.read(BuildKeys.buildOut, &context).map(ObjectBuild.Action.buildOut)
      ?? checked.read(BuildKeys.move, &context).map(ObjectBuild.Action.move)
      ?? checked.read(BuildKeys.rotateDegrees, &context).map(ObjectBuild.Action.rotate)
      ?? checked.read(BuildKeys.scale, &context).map(ObjectBuild.Action.scale)
      ?? checked.read(BuildKeys.opacity, &context).map(ObjectBuild.Action.opacity)
  }
}
