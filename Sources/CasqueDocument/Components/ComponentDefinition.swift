import CasqueDiagnostics

/// A view that a document uses more than once.
struct ComponentDefinition: Sendable {
  /// A parameter of a component.
  struct Parameter: Sendable {
    let name: String
    let type: ParameterType
    /// The value where an instance gives none; nil if it must.
    let initial: DocumentValue?
  }

  let name: String
  /// Where the name stands.
  let place: Range<Int>
  /// The parameters in the order of the document.
  let parameters: [Parameter]
  /// The view, with `$(name)` for parameters.
  let view: DocumentValue
}

extension ReadingContext {
  /// Reads the components of a document; they may use one another, whatever their order.
  mutating func readComponents(_ value: DocumentValue) {
    guard let entries = value.mapping else {
      wrongType(value, expected: "components by their names")
      return
    }
    for entry in entries {
      guard isIdentifier(entry.key) else {
        report(.documentInvalidID, "'\(entry.key.prefix(60))' is not a name", at: entry.keyBytes)
        continue
      }
      guard let keys = check(entry.value, against: ComponentKeys.definition),
        let view = keys.entry(ComponentKeys.view.name)
      else { continue }
      let parameters = keys.entry(ComponentKeys.parameters.name).map { readParameters($0.value) }
      components[entry.key] = ComponentDefinition(
        name: entry.key, place: entry.keyBytes, parameters: parameters ?? [], view: view.value)
      componentNames.append(entry.key)
    }
  }

  private mutating func readParameters(_ value: DocumentValue) -> [ComponentDefinition.Parameter] {
    guard let entries = value.mapping else {
      wrongType(value, expected: "types by the names of parameters")
      return []
    }
    return entries.compactMap { entry in
      guard isIdentifier(entry.key) else {
        report(.documentInvalidID, "'\(entry.key.prefix(60))' is not a name", at: entry.keyBytes)
        return nil
      }
      return readParameter(entry)
    }
  }

  private mutating func readParameter(
    _ entry: DocumentEntry
  ) -> ComponentDefinition.Parameter? {
    guard entry.value.mapping != nil else {
      return ComponentKeys.type.form.read(entry.value, &self).map {
        ComponentDefinition.Parameter(name: entry.key, type: $0, initial: nil)
      }
    }
    guard let keys = check(entry.value, against: ComponentKeys.parameter) else { return nil }
    let initial = keys.entry(ComponentKeys.initial.name)?.value
    guard let type = keys.read(ComponentKeys.type, &self) else {
      if keys.entry(ComponentKeys.type.name) == nil {
        report(
          .documentMissingKey, "a parameter needs 'type'", at: firstLine(of: entry.value.bytes))
      }
      return nil
    }
    let isRight = initial.map { type.accepts($0, &self) } ?? true
    return ComponentDefinition.Parameter(
      name: entry.key, type: type, initial: isRight ? initial : nil)
  }
}
