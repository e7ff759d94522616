import CasqueDiagnostics

/// A form that values of documents have: how it is read, and how the schema states it.
///
/// Reader and schema come from the same value, so that they cannot differ.
struct ValueForm<Value: Sendable>: Sendable {
  /// The schema of the form.
  let schema: JSONValue
  /// The part of the schema that ``schema`` refers to by name, if it does.
  let definition: JSONMember?
  /// Reads a value; nil after a diagnostic if it has not the form.
  let read: @Sendable (DocumentValue, inout ReadingContext) -> Value?

  /// Creates a form from its schema and how it is read.
  init(
    schema: JSONValue, definition: JSONMember? = nil,
    read: @escaping @Sendable (DocumentValue, inout ReadingContext) -> Value?
  ) {
    self.schema = schema
    self.definition = definition
    self.read = read
  }

  /// The form with its schema under a name, so that it stands in the schema once.
  func defined(as name: String) -> ValueForm {
    ValueForm(
      schema: SchemaReference.named(name), definition: JSONMember(name: name, value: schema),
      read: read)
  }

  /// The same form with another result.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueForm<Other> {
    let read = read
    return ValueForm<Other>(schema: schema) { value, context in
      read(value, &context).map(transform)
    }
  }

  /// The form that also takes `null`, for properties that can be taken away.
  var orNull: ValueForm<Value?> {
    let read = read
    let schema = JSONValue.members(["anyOf": [schema, .members(["type": "null"])]])
    return ValueForm<Value?>(schema: schema) { value, context in
      if let scalar = value.scalar, scalar.isNull, !scalar.text.isEmpty { return .some(nil) }
      return read(value, &context).map(Optional.some)
    }
  }

  /// A list of values of the form; members without it are left out.
  func list(count: ClosedRange<Int> = 0...10_000) -> ValueForm<[Value]> {
    let read = read
    let schema = JSONValue.members([
      "type": "array", "items": schema, "minItems": .number(Double(count.lowerBound)),
    ])
    return ValueForm<[Value]>(schema: schema) { value, context in
      guard let members = value.sequence else {
        context.wrongType(value, expected: "a list")
        return nil
      }
      guard count.contains(members.count) else {
        context.report(
          .documentInvalidValue,
          "expected at least \(count.lowerBound) and at most \(count.upperBound) members, "
            + "found \(members.count)", at: value.bytes)
        return nil
      }
      return members.compactMap { read($0, &context) }
    }
  }
}
