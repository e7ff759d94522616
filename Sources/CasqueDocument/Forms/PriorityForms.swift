import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// The priorities that have names in documents.
enum NamedPriority: String, CaseIterable {
  case required
  case high
  case low

  /// The priority.
  var priority: LayoutPriority {
    switch self {
    case .required: .required
    case .high: .defaultHigh
    case .low: .defaultLow
    }
  }
}

extension ValueForm where Value == LayoutPriority {
  /// A priority: 1…1000 with fractions, `required`, `high` (750) or `low` (250).
  static var priority: ValueForm {
    let names = NamedPriority.allCases.map(\.rawValue)
    let schema = JSONValue.members([
      "anyOf": [
        .members(["type": "number", "minimum": 1, "maximum": 1000]),
        .members(["enum": .array(names.map(JSONValue.string))]),
      ]
    ])
    return ValueForm(schema: schema) { value, context in
      guard let scalar = value.scalar, !scalar.isNull else {
        context.wrongType(value, expected: "a priority")
        return nil
      }
      if let named = NamedPriority(rawValue: scalar.text) { return named.priority }
      guard let number = scalar.number else {
        context.unknownName(
          scalar.text, "a priority", among: names, at: value.bytes, code: .constraintPriority)
        return nil
      }
      guard (1...1000).contains(number) else {
        context.report(
          .constraintPriority, "a priority is between 1 and 1000, not \(scalar.text.prefix(40))",
          at: value.bytes)
        return nil
      }
      return LayoutPriority(Float(number))
    }
    .defined(as: "priority")
  }
}

/// The keys of a priority for each axis.
private enum PriorityPairKeys {
  static let horizontal = DocumentKey("horizontal", "Along x.", ValueForm.priority)
  static let vertical = DocumentKey("vertical", "Along y.", ValueForm.priority)
  static let table = KeyTable("priorities by axis", [horizontal.row, vertical.row])
}

extension ValueForm where Value == AxisPair<LayoutPriority?> {
  /// A priority for both axes, or `{horizontal:, vertical:}`.
  static var priorityPair: ValueForm {
    let priority = ValueForm<LayoutPriority>.priority
    let schema = JSONValue.members(["anyOf": [priority.schema, PriorityPairKeys.table.schema]])
    return ValueForm(schema: schema) { value, context in
      if value.mapping == nil { return priority.read(value, &context).map { Value(both: $0) } }
      guard let keys = context.check(value, against: PriorityPairKeys.table) else { return nil }
      return Value(
        horizontal: keys.read(PriorityPairKeys.horizontal, &context),
        vertical: keys.read(PriorityPairKeys.vertical, &context))
    }
    .defined(as: "priorityPair")
  }
}
