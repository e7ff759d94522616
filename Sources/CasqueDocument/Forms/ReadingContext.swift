import CasqueDiagnostics
import CasqueStrings

/// What every reader of values needs: the file, the names of colours, and where to complain.
struct ReadingContext {
  let source: SourceText
  /// The names of the system's colours, in alphabetical order.
  let colorNames: [String]
  let palette: Set<String>
  /// What the document is read with beside its own text.
  let surroundings: ReadingSurroundings
  /// The components of the document by name, and their names in its order.
  var components: [String: ComponentDefinition] = [:]
  var componentNames: [String] = []
  /// The components that are being read: each contains the next.
  var openComponents: [String] = []
  var usedComponents: Set<String> = []
  /// How many components and documents have been put into others.
  var instances = 0
  /// The tables of localised strings that were looked into, by name.
  var tables: [String: StringTable] = [:]
  /// What has been reported so far, in the order of discovery.
  private(set) var diagnostics: [Diagnostic] = []
  /// What was reported about other files, in the order of discovery.
  private(set) var elsewhere: [Diagnostic] = []
  private let limits: DocumentLimits
  private var suggestions = 0
  private static let suggestionLimit = 100

  init(
    source: SourceText, _ surroundings: ReadingSurroundings,
    limits: DocumentLimits = DocumentLimits()
  ) {
    self.source = source
    self.surroundings = surroundings
    palette = surroundings.palette
    self.limits = limits
    colorNames = palette.sorted() + FixedColor.allCases.map(\.rawValue)
  }

  /// Reports something at a stretch of the file.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at stretch: Range<Int>,
    severity: Severity? = nil, notes: [DiagnosticNote] = [], hints: [Hint] = []
  ) {
    guard diagnostics.count < limits.diagnostics else { return }
    let diagnostic = Diagnostic(
      code, message, at: source.range(of: stretch), severity: severity, notes: notes,
      hints: hints)
    // The view of a component is read once for every instance.
    if !openComponents.isEmpty, diagnostics.contains(diagnostic) { return }
    diagnostics.append(diagnostic)
  }

  /// Adds what was reported about another file, once.
  mutating func add(fromElsewhere other: [Diagnostic]) {
    for diagnostic in other
    where elsewhere.count < limits.diagnostics && !elsewhere.contains(diagnostic) {
      elsewhere.append(diagnostic)
    }
  }

  /// Counts a component or document put into another; false after a diagnostic if there are too
  /// many.
  mutating func countInstance(at stretch: Range<Int>) -> Bool {
    instances += 1
    guard instances > limits.instances else { return true }
    if instances == limits.instances + 1 {
      report(
        .documentAliasLimit,
        "more than \(limits.instances) components and layouts are put into others", at: stretch)
    }
    return false
  }

  /// Reports a value of the wrong kind; nothing if it has been reported already.
  ///
  /// Where text was wanted, lists and mappings on one line get the hint to be quoted.
  mutating func wrongType(
    _ value: DocumentValue, expected: String, code: DiagnosticCode = .documentWrongType,
    hints: [Hint] = []
  ) {
    guard !value.isUnreadable else { return }
    var stretch = value.bytes
    let line = source.line(around: stretch.lowerBound)
    if stretch.upperBound > line.upperBound, stretch.lowerBound < line.upperBound {
      stretch = stretch.lowerBound..<line.upperBound
    }
    report(code, "expected \(expected), found \(value.kindName)", at: stretch, hints: hints)
  }

  /// The candidate nearest to a misspelt name, for the first hundred names of a file.
  mutating func suggestion(for name: String, in candidates: some Sequence<String>) -> String? {
    guard suggestions < Self.suggestionLimit else { return nil }
    suggestions += 1
    return NearestName.of(name, in: candidates)
  }

  /// The hint to write another name at a stretch of the file.
  func didYouMean(_ name: String?, at stretch: Range<Int>) -> [Hint] {
    guard let name else { return [] }
    return [
      Hint(
        "did you mean '\(name)'?",
        edits: [SourceEdit(path: source.path, bytes: stretch, replacement: name)])
    ]
  }

  /// Reports a name that is not one of those allowed, with the nearest of them.
  mutating func unknownName(
    _ name: String, _ subject: String, among names: [String], at stretch: Range<Int>,
    code: DiagnosticCode = .documentInvalidValue
  ) {
    let nearest = suggestion(for: name, in: names)
    var message = "'\(name.prefix(60))' is not \(subject)"
    if nearest == nil, names.count <= 16 { message += ": \(names.joined(separator: ", "))" }
    report(code, message, at: stretch, hints: didYouMean(nearest, at: stretch))
  }
}
