import CasqueDiagnostics

/// The largest number of points, factors and seconds that a document may state; larger ones would
/// lose the fractions of a pixel in the solver.
let documentNumberLimit = 1_000_000.0

extension ValueForm where Value == String {
  /// Characters to be shown: any scalar that is not null, or `{localized:, …}`.
  static var text: ValueForm {
    let plain = JSONValue.members(["type": ["string", "number", "boolean"]])
    let schema = JSONValue.members(["anyOf": [plain, LocalizedTextKeys.table.schema]])
    return ValueForm(schema: schema) { value, context in
      if value[LocalizedTextKeys.key.name] != nil { return context.readLocalizedText(value) }
      guard let scalar = value.scalar, !scalar.isNull else {
        let isInline = value.scalar == nil && !context.source.bytes[value.bytes].contains(0x0A)
        let hints = isInline ? [Quoting.hint(value.bytes, in: context.source)] : []
        context.wrongType(
          value, expected: "text", code: isInline ? .documentQuoteValue : .documentWrongType,
          hints: hints)
        return nil
      }
      context.reportComment(after: value, scalar)
      return scalar.text
    }
  }

  /// Characters that no language changes; any scalar that is not null.
  static var plainText: ValueForm {
    ValueForm(schema: .members(["type": ["string", "number", "boolean"]])) { value, context in
      guard let scalar = value.scalar, !scalar.isNull else {
        context.wrongType(value, expected: "text")
        return nil
      }
      context.reportComment(after: value, scalar)
      return scalar.text
    }
  }

  /// One of a few names.
  static func name(_ subject: String, among names: [String]) -> ValueForm {
    ValueForm(schema: .members(["enum": .array(names.map(JSONValue.string))])) { value, context in
      guard let scalar = value.scalar, !scalar.isNull else {
        context.wrongType(value, expected: subject)
        return nil
      }
      guard names.contains(scalar.text) else {
        context.unknownName(scalar.text, subject, among: names, at: value.bytes)
        return nil
      }
      return scalar.text
    }
  }

  /// The name of a view, guide or constraint.
  static var identifier: ValueForm {
    ValueForm(
      schema: .members([
        "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$",
        "maxLength": .number(Double(identifierLimit)),
      ])
    ) { value, context in
      guard let scalar = value.scalar, !scalar.isNull else {
        context.wrongType(value, expected: "a name")
        return nil
      }
      guard isIdentifier(scalar.text) else {
        context.report(
          .documentInvalidID,
          "'\(scalar.text.prefix(60))' is not a name: letters, digits and _, no digit "
            + "first, at most \(identifierLimit)",
          at: value.bytes)
        return nil
      }
      return scalar.text
    }
  }

  /// The name of a view that may lie in an instance or a container: names with dots between them.
  static var viewPath: ValueForm {
    ValueForm(
      schema: .members([
        "type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*$",
        "maxLength": .number(Double(8 * identifierLimit)),
      ])
    ) { value, context in
      guard let scalar = value.scalar, !scalar.isNull else {
        context.wrongType(value, expected: "the name of a view")
        return nil
      }
      let parts = scalar.text.split(separator: ".", omittingEmptySubsequences: false)
      guard scalar.text.utf8.count <= 8 * identifierLimit,
        parts.allSatisfy({ isIdentifier(String($0)) })
      else {
        context.report(
          .documentInvalidID, "'\(scalar.text.prefix(60))' is not the name of a view",
          at: value.bytes)
        return nil
      }
      return scalar.text
    }
  }
}

/// The longest name, in characters.
let identifierLimit = 128

/// Whether a text is a name: ASCII letters, digits and `_`, no digit first.
func isIdentifier(_ text: String) -> Bool {
  guard let first = text.utf8.first, !(0x30...0x39).contains(first),
    text.utf8.count <= identifierLimit
  else { return false }
  return text.utf8.allSatisfy {
    (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
      || $0 == 0x5F
  }
}

extension ValueForm where Value == Double {
  /// A number within bounds.
  static func number(
    _ bounds: ClosedRange<Double> = -documentNumberLimit...documentNumberLimit
  ) -> ValueForm {
    let schema = JSONValue.members([
      "type": "number", "minimum": .number(bounds.lowerBound),
      "maximum": .number(bounds.upperBound),
    ])
    return ValueForm(schema: schema) { value, context in
      guard let number = value.scalar?.number else {
        context.wrongType(value, expected: "a number", hints: context.withoutQuotes(value))
        return nil
      }
      guard bounds.contains(number) else {
        context.report(
          .documentInvalidValue,
          "\(value.scalar?.text.prefix(40) ?? "") is not between \(shortNumber(bounds.lowerBound))"
            + " and \(shortNumber(bounds.upperBound))", at: value.bytes)
        return nil
      }
      return number
    }
  }
}

extension ValueForm where Value == Int {
  /// A whole number within bounds.
  static func integer(_ bounds: ClosedRange<Int>) -> ValueForm {
    let schema = JSONValue.members([
      "type": "integer", "minimum": .number(Double(bounds.lowerBound)),
      "maximum": .number(Double(bounds.upperBound)),
    ])
    return ValueForm(schema: schema) { value, context in
      guard case .integer(let number)? = value.scalar?.coreValue else {
        context.wrongType(value, expected: "a whole number", hints: context.withoutQuotes(value))
        return nil
      }
      guard bounds.contains(number) else {
        context.report(
          .documentInvalidValue,
          "\(number) is not between \(bounds.lowerBound) and \(bounds.upperBound)",
          at: value.bytes)
        return nil
      }
      return number
    }
  }
}

extension ValueForm where Value == Bool {
  /// `true` or `false`.
  static var boolean: ValueForm {
    ValueForm(schema: .members(["type": "boolean"])) { value, context in
      if case .boolean(let truth)? = value.scalar?.coreValue { return truth }
      let meant: Bool? =
        switch value.scalar?.text.lowercased() {
        case "yes", "on", "y", "1", "true": true
        case "no", "off", "n", "0", "false": false
        default: nil
        }
      context.wrongType(
        value, expected: "true or false",
        hints: context.didYouMean(meant.map { "\($0)" }, at: value.bytes))
      return nil
    }
  }
}

extension ValueForm
where
  Value: RawRepresentable & CaseIterable, Value.RawValue == String
{
  /// One of the cases of an enumeration, by its name.
  static func choice(_ subject: String) -> ValueForm {
    let names = ValueForm<String>.name(subject, among: Value.allCases.map(\.rawValue))
    let read = names.read
    return ValueForm(schema: names.schema) { value, context in
      read(value, &context).flatMap(Value.init(rawValue:))
    }
  }
}

extension ReadingContext {
  /// Reports a comment on the line of an unquoted text: it may have been meant as part of it.
  mutating func reportComment(after value: DocumentValue, _ scalar: DocumentScalar) {
    guard let comment = scalar.comment else { return }
    let whole = value.bytes.lowerBound..<comment.upperBound
    let next = comment.lowerBound + 1
    let looksMeant = next == comment.upperBound || Quoting.isBlank(source.bytes[next])
    let shown = source.text(of: comment).prefix(40)
    let alone = Quoting.hint(value.bytes, in: source)
    let together = Quoting.hint(whole, in: source)
    report(
      .documentQuoteValue, "'\(shown)' is a comment here and not part of the value", at: comment,
      severity: looksMeant ? .warning : .error,
      hints: looksMeant ? [alone, together] : [together, alone])
  }

  /// The hint to take the quotes off a number.
  func withoutQuotes(_ value: DocumentValue) -> [Hint] {
    guard let scalar = value.scalar, scalar.style != .plain,
      DocumentScalar(text: scalar.text, style: .plain, comment: nil).number != nil
    else { return [] }
    return [
      Hint(
        "leave the quotes out",
        edits: [SourceEdit(path: source.path, bytes: value.bytes, replacement: scalar.text)])
    ]
  }
}

/// A number without a fraction that is zero.
func shortNumber(_ value: Double) -> String {
  value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
}
