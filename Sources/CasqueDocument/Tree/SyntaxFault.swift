import CasqueDiagnostics

/// A stop of libyaml's, as the document's author should read it.
struct SyntaxFault {
  /// What is wrong.
  let diagnostic: Diagnostic
  /// The value that makes the text readable if it is put aside; nil if there is none such.
  let aside: Range<Int>?

  init(_ failure: YAMLFailure, source: SourceText, indices: SourceText) {
    let offset = min(indices.offset(ofScalar: failure.index), source.bytes.count)
    let context = failure.contextIndex.map { indices.offset(ofScalar: $0) }
    if let value = SyntaxFault.unquoted(failure, at: offset, context: context, source) {
      aside = value
      diagnostic = Diagnostic(
        .documentQuoteValue, SyntaxFault.reason(value, source),
        at: source.range(of: value), hints: [Quoting.hint(value, in: source)])
      return
    }
    aside = nil
    if let tabs = SyntaxFault.tabs(at: offset, source) {
      diagnostic = Diagnostic(
        .documentSyntax, "a tab cannot indent: use spaces", at: source.range(of: tabs),
        hints: [
          Hint(
            "put two spaces in place of each tab",
            edits: [
              SourceEdit(
                path: source.path, bytes: tabs,
                replacement: String(repeating: "  ", count: tabs.count))
            ])
        ])
      return
    }
    if let halves = SurrogateEscape(at: offset, source) {
      diagnostic = halves.diagnostic(source)
      return
    }
    var message = failure.problem
    if !failure.context.isEmpty { message += " \(failure.context)" }
    var notes: [DiagnosticNote] = []
    if let context, context != offset {
      let place = source.range(of: context..<min(context + 1, source.bytes.count))
      notes = [DiagnosticNote("it begins here", at: place)]
    }
    diagnostic = Diagnostic(
      .documentSyntax, message, at: source.range(of: SyntaxFault.word(at: offset, source)),
      notes: notes)
  }

  /// The value of the line at fault, if quotes would make it text.
  private static func unquoted(
    _ failure: YAMLFailure, at offset: Int, context: Int?, _ source: SourceText
  ) -> Range<Int>? {
    var candidates = [offset]
    if let context { candidates.append(context) }
    for candidate in candidates {
      guard let value = Quoting.lineValue(around: candidate, in: source),
        value.contains(candidate) || value.upperBound == candidate
      else { continue }
      let bytes = source.bytes[value]
      switch source.bytes[value.lowerBound] {
      case 0x7C, 0x3E, 0x2A, 0x26, 0x25, 0x40, 0x60, 0x21: return value
      case 0x5B where isBroken(bytes, closing: 0x5D): return value
      case 0x7B where isBroken(bytes, closing: 0x7D): return value
      case 0x22, 0x27, 0x23, 0x5B, 0x7B: continue
      default:
        if failure.problem.hasPrefix("mapping values are not allowed")
          || failure.problem.hasPrefix("block sequence entries are not allowed")
        {
          return value
        }
      }
    }
    return nil
  }

  /// Whether a value that begins with a bracket can hardly be meant as a list or mapping: text
  /// follows the closing bracket, or there is none and no comma or colon either.
  private static func isBroken(_ bytes: ArraySlice<UInt8>, closing: UInt8) -> Bool {
    guard let close = bytes.firstIndex(of: closing) else {
      return !bytes.contains(0x2C) && !bytes.contains(0x3A)
    }
    guard let next = bytes[(close + 1)...].first(where: { !Quoting.isBlank($0) }) else {
      return false
    }
    return next != 0x23 && next != 0x5D && next != 0x7D && next != 0x2C
  }

  private static func reason(_ value: Range<Int>, _ source: SourceText) -> String {
    let first = source.bytes[value.lowerBound]
    let character = source.text(of: value.lowerBound..<value.lowerBound + 1)
    switch first {
    case 0x7C, 0x3E, 0x5B, 0x7B, 0x2A, 0x26, 0x25, 0x40, 0x60:
      return "text that begins with '\(character)' has to be quoted"
    case 0x21: return "'!' begins a tag: text that begins with it has to be quoted"
    case 0x2D: return "text that begins with '- ' has to be quoted"
    default: return "text that contains ': ' has to be quoted"
    }
  }

  private static func tabs(at offset: Int, _ source: SourceText) -> Range<Int>? {
    let line = source.line(around: offset)
    let blank = source.bytes[line].prefix { Quoting.isBlank($0) }
    guard let first = blank.firstIndex(of: 0x09), offset <= blank.endIndex else { return nil }
    var end = first
    while end < line.upperBound, source.bytes[end] == 0x09 { end += 1 }
    return first..<end
  }

  private static func word(at offset: Int, _ source: SourceText) -> Range<Int> {
    let line = source.line(around: offset)
    var end = offset
    while end < line.upperBound, source.bytes[end] > 0x20 { end += 1 }
    return offset..<max(end, min(offset + 1, line.upperBound, source.bytes.count), offset)
  }
}
