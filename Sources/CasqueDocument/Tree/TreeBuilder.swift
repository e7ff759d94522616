import CasqueDiagnostics

/// Builds a value tree from libyaml's events, and reports what libyaml would lose in silence.
///
/// Aliases share the value they name; the bounds count them as if they were written out.
struct TreeBuilder {
  let source: SourceText
  /// The text as libyaml sees it, for its scalar indices.
  let indices: SourceText
  let limits: DocumentLimits
  /// Stretches that were put aside after a syntax error; what stands there reads as unreadable.
  let blanked: [Range<Int>]
  private(set) var root: DocumentValue?
  var diagnostics: [Diagnostic] = []
  private var open: [OpenCollection] = []
  private var anchors: [String: Anchored] = [:]
  private var unused: [String: Range<Int>] = [:]
  private var openAnchors: Set<String> = []
  private var values = 0
  private var documents = 0

  /// A value that aliases may repeat, with what it costs.
  private struct Anchored {
    var value: DocumentValue
    var count: Int
    var height: Int
  }

  init(
    source: SourceText, indices: SourceText, limits: DocumentLimits, blanked: [Range<Int>]
  ) {
    self.source = source
    self.indices = indices
    self.limits = limits
    self.blanked = blanked
  }

  /// Takes the next event; false if reading has to end.
  mutating func receive(_ event: YAMLEvent) -> Bool {
    let stretch = bytes(of: event.scalars)
    switch event.kind {
    case .documentStart:
      documents += 1
      guard documents > 1 else { return true }
      report(
        .documentSyntax, "a second document in the file: only the first one is read", at: stretch)
      return false
    case .documentEnd: return true
    case .alias(let name): return alias(name, at: stretch)
    case .scalar(let text, let style):
      return scalar(text, style, event, at: stretch)
    case .sequenceStart(let isFlow):
      return begin(isMapping: false, isFlow: isFlow, event, at: stretch)
    case .mappingStart(let isFlow):
      return begin(isMapping: true, isFlow: isFlow, event, at: stretch)
    case .sequenceEnd, .mappingEnd: return end(at: stretch)
    }
  }

  /// Reports what is known only at the end of the file.
  mutating func finish() {
    for (name, stretch) in unused.sorted(by: { $0.value.lowerBound < $1.value.lowerBound }) {
      report(
        .documentQuoteValue, "'&\(name)' names a value for aliases, but nothing refers to it",
        at: stretch, hints: [Quoting.hint(stretch, in: source)])
    }
  }

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at stretch: Range<Int>, hints: [Hint] = [],
    notes: [DiagnosticNote] = []
  ) {
    guard diagnostics.count < limits.diagnostics else { return }
    diagnostics.append(
      Diagnostic(code, message, at: source.range(of: stretch), notes: notes, hints: hints))
  }

  private func bytes(of scalars: Range<Int>) -> Range<Int> {
    let start = indices.offset(ofScalar: scalars.lowerBound)
    return start..<max(start, indices.offset(ofScalar: scalars.upperBound))
  }

  // MARK: Values

  private mutating func scalar(
    _ text: String, _ style: DocumentScalar.Style, _ event: YAMLEvent, at stretch: Range<Int>
  ) -> Bool {
    let isKey = open.last?.expectsKey ?? false
    var scalar = DocumentScalar(text: text, style: style, comment: nil)
    var value = DocumentValue(content: .scalar(scalar), bytes: stretch)
    if event.tag != nil {
      let raw = source.text(of: stretch)
      report(
        .documentTag, "'\(raw.prefix(40))' begins with a tag: the part after '!' is not kept",
        at: stretch, hints: [Quoting.hint(stretch, in: source)])
      if raw.hasPrefix("!"), !raw.hasPrefix("!!") { scalar.text = raw }
      scalar.style = .doubleQuoted
      value.content = .scalar(scalar)
    } else if style == .plain {
      scalar.comment = comment(after: stretch.upperBound)
      value.content = .scalar(scalar)
      if text.isEmpty, !isKey { value.content = emptyContent(&value.bytes, scalar) }
      if event.anchor != nil, text.isEmpty {
        scalar = DocumentScalar(
          text: source.text(of: stretch), style: .doubleQuoted, comment: nil)
        value.content = .scalar(scalar)
      }
    } else if style == .block {
      value.bytes = trimmed(stretch)
      if text.isEmpty, !isKey { reportEmptyBlock(value.bytes) }
    }
    if event.anchor != nil, !isKey, !text.isEmpty { value.bytes = withoutAnchor(value.bytes) }
    if let anchor = event.anchor, case .scalar = value.content {
      unused[anchor] = stretch
    }
    return add(value, new: 1, count: 1, height: 1, anchor: event.anchor)
  }

  private mutating func reportEmptyBlock(_ stretch: Range<Int>) {
    report(
      .documentQuoteValue, "this begins a block of text, and there is none", at: stretch,
      hints: [Quoting.hint(stretch, in: source)])
  }

  /// A stretch without the blanks and line ends at its end.
  private func trimmed(_ stretch: Range<Int>) -> Range<Int> {
    let last = source.bytes[stretch].lastIndex { $0 > 0x20 } ?? stretch.lowerBound
    return stretch.lowerBound..<min(last + 1, stretch.upperBound)
  }

  /// What an empty plain scalar is: nothing, or something that was taken for a comment.
  private mutating func emptyContent(
    _ stretch: inout Range<Int>, _ scalar: DocumentScalar
  ) -> DocumentValue.Content {
    // In flow style libyaml gives the place of the next token; the one after the colon is meant.
    if let key = open.last?.pendingKey {
      var colon = key.bytes.upperBound
      while colon < stretch.lowerBound, source.bytes[colon] != 0x3A { colon += 1 }
      if colon < stretch.lowerBound { stretch = colon + 1..<colon + 1 }
    }
    var start = stretch.lowerBound
    while start < source.bytes.count, Quoting.isBlank(source.bytes[start]) { start += 1 }
    if blanked.contains(where: { $0.lowerBound == start }) { return .unreadable }
    guard let comment = comment(after: stretch.lowerBound) else { return .scalar(scalar) }
    report(
      .documentQuoteValue,
      "'\(source.text(of: comment).prefix(40))' is a comment here, so there is no value",
      at: comment, hints: [Quoting.hint(comment, in: source)])
    stretch = comment
    let next = comment.lowerBound + 1
    guard next < comment.upperBound, !Quoting.isBlank(source.bytes[next]) else {
      return .unreadable
    }
    return .scalar(
      DocumentScalar(text: source.text(of: comment), style: .doubleQuoted, comment: nil))
  }

  /// The comment on the rest of the line, without trailing spaces.
  private func comment(after offset: Int) -> Range<Int>? {
    let bytes = source.bytes
    var start = offset
    while start < bytes.count, Quoting.isBlank(bytes[start]) { start += 1 }
    guard start > offset, start < bytes.count, bytes[start] == 0x23 else { return nil }
    guard !blanked.contains(where: { $0.contains(start) }) else { return nil }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    while Quoting.isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func withoutAnchor(_ stretch: Range<Int>) -> Range<Int> {
    var start = stretch.lowerBound
    while start < stretch.upperBound, source.bytes[start] == 0x26 {
      while start < stretch.upperBound, source.bytes[start] > 0x20 { start += 1 }
      while start < stretch.upperBound, source.bytes[start] <= 0x20 { start += 1 }
    }
    return start..<stretch.upperBound
  }

  private mutating func alias(_ name: String, at stretch: Range<Int>) -> Bool {
    if openAnchors.contains(name) {
      report(
        .documentAliasLimit, "'*\(name)' stands inside the value that it names", at: stretch)
      return add(unreadable(stretch), new: 1, count: 1, height: 1, anchor: nil)
    }
    guard var anchored = anchors[name] else {
      report(
        .documentQuoteValue, "'*\(name)' refers to a value named '&\(name)', and there is none",
        at: stretch, hints: [Quoting.hint(stretch, in: source)])
      let text = DocumentScalar(
        text: source.text(of: stretch), style: .doubleQuoted, comment: nil)
      let value = DocumentValue(content: .scalar(text), bytes: stretch)
      return add(value, new: 1, count: 1, height: 1, anchor: nil)
    }
    unused[name] = nil
    guard values + anchored.count <= limits.values,
      open.count + anchored.height <= limits.depth
    else {
      report(
        .documentAliasLimit,
        "with '*\(name)' written out the document has more than \(limits.values) values "
          + "or is nested deeper than \(limits.depth)", at: stretch)
      return add(unreadable(stretch), new: 1, count: 1, height: 1, anchor: nil)
    }
    anchored.value.bytes = anchored.value.scalar == nil ? anchored.value.bytes : stretch
    return add(
      anchored.value, new: anchored.count, count: anchored.count, height: anchored.height,
      anchor: nil)
  }

  private func unreadable(_ stretch: Range<Int>) -> DocumentValue {
    DocumentValue(content: .unreadable, bytes: stretch)
  }

  // MARK: Collections

  private mutating func begin(
    isMapping: Bool, isFlow: Bool, _ event: YAMLEvent, at stretch: Range<Int>
  ) -> Bool {
    guard open.count < limits.depth else {
      report(
        .documentTooDeep, "lists and mappings are nested deeper than \(limits.depth)", at: stretch)
      return false
    }
    if event.tag != nil {
      let line = source.line(around: stretch.lowerBound)
      var end = stretch.lowerBound
      while end < line.upperBound, source.bytes[end] > 0x20 { end += 1 }
      report(
        .documentTag, "a tag has no meaning in a document", at: stretch.lowerBound..<end,
        hints: Quoting.lineValue(around: stretch.lowerBound, in: source).map {
          [Quoting.hint($0, in: source)]
        } ?? [])
    }
    if let anchor = event.anchor { openAnchors.insert(anchor) }
    open.append(
      OpenCollection(
        isMapping: isMapping, isFlow: isFlow, anchor: event.anchor, bytes: stretch))
    return true
  }

  private mutating func end(at stretch: Range<Int>) -> Bool {
    guard var collection = open.popLast() else { return false }
    if let anchor = collection.anchor { openAnchors.remove(anchor) }
    for duplicate in collection.takeDuplicates() {
      report(
        .documentDuplicateKey,
        "'\(duplicate.key)' is given twice: the first one counts", at: duplicate.bytes,
        notes: [DiagnosticNote("the first one", at: source.range(of: duplicate.first))])
    }
    return add(
      collection.value(end: stretch.upperBound), new: 1, count: collection.count,
      height: collection.height + 1, anchor: collection.anchor)
  }

  /// Gives a value to the collection around it; `new` of its `count` values are not counted yet.
  private mutating func add(
    _ value: DocumentValue, new: Int, count: Int, height: Int, anchor: String?
  ) -> Bool {
    values += new
    guard values <= limits.values else {
      report(
        .documentTooLarge, "the document has more than \(limits.values) values", at: value.bytes)
      return false
    }
    if let anchor { anchors[anchor] = Anchored(value: value, count: count, height: height) }
    guard let last = open.indices.last else {
      root = root ?? value
      return true
    }
    if let complaint = open[last].add(value, count: count, height: height) {
      report(.documentWrongType, complaint, at: value.bytes)
    }
    return true
  }
}
