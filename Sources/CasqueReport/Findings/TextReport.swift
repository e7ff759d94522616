public import CasqueDiagnostics

/// Whether a report is written with the colours of a terminal.
public enum TextColoring: Sendable, Hashable {
  /// Plain characters.
  case none
  /// ANSI colours.
  case ansi
}

/// Writes diagnostics and findings as compilers do.
public struct TextReport: Sendable {
  /// With or without colours.
  public var coloring: TextColoring
  /// Gives a file's text by its path, for excerpts; nil where there is none.
  public var source: @Sendable (_ path: String) -> String? {
    didSet { texts = SourceLines() }
  }

  /// The lines of the files that were asked for.
  private var texts = SourceLines()

  /// How many cells an entry names before it counts the rest.
  static let namedCells = 3

  /// Creates a writer.
  public init(
    coloring: TextColoring, source: @escaping @Sendable (_ path: String) -> String?
  ) {
    self.coloring = coloring
    self.source = source
  }

  /// The lines of a diagnostic, each with its end.
  public func text(of diagnostic: Diagnostic) -> String {
    (head(diagnostic) + notes(diagnostic) + hints(diagnostic)).map { $0 + "\n" }.joined()
  }

  /// The lines of an entry of a check over `total` cells, each with its end.
  public func text(of group: FindingGroup, total: Int) -> String {
    let diagnostic = group.finding.diagnostic
    var lines = head(diagnostic) + notes(diagnostic)
    if !group.finding.evidence.isEmpty {
      lines.append("  \(group.finding.evidence), first on \(group.cells[0])")
    }
    lines.append("  on \(group.cells.count) of \(total) cells: \(TextReport.names(of: group))")
    lines += hints(diagnostic)
    return lines.map { $0 + "\n" }.joined()
  }

  private func head(_ diagnostic: Diagnostic) -> [String] {
    let place = diagnostic.place.map { "\(TextReport.visible("\($0)")): " } ?? ""
    var lines = [
      colored(place, "1") + colored("\(diagnostic.severity.rawValue): ", color(diagnostic))
        + colored("\(diagnostic.message) [\(diagnostic.code.rawValue)]", "1")
    ]
    if let place = diagnostic.place, let line = texts.line(of: place, from: source) {
      let excerpt = SourceExcerpt(of: place, line: line)
      lines.append(excerpt.lines[0])
      lines.append(colored(excerpt.lines[1], "32"))
    }
    return lines
  }

  private func notes(_ diagnostic: Diagnostic) -> [String] {
    diagnostic.notes.map { note in
      "  note: \(note.place.map { "\($0): " } ?? "")\(note.message)"
    }
  }

  private func hints(_ diagnostic: Diagnostic) -> [String] {
    diagnostic.hints.map { "  hint: \($0.message)" }
  }

  private func color(_ diagnostic: Diagnostic) -> String {
    switch diagnostic.severity {
    case .error: "1;31"
    case .warning: "1;35"
    case .note: "1;36"
    }
  }

  private func colored(_ text: String, _ code: String) -> String {
    coloring == .none || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// A place whose control characters are written out: a file's name may hold any, and a terminal
  /// would obey them.
  private static func visible(_ place: String) -> String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .control
    }
    guard place.unicodeScalars.contains(where: isControl) else { return place }
    return place.unicodeScalars.map { scalar in
      isControl(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }

  private static func names(of group: FindingGroup) -> String {
    let named = group.cells.prefix(namedCells).joined(separator: "; ")
    let rest = group.cells.count - namedCells
    return rest > 0 ? "\(named); and \(rest) more" : named
  }
}
