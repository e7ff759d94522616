import CasqueDiagnostics
import CasqueModel

extension ViewTreeReader {
  /// Reads an entry of a view's `when`; nil if no condition of it can be read.
  ///
  /// An entry whose condition is faulty is left out: without the condition it would hold always.
  mutating func readVariation(_ value: DocumentValue, of owner: String) -> Variation? {
    guard let checked = context.check(value, against: VariationKeys.table) else { return nil }
    let condition = readCondition(checked)
    let place = context.source.range(of: context.firstLine(of: value.bytes))
    var variation = Variation(when: condition ?? VariationCondition(), place: place)
    if let entry = checked.entry(VariationKeys.constraints.name) {
      variation.constraints = readConstraints(entry.value, of: owner)
    }
    if let entry = checked.entry(VariationKeys.without.name) {
      variation.without = readWithout(entry.value)
    }
    if let entry = checked.entry(VariationKeys.set.name) {
      variation.changes = readChanges(entry.value)
    }
    return condition == nil ? nil : variation
  }

  private mutating func readCondition(_ checked: CheckedMapping) -> VariationCondition? {
    let stated = VariationKeys.conditions.filter { checked.entry($0.name) != nil }
    guard !stated.isEmpty else {
      context.report(
        .documentMissingKey,
        "an entry of 'when' needs a condition: "
          + VariationKeys.conditions.map(\.name).joined(separator: ", "),
        at: context.firstLine(of: checked.value.bytes))
      return nil
    }
    var condition = VariationCondition()
    condition.horizontal = checked.read(VariationKeys.horizontal, &context)
    condition.vertical = checked.read(VariationKeys.vertical, &context)
    condition.idiom = checked.read(VariationKeys.idiom, &context)
    condition.orientation = checked.read(VariationKeys.orientation, &context)
    condition.width = checked.read(VariationKeys.width, &context)
    condition.height = checked.read(VariationKeys.height, &context)
    condition.direction = checked.read(VariationKeys.direction, &context)
    condition.style = checked.read(VariationKeys.style, &context)
    condition.contentSize = checked.read(VariationKeys.contentSize, &context)
    condition.os = checked.read(VariationKeys.os, &context)
    return condition.statedCount == stated.count ? condition : nil
  }

  private mutating func readWithout(_ value: DocumentValue) -> [String] {
    guard let members = value.sequence else {
      context.wrongType(value, expected: "a list of the ids of constraints")
      return []
    }
    return members.compactMap { member in
      guard let scalar = member.scalar, !scalar.isNull else {
        context.wrongType(member, expected: "the id of a constraint")
        return nil
      }
      withoutPlaces.append(WithoutPlace(name: scalar.text, bytes: member.bytes))
      return scalar.text
    }
  }

  private mutating func readChanges(_ value: DocumentValue) -> [ViewChange] {
    guard let entries = value.mapping else {
      context.wrongType(value, expected: "properties by the ids of views")
      return []
    }
    return entries.flatMap { readChanges($0) }
  }

  private mutating func readChanges(_ entry: DocumentEntry) -> [ViewChange] {
    guard let kind = symbols.kind(of: entry.key) else {
      let nearest = context.suggestion(for: entry.key, in: symbols.names)
      context.report(
        .documentUnknownID, "there is no view '\(entry.key.prefix(60))'", at: entry.keyBytes,
        hints: context.didYouMean(nearest, at: entry.keyBytes))
      return []
    }
    guard let properties = entry.value.mapping else {
      context.wrongType(entry.value, expected: "the properties of '\(entry.key)'")
      return []
    }
    return properties.flatMap { property in
      let place = context.source.range(
        of: property.keyBytes
          .lowerBound..<max(
            property.keyBytes.upperBound, property.value.bytes.upperBound))
      return context.readProperty(property, of: kind).map {
        ViewChange(entry.key, $0, place: place)
      }
    }
  }
}

extension VariationCondition {
  /// How many parts are stated.
  fileprivate var statedCount: Int {
    let stated = [
      horizontal != nil, vertical != nil, idiom != nil, orientation != nil, width != nil,
      height != nil, direction != nil, style != nil, contentSize != nil, os != nil,
    ]
    return stated.count { $0 }
  }
}
