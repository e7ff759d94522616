import CasqueDiagnostics
import CasqueModel

/// Reads a list of constraints: equations, visual format, or either with id and priority.
struct ConstraintReader {
  /// The view that owns the list.
  let owner: String
  let symbols: SymbolTable
  /// The longest text of a constraint, in bytes; visual format can become as many constraints.
  private static let lengthLimit = 4096

  /// The keys of a constraint that is more than its text.
  private enum Keys {
    static let equation = DocumentKey.required(
      "equation", "An equation or visual format.", ConstraintReader.textForm)
    static let id = DocumentKey(
      "id", "The name, for 'without' and for animation.", ValueForm.identifier)
    static let priority = DocumentKey(
      "priority", "How firmly it holds, in place of '@'.", ValueForm.priority)
    static let table = KeyTable("a constraint", [equation.row, id.row, priority.row])
  }

  /// The text of a constraint as the schema knows it.
  private static let textForm = ValueForm<DocumentValue>(
    schema: .members([
      "type": "string", "pattern": "^\\s*([HV]:|[A-Za-z_][A-Za-z0-9_. ]*\\s*[<>]?=)",
    ])
  ) { value, context in
    guard let scalar = value.scalar, !scalar.isNull else {
      let isInline = value.scalar == nil && !context.source.bytes[value.bytes].contains(0x0A)
      let code: DiagnosticCode = isInline ? .documentQuoteValue : .documentWrongType
      context.wrongType(
        value, expected: "an equation or visual format", code: code,
        hints: isInline ? [Quoting.hint(value.bytes, in: context.source)] : [])
      return nil
    }
    context.reportComment(after: value, scalar)
    return value
  }

  /// The schema of a list of constraints.
  static let schema: JSONValue = .members([
    "type": "array",
    "items": .members(["anyOf": [ConstraintReader.textForm.schema, Keys.table.schema]]),
  ])

  /// Reads a list; what cannot be read is reported and left out.
  func read(
    _ value: DocumentValue, _ context: inout ReadingContext,
    _ identifiers: inout ConstraintIdentifiers
  ) -> [LayoutConstraint] {
    guard let members = value.sequence else {
      context.wrongType(value, expected: "a list of constraints")
      return []
    }
    return members.flatMap { member in
      guard member.mapping == nil else { return readMapping(member, &context, &identifiers) }
      return Self.textForm.read(member, &context).map { parse($0, &context) } ?? []
    }
  }

  private func readMapping(
    _ value: DocumentValue, _ context: inout ReadingContext,
    _ identifiers: inout ConstraintIdentifiers
  ) -> [LayoutConstraint] {
    guard let entries = value.mapping, entries.contains(where: { Keys.table.contains($0.key) })
    else {
      reportMapping(value, &context)
      return []
    }
    guard let checked = context.check(value, against: Keys.table) else { return [] }
    let id = checked.read(Keys.id, &context)
    let priority = checked.read(Keys.priority, &context)
    guard let text = checked.read(Keys.equation, &context) else { return [] }
    var constraints = parse(text, &context)
    if let priority, let entry = checked.entry(Keys.priority.name) {
      for index in constraints.indices {
        if !constraints[index].priority.isRequired {
          context.report(
            .constraintPriority, "the priority is given twice: this one counts",
            at: entry.keyBytes)
          break
        }
      }
      for index in constraints.indices { constraints[index].priority = priority }
    }
    if let id, let entry = checked.entry(Keys.id.name) {
      name(&constraints, id, at: entry.value.bytes, &context, &identifiers)
    }
    return constraints
  }

  /// Reports a mapping where an equation was meant, such as `title.top: 8`.
  private func reportMapping(_ value: DocumentValue, _ context: inout ReadingContext) {
    let stretch = context.firstLine(of: value.bytes)
    var hints = [Quoting.hint(stretch, in: context.source)]
    if let entry = value.mapping?.first, value.mapping?.count == 1, let right = entry.value.scalar,
      entry.key.contains("."), !right.isNull
    {
      let equation = "\(entry.key) = \(right.text)"
      let edit = SourceEdit(path: context.source.path, bytes: stretch, replacement: equation)
      hints.insert(Hint("write '=' in place of ':': \(equation)", edits: [edit]), at: 0)
    }
    context.report(
      .documentQuoteValue, "this is a mapping and not an equation", at: stretch, hints: hints)
  }

  /// Gives constraints their names; several get names of their own under it.
  private func name(
    _ constraints: inout [LayoutConstraint], _ id: String, at stretch: Range<Int>,
    _ context: inout ReadingContext, _ identifiers: inout ConstraintIdentifiers
  ) {
    if let first = identifiers.place(of: id) {
      context.report(
        .documentDuplicateID, "'\(id)' is the name of another constraint", at: stretch,
        notes: [DiagnosticNote("the first one", at: context.source.range(of: first))])
      return
    }
    let isVisualFormat = constraints.contains { $0.text.map(Self.isVisualFormat) ?? false }
    if constraints.count == 1 {
      constraints[0].identifier = id
    } else {
      for index in constraints.indices {
        let part = isVisualFormat ? "\(index + 1)" : constraints[index].firstAttribute.rawValue
        constraints[index].identifier = "\(id).\(part)"
      }
    }
    identifiers.add(id, members: constraints.compactMap(\.identifier), at: stretch)
  }

  private func parse(
    _ value: DocumentValue, _ context: inout ReadingContext
  ) -> [LayoutConstraint] {
    guard let scalar = value.scalar else { return [] }
    guard scalar.text.utf8.count <= Self.lengthLimit else {
      context.report(
        .constraintSyntax, "a constraint has at most \(Self.lengthLimit) bytes",
        at: context.firstLine(of: value.bytes))
      return []
    }
    let map = ScalarMap(scalar, at: value.bytes, in: context.source)
    do throws(ConstraintProblem) {
      if Self.isVisualFormat(scalar.text) { return try visualFormat(scalar.text, map, context) }
      return try equation(scalar.text, context.source.range(of: value.bytes))
    } catch {
      context.report(error, in: map)
      return []
    }
  }

  private static func isVisualFormat(_ text: String) -> Bool {
    text.hasPrefix("H:") || text.hasPrefix("V:")
  }

  private func equation(
    _ text: String, _ place: SourceRange
  ) throws(ConstraintProblem) -> [LayoutConstraint] {
    var parser = try EquationParser(text)
    let equation = try parser.parse()
    let resolver = AnchorResolver(owner: owner, symbols: symbols)
    return try EquationLowering(resolver: resolver).constraints(of: equation).map {
      var constraint = $0
      constraint.text = text
      constraint.place = place
      return constraint
    }
  }

  private func visualFormat(
    _ text: String, _ map: ScalarMap, _ context: ReadingContext
  ) throws(ConstraintProblem) -> [LayoutConstraint] {
    var parser = VisualFormatParser(text)
    let format = try parser.parse()
    let resolver = AnchorResolver(owner: owner, symbols: symbols)
    return try VisualFormatLowering(resolver: resolver, text: text).constraints(of: format).map {
      var constraint = $0.constraint
      constraint.place = context.source.range(of: map.bytes(of: $0.offsets))
      return constraint
    }
  }
}
