import CasqueDiagnostics

/// Reads XML in one pass, every tag and attribute with its bytes.
///
/// It goes on after a fault where it can: what was read before a file breaks off stays, and an end
/// tag closes the tag of its name whatever was left open inside. A document type declaration ends
/// reading: it could define entities.
struct MarkupParser {
  let source: SourceText
  var offset: Int
  var records: [MarkupTree.Record] = []
  var open: [Int] = []
  var diagnostics: [Diagnostic] = []
  /// How many tags were left out because they are nested too deep, and are still open.
  private var skipped = 0
  private var isRefused = false

  var bytes: [UInt8] { source.bytes }

  private init(_ source: SourceText) {
    self.source = source
    offset = source.contentStart
  }

  /// Reads a file.
  ///
  /// - Returns: the tree, nil if there is none, and what is wrong with the text. O(bytes).
  static func parse(_ bytes: [UInt8], path: String) -> Diagnosed<MarkupTree?> {
    guard bytes.count <= MarkupLimits.bytes else {
      let start = SourceText(path: path, bytes: [])
      let problem = Diagnostic(
        .documentTooLarge, "the file has more than \(MarkupLimits.bytes) bytes",
        at: start.range(of: 0..<0))
      return Diagnosed(nil, diagnostics: [problem])
    }
    let source = SourceText(path: path, bytes: bytes)
    if let fault = source.encodingFault(refusing: { $0 == 0xFFFE || $0 == 0xFFFF }) {
      let problem = Diagnostic(.documentEncoding, fault.message, at: source.range(of: fault.bytes))
      return Diagnosed(nil, diagnostics: [problem])
    }
    var parser = MarkupParser(source)
    parser.run()
    guard !parser.isRefused, !parser.records.isEmpty else {
      if parser.diagnostics.isEmpty {
        parser.report(.documentEmpty, "there is nothing in the file", at: parser.offset)
      }
      return Diagnosed(nil, diagnostics: parser.diagnostics)
    }
    return Diagnosed(
      MarkupTree(source: source, records: parser.records), diagnostics: parser.diagnostics)
  }

  private mutating func run() {
    while offset < bytes.count, !isRefused {
      if bytes[offset] != 0x3C {
        readText()
      } else if skip("<!--", to: "-->") || skip("<?", to: "?>") || readCharacterData() {
        continue
      } else if starts("<!") {
        isRefused = true
        report(
          .documentSyntax, "a document type declaration is not read: it could define entities",
          at: offset)
      } else if starts("</") {
        readEndTag()
      } else if records.count == MarkupLimits.tags {
        report(.documentTooLarge, "more than \(MarkupLimits.tags) tags are not read", at: offset)
        return
      } else {
        readStartTag()
      }
    }
    if let last = open.last, !isRefused {
      let record = records[last]
      report(
        .documentSyntax, "the file ends before '\(record.name)' does", at: bytes.count,
        notes: [DiagnosticNote("it begins here", at: source.range(of: record.bytes))])
    }
  }

  // MARK: Tags

  private mutating func readStartTag() {
    let start = offset
    offset += 1
    let name = readName()
    guard !name.isEmpty else {
      report(.documentSyntax, "a name is missing after '<'", at: start)
      return
    }
    var record = MarkupTree.Record(name: name, parent: open.last, bytes: start..<start)
    var isClosed = false
    while true {
      skipBlanks()
      guard offset < bytes.count else {
        report(.documentSyntax, "the file ends inside '<\(name)'", at: start)
        break
      }
      if bytes[offset] == 0x3E {
        offset += 1
        break
      }
      if starts("/>") {
        offset += 2
        isClosed = true
        break
      }
      guard readAttribute(into: &record) else { break }
    }
    record.bytes = start..<offset
    keep(record, isClosed: isClosed)
  }

  private mutating func keep(_ record: MarkupTree.Record, isClosed: Bool) {
    guard skipped == 0, open.count < MarkupLimits.depth else {
      if skipped == 0 {
        report(
          .documentTooDeep, "tags are nested deeper than \(MarkupLimits.depth)",
          at: record.bytes.lowerBound)
      }
      if !isClosed { skipped += 1 }
      return
    }
    guard !open.isEmpty || records.isEmpty else {
      report(
        .documentSyntax, "'\(record.name)' stands after the document's end",
        at: record.bytes.lowerBound)
      if !isClosed { skipped += 1 }
      return
    }
    let index = records.count
    records.append(record)
    if let parent = record.parent { records[parent].children.append(index) }
    if !isClosed { open.append(index) }
  }

  private mutating func readEndTag() {
    let start = offset
    offset += 2
    let name = readName()
    skipBlanks()
    if offset < bytes.count, bytes[offset] == 0x3E { offset += 1 }
    if skipped > 0 {
      skipped -= 1
      return
    }
    guard let last = open.last else {
      report(.documentSyntax, "'</\(name)>' closes nothing", at: start)
      return
    }
    if records[last].name != name {
      report(
        .documentSyntax, "'</\(name)>' stands where '\(records[last].name)' should end", at: start,
        notes: [DiagnosticNote("it begins here", at: source.range(of: records[last].bytes))])
    }
    guard let place = open.lastIndex(where: { records[$0].name == name }) else { return }
    open.removeSubrange(place...)
  }

  // MARK: Text

  private mutating func readText() {
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x3C { offset += 1 }
    guard let last = open.last, skipped == 0 else { return }
    let isBlank = bytes[start..<offset].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    if !isBlank || !records[last].text.isEmpty { records[last].text += decoded(start..<offset) }
  }

  private mutating func readCharacterData() -> Bool {
    let start = offset
    guard skip("<![CDATA[", to: "]]>") else { return false }
    if let last = open.last, skipped == 0 {
      let end = offset <= bytes.count && offset >= start + 12 ? offset - 3 : offset
      records[last].text += source.text(of: start + 9..<max(start + 9, end))
    }
    return true
  }

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at offset: Int, notes: [DiagnosticNote] = []
  ) {
    guard diagnostics.count < MarkupLimits.diagnostics else { return }
    let end = min(offset + 1, max(offset, bytes.count))
    diagnostics.append(
      Diagnostic(code, message, at: source.range(of: offset..<max(offset, end)), notes: notes))
  }
}
