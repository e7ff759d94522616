import CasqueModel

/// A key that sets properties of a view: in the view itself and under `set`.
struct PropertyRule: Sendable {
  /// The key as tables and the schema state it.
  let row: KeyRow
  /// The kinds of views that have it.
  let kinds: [ViewKind]
  /// Reads the value; empty after a diagnostic.
  let read: @Sendable (DocumentValue, inout ReadingContext) -> [ViewProperty]

  /// Creates a rule for one property.
  init<Value>(
    _ name: String, _ summary: String, of kinds: [ViewKind] = ViewKind.allCases,
    _ form: ValueForm<Value>, _ make: @escaping @Sendable (Value) -> ViewProperty
  ) {
    self.init(name, summary, of: kinds, form) { value -> [ViewProperty] in [make(value)] }
  }

  /// Creates a rule for several properties.
  init<Value>(
    _ name: String, _ summary: String, of kinds: [ViewKind] = ViewKind.allCases,
    _ form: ValueForm<Value>, _ make: @escaping @Sendable (Value) -> [ViewProperty]
  ) {
    row = KeyRow(name: name, summary: summary, schema: form.schema, isRequired: false)
    self.kinds = kinds
    read = { value, context in form.read(value, &context).map(make) ?? [] }
  }
}
