import CasqueDiagnostics
import CasqueModel

extension ViewTreeReader {
  /// Reads an instance of a component: its view with the instance's id, and with the ids of
  /// everything inside behind that id and a dot.
  mutating func readInstance(
    _ value: DocumentValue, _ heading: DocumentEntry, superview: String
  ) -> View? {
    guard let keys = context.check(value, against: ComponentKeys.instance) else { return nil }
    let place = heading.keyBytes.lowerBound..<heading.value.bytes.upperBound
    let id = uniqueID(heading.value, default: "component", at: place)
    guard let name = keys.read(ComponentKeys.of, &context),
      let stretch = keys.entry(ComponentKeys.of.name)?.value.bytes
    else { return nil }
    guard let definition = context.components[name] else {
      let nearest = context.suggestion(for: name, in: context.componentNames)
      context.report(
        .documentUnknownComponent, "there is no component '\(name.prefix(60))'", at: stretch,
        hints: context.didYouMean(nearest, at: stretch))
      return nil
    }
    let with = keys.entry(ComponentKeys.with.name)?.value
    let values = readArguments(
      with, of: definition, at: context.firstLine(of: value.bytes))
    guard let view = readComponent(definition, values, usedAt: stretch) else { return nil }
    symbols.add(id, .view(superview: superview, kind: view.kind), at: place)
    let root = view.view.id
    var instance = view.view.renamed { $0 == root ? id : "\(id).\($0)" }
    instance.place = context.source.range(of: place)
    return instance
  }

  /// Reads every component that no instance has led to, with samples for its parameters, so that
  /// faults in it are found.
  mutating func readUnusedComponents() {
    for name in context.componentNames where !context.usedComponents.contains(name) {
      guard let definition = context.components[name] else { continue }
      var values: [String: DocumentValue] = [:]
      for parameter in definition.parameters {
        values[parameter.name] =
          parameter.initial
          ?? DocumentValue(content: .scalar(parameter.type.sample), bytes: definition.place)
      }
      _ = readComponent(definition, values, usedAt: definition.place)
    }
  }

  /// The view of a component with values for its parameters; nil after a diagnostic if it is being
  /// read already.
  private mutating func readComponent(
    _ definition: ComponentDefinition, _ values: [String: DocumentValue],
    usedAt stretch: Range<Int>
  ) -> (view: View, kind: ViewKind)? {
    guard !context.openComponents.contains(definition.name) else {
      context.report(
        .documentCycle, "'\(definition.name)' contains itself", at: stretch,
        notes: [
          DiagnosticNote("the component", at: context.source.range(of: definition.place))
        ])
      return nil
    }
    guard context.countInstance(at: stretch) else { return nil }
    context.usedComponents.insert(definition.name)
    var unknown: [(name: String, bytes: Range<Int>)] = []
    let body = definition.view.substituting(values) { unknown.append(($0, $1)) }
    let names = definition.parameters.map(\.name)
    for reference in unknown {
      let nearest = context.suggestion(for: reference.name, in: names)
      context.report(
        .documentUnknownID,
        "'\(definition.name)' has no parameter '\(reference.name.prefix(60))'",
        at: reference.bytes, hints: nearest.map { [Hint("did you mean '$(\($0))'?")] } ?? [])
    }
    context.openComponents.append(definition.name)
    var reader = ViewTreeReader(context: context)
    let view = reader.read(root: body, defaultID: definition.name)
    context = reader.context
    context.openComponents.removeLast()
    return view.map { ($0, reader.symbols.kind(of: $0.id) ?? .view) }
  }

  /// The values of a component's parameters: those of the instance, else the component's own.
  private mutating func readArguments(
    _ value: DocumentValue?, of definition: ComponentDefinition, at stretch: Range<Int>
  ) -> [String: DocumentValue] {
    var values: [String: DocumentValue] = [:]
    let names = definition.parameters.map(\.name)
    if let value, value.mapping == nil {
      context.wrongType(value, expected: "values by the names of parameters")
    }
    for entry in value?.mapping ?? [] {
      guard let parameter = definition.parameters.first(where: { $0.name == entry.key }) else {
        context.unknownKey(entry, of: "'\(definition.name)'", among: names)
        continue
      }
      let isRight = parameter.type.accepts(entry.value, &context)
      values[entry.key] =
        isRight ? entry.value : DocumentValue(content: .unreadable, bytes: entry.value.bytes)
    }
    for parameter in definition.parameters where values[parameter.name] == nil {
      if parameter.initial == nil {
        context.report(
          .documentMissingKey, "'\(definition.name)' needs the parameter '\(parameter.name)'",
          at: value.map { context.firstLine(of: $0.bytes) } ?? stretch)
      }
      values[parameter.name] =
        parameter.initial ?? DocumentValue(content: .unreadable, bytes: stretch)
    }
    return values
  }
}
