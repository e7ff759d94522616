import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

extension MotionReader {
  /// An interaction, or nil after a diagnostic.
  func readInteraction(
    _ value: DocumentValue, _ context: inout ReadingContext
  ) -> Interaction? {
    guard let checked = context.check(value, against: InteractionKeys.table) else { return nil }
    let names = [InteractionKeys.calculatorButton.name] + InteractionKeys.kinds.map(\.name)
    guard names.count(where: { checked.entry($0) != nil }) == 1 else {
      context.report(
        .documentInvalidValue, "an interaction has one of \(names.joined(separator: ", "))",
        at: context.firstLine(of: value.bytes))
      return nil
    }
    let fidelity = checked.read(InteractionKeys.fidelity, &context) ?? .better
    if let keys = readKeys(checked, &context), let first = keys.first {
      return Interaction(
        first, .calculatorButton(alsoKeys: Array(keys.dropFirst())), fidelity: fidelity)
    }
    for key in InteractionKeys.kinds where checked.entry(key.name) != nil {
      let kind = kind(named: key.name, checked, &context)
      return view(key, checked, &context).map { Interaction($0, kind, fidelity: fidelity) }
    }
    return nil
  }

  private func readKeys(
    _ checked: CheckedMapping, _ context: inout ReadingContext
  ) -> [String]? {
    guard let entry = checked.entry(InteractionKeys.calculatorButton.name),
      checked.read(InteractionKeys.calculatorButton, &context) != nil
    else { return nil }
    return entry.value.sequence?.compactMap { member in
      guard let id = member.scalar?.text, isIdentifier(id) else { return nil }
      return isView(id, at: member, &context) ? id : nil
    }
  }

  private func kind(
    named name: String, _ checked: CheckedMapping, _ context: inout ReadingContext
  ) -> Interaction.Kind {
    switch name {
    case InteractionKeys.flashlight.name: return .flashlight
    case InteractionKeys.momentum.name: return .momentum
    case InteractionKeys.pictureInPicture.name: return .pictureInPicture
    case InteractionKeys.rotation.name: return .rotation
    case InteractionKeys.rubberBand.name:
      let axis = checked.read(InteractionKeys.axis, &context)
      return .rubberBand(
        Interaction.RubberBand(
          formula: checked.read(InteractionKeys.formula, &context) ?? .scroll,
          axis: axis == "horizontal" ? .horizontal : .vertical,
          length: checked.read(InteractionKeys.length, &context) ?? 0))
    case InteractionKeys.accelerationPause.name:
      return .accelerationPause(
        offset: checked.read(InteractionKeys.verticalOffset, &context) ?? 180,
        paused: view(InteractionKeys.paused, checked, &context))
    default:
      return .spring(
        Spring(
          dampingRatio: checked.read(InteractionKeys.dampingRatio, &context) ?? 1,
          response: checked.read(InteractionKeys.response, &context) ?? 0.4),
        offset: checked.read(InteractionKeys.offset, &context) ?? Point(x: 0, y: -100))
    }
  }
}
