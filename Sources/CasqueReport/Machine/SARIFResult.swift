import CasqueDiagnostics

/// One result of a SARIF report.
struct SARIFResult: Encodable {
  struct Location: Encodable {
    var id: Int?
    var message: SARIFMessage?
    var physicalLocation: PhysicalLocation?
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct ArtifactLocation: Encodable {
    var uri: String
  }

  /// A stretch by lines and columns, or by bytes.
  struct Region: Encodable {
    var startLine: Int?
    var startColumn: Int?
    var endLine: Int?
    var endColumn: Int?
    var byteOffset: Int?
    var byteLength: Int?
  }

  struct Fix: Encodable {
    var description: SARIFMessage
    var artifactChanges: [Change]
  }

  struct Change: Encodable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }

  struct Replacement: Encodable {
    var deletedRegion: Region
    var insertedContent: SARIFMessage
  }

  struct Properties: Encodable {
    var layout: String
    var views: [String]
    var evidence: String
    var cells: [String]
  }

  var ruleId: String
  var ruleIndex: Int
  var level: String
  var message: SARIFMessage
  var locations: [Location]
  var relatedLocations: [Location]?
  var partialFingerprints: [String: String]
  var fixes: [Fix]?
  var properties: Properties?

  init(_ diagnostic: Diagnostic, among codes: [DiagnosticCode], cause: String? = nil) {
    ruleId = diagnostic.code.rawValue
    ruleIndex = codes.firstIndex(of: diagnostic.code) ?? -1
    level = SARIFResult.level(diagnostic.severity)
    message = SARIFMessage(text: diagnostic.message)
    locations = diagnostic.place.map { [Location(physicalLocation: PhysicalLocation($0))] } ?? []
    let notes = diagnostic.notes.enumerated().map { index, note in
      Location(
        id: index + 1, message: SARIFMessage(text: note.message),
        physicalLocation: note.place.map(PhysicalLocation.init))
    }
    relatedLocations = notes.isEmpty ? nil : notes
    partialFingerprints = [
      "casqueCause/v1": ReportFingerprint.text(
        of: cause ?? "\(diagnostic.code.rawValue) \(diagnostic.message)", diagnostic.place)
    ]
    let fixes = diagnostic.hints.filter { !$0.edits.isEmpty }.map(SARIFResult.fix)
    self.fixes = fixes.isEmpty ? nil : fixes
  }

  init(_ group: FindingGroup, among codes: [DiagnosticCode]) {
    self.init(
      group.finding.diagnostic, among: codes, cause: group.identity)
    let evidence = group.finding.evidence
    let first = evidence.isEmpty ? "first on" : "\(evidence), first on"
    message.text +=
      " (\(first) \(group.cells[0]); on \(group.cells.count) cell\(group.cells.count == 1 ? "" : "s"))"
    properties = Properties(
      layout: group.layout, views: group.finding.views, evidence: evidence, cells: group.cells)
  }

  static func level(_ severity: Severity) -> String { severity.rawValue }

  private static func fix(_ hint: Hint) -> Fix {
    var changes: [Change] = []
    for edit in hint.edits {
      let replacement = Replacement(
        deletedRegion: Region(byteOffset: edit.bytes.lowerBound, byteLength: edit.bytes.count),
        insertedContent: SARIFMessage(text: edit.replacement))
      let location = ArtifactLocation(uri: ReportPath.uri(edit.path))
      if let index = changes.firstIndex(where: { $0.artifactLocation.uri == location.uri }) {
        changes[index].replacements.append(replacement)
      } else {
        changes.append(Change(artifactLocation: location, replacements: [replacement]))
      }
    }
    return Fix(description: SARIFMessage(text: hint.message), artifactChanges: changes)
  }
}

extension SARIFResult.PhysicalLocation {
  init(_ place: SourceRange) {
    artifactLocation = SARIFResult.ArtifactLocation(uri: ReportPath.uri(place.path))
    let isRange = place.end > place.start
    region = SARIFResult.Region(
      startLine: place.start.line, startColumn: place.start.column,
      endLine: isRange ? place.end.line : nil, endColumn: isRange ? place.end.column : nil)
  }
}
