package import CasqueDiagnostics

/// A file of YAML or JSON as a tree of values with their places.
///
/// Layout documents, `casque.yml` and device catalogues are read through it.
package struct DocumentTree: Sendable {
  /// The file that the places refer to.
  package let source: SourceText
  /// The value of the first document; nil if there is none or the file cannot be read.
  package let root: DocumentValue?

  /// Reads a file; what is wrong with its text is in the diagnostics, in the order of the file.
  ///
  /// After a value that has to be quoted, reading goes on with the value put aside. After any
  /// other syntax error there is no root. O(bytes · recoveries).
  package static func read(
    _ bytes: [UInt8], path: String, limits: DocumentLimits = DocumentLimits()
  ) -> Diagnosed<DocumentTree> {
    guard bytes.count <= limits.bytes else {
      let start = SourceText(path: path, bytes: [])
      return Diagnosed(
        DocumentTree(source: start, root: nil),
        diagnostics: [
          Diagnostic(
            .documentTooLarge,
            "the file has more than \(limits.bytes) bytes, the most of a document",
            at: start.range(of: 0..<0))
        ])
    }
    let source = SourceText(path: path, bytes: bytes)
    if let fault = source.encodingFault(refusing: isRefused) {
      let diagnostic = Diagnostic(
        .documentEncoding, fault.message, at: source.range(of: fault.bytes))
      return Diagnosed(DocumentTree(source: source, root: nil), diagnostics: [diagnostic])
    }
    return parse(source, limits: limits)
  }

  /// Whether YAML refuses a character above U+007E.
  ///
  /// **Source** YAML 1.2 §5.1: tab, line ends, U+0085 and everything printable.
  static func isRefused(_ scalar: UInt32) -> Bool {
    (0x7F...0x9F).contains(scalar) && scalar != 0x85 || scalar == 0xFEFF || scalar == 0xFFFE
      || scalar == 0xFFFF
  }

  private static func parse(
    _ source: SourceText, limits: DocumentLimits
  ) -> Diagnosed<DocumentTree> {
    var text = source.bytes
    var blanked: [Range<Int>] = []
    var syntax: [Diagnostic] = []
    let recoveries = source.bytes.count <= limits.recoveryBytes ? limits.recoveries : 0
    while true {
      // Blanking changes how many scalars there are, but neither bytes nor lines.
      let indices =
        blanked.isEmpty ? source : SourceText(path: source.path, bytes: text)
      var builder = TreeBuilder(
        source: source, indices: indices, limits: limits, blanked: blanked)
      let failure = EventParser.parse(text[source.contentStart...]) { builder.receive($0) }
      guard let failure else {
        builder.finish()
        return finished(source, builder, syntax)
      }
      let fault = SyntaxFault(failure, source: source, indices: indices)
      syntax.append(fault.diagnostic)
      guard let aside = fault.aside, blanked.count < recoveries,
        !blanked.contains(where: { $0.overlaps(aside) })
      else {
        return Diagnosed(
          DocumentTree(source: source, root: nil), diagnostics: ordered(syntax))
      }
      blanked.append(aside)
      for offset in aside { text[offset] = 0x20 }
    }
  }

  private static func finished(
    _ source: SourceText, _ builder: TreeBuilder, _ syntax: [Diagnostic]
  ) -> Diagnosed<DocumentTree> {
    var diagnostics = syntax + builder.diagnostics
    if diagnostics.isEmpty, builder.root.map({ $0.scalar?.isNull ?? false }) ?? true {
      diagnostics.append(
        Diagnostic(
          .documentEmpty, "there is nothing in the file",
          at: source.range(of: source.contentStart..<source.contentStart)))
    }
    return Diagnosed(
      DocumentTree(source: source, root: builder.root), diagnostics: ordered(diagnostics))
  }

  /// Diagnostics in the order of the file; those of one place stay in their order.
  static func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted { a, b in
      let (first, second) = (
        a.element.place?.bytes.lowerBound ?? 0, b.element.place?.bytes.lowerBound ?? 0
      )
      return (first, a.offset) < (second, b.offset)
    }.map(\.element)
  }
}
