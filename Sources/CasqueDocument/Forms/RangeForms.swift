import CasqueDiagnostics
import CasqueModel

/// The ends of a range as it is written: `a..<b`, `a...b`, `a...`, `..<b`, `...b` or `a`.
private struct WrittenRange {
  var lower: String?
  var upper: String?
  var includesUpper: Bool

  init(_ text: String) {
    let parts = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let sign = parts[1].first, sign == "." || sign == "<" else {
      (lower, upper, includesUpper) = (text, text, true)
      return
    }
    lower = Self.end(parts[0])
    upper = Self.end(parts[1].dropFirst())
    includesUpper = sign == "."
  }

  private static func end(_ text: Substring) -> String? {
    let inner = text.drop { $0 == " " }
    let trimmed = String(inner.reversed().drop { $0 == " " }.reversed())
    return trimmed.isEmpty ? nil : trimmed
  }
}

extension ValueForm where Value == Range<Double> {
  /// A range of extents in points; the upper end of `..<` is left out.
  static var extent: ValueForm {
    let decimal = "[0-9]+(\\.[0-9]+)?"
    let schema = JSONValue.members([
      "type": ["string", "number"],
      "pattern": .string("^(\(decimal))?\\s*(\\.\\.\\.|\\.\\.<)\\s*(\(decimal))?$|^\(decimal)$"),
    ])
    return ValueForm(schema: schema) { value, context in
      guard let scalar = value.scalar, !scalar.isNull else {
        context.wrongType(value, expected: "a range such as 0..<600")
        return nil
      }
      let written = WrittenRange(scalar.text)
      guard let lower = number(written.lower, default: 0),
        let upper = number(written.upper, default: .infinity),
        written.lower != nil || written.upper != nil, lower >= 0
      else {
        context.report(
          .documentInvalidValue,
          "'\(scalar.text.prefix(40))' is not a range such as 0..<600, 600... or 320...600",
          at: value.bytes)
        return nil
      }
      let end = written.includesUpper && upper.isFinite ? upper.nextUp : upper
      guard lower < end else {
        context.report(
          .documentInvalidValue, "no extent lies in '\(scalar.text.prefix(40))'", at: value.bytes)
        return nil
      }
      return lower..<end
    }
  }

  private static func number(_ text: String?, default value: Double) -> Double? {
    guard let text else { return value }
    let number = DocumentScalar(text: text, style: .plain, comment: nil).number
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension ValueForm where Value == ClosedRange<ContentSizeCategory> {
  /// A range of text sizes, both ends included unless `..<` is written.
  static var contentSizes: ValueForm {
    let all = ContentSizeCategory.allCases
    let name = "(" + all.map(\.rawValue).joined(separator: "|") + ")"
    let schema = JSONValue.members([
      "type": "string",
      "pattern": .string("^\(name)?\\s*(\\.\\.\\.|\\.\\.<)\\s*\(name)?$|^\(name)$"),
    ])
    return ValueForm(schema: schema) { value, context in
      guard let scalar = value.scalar, !scalar.isNull else {
        context.wrongType(value, expected: "a text size or a range of them")
        return nil
      }
      let written = WrittenRange(scalar.text)
      for end in [written.lower, written.upper] {
        guard let end, ContentSizeCategory(rawValue: end) == nil else { continue }
        context.unknownName(end, "a text size", among: all.map(\.rawValue), at: value.bytes)
        return nil
      }
      let lower = written.lower.flatMap(ContentSizeCategory.init) ?? .xSmall
      var upper = written.upper.flatMap(ContentSizeCategory.init) ?? .accessibility5
      if !written.includesUpper, written.upper != nil {
        guard let below = all.last(where: { $0 < upper }) else {
          context.report(.documentInvalidValue, "no text size is below xSmall", at: value.bytes)
          return nil
        }
        upper = below
      }
      guard lower <= upper else {
        context.report(
          .documentInvalidValue, "no text size lies in '\(scalar.text)'", at: value.bytes)
        return nil
      }
      return lower...upper
    }
  }
}
