import CasqueDiagnostics

/// Gives the lines of documents that places are on.
struct ExcerptSource {
  private let source: @Sendable (String) -> String?
  private let lines = SourceLines()

  init(_ source: @escaping @Sendable (String) -> String?) { self.source = source }

  /// The excerpt of a place, nil if its document has no such line.
  func excerpt(of place: SourceRange?) -> [String]? {
    guard let place, let line = lines.line(of: place, from: source) else { return nil }
    return SourceExcerpt(of: place, line: line).lines
  }
}

/// A diagnostic as a report's script shows it.
struct DiagnosticEntry: Encodable {
  /// A further place.
  struct Note: Encodable {
    var message: String
    var place: String?
    var excerpt: [String]?
  }

  var code: String
  var severity: String
  var message: String
  var place: String?
  var excerpt: [String]?
  var notes: [Note]
  var hints: [String]

  init(_ diagnostic: Diagnostic, _ excerpts: ExcerptSource) {
    code = diagnostic.code.rawValue
    severity = diagnostic.severity.rawValue
    message = diagnostic.message
    place = diagnostic.place?.description
    excerpt = excerpts.excerpt(of: diagnostic.place)
    notes = diagnostic.notes.map { note in
      Note(
        message: note.message, place: note.place?.description,
        excerpt: excerpts.excerpt(of: note.place))
    }
    hints = diagnostic.hints.map(\.message)
  }
}

/// A cause as a report's script shows it; its cells are those whose findings name it.
struct CauseEntry: Encodable {
  var layout: String
  var diagnostic: DiagnosticEntry
  var views: [String]
  var evidence: String?

  init(_ group: FindingGroup, _ excerpts: ExcerptSource) {
    layout = group.layout
    diagnostic = DiagnosticEntry(group.finding.diagnostic, excerpts)
    views = group.finding.views
    evidence = group.finding.evidence.isEmpty ? nil : group.finding.evidence
  }
}
