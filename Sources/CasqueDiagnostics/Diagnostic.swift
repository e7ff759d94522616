/// How bad a diagnostic or finding is.
public enum Severity: String, Sendable, Hashable, Comparable, Codable, CaseIterable {
  /// Worth knowing; nothing is wrong.
  case note
  /// Probably not what was meant.
  case warning
  /// Wrong: the result is not what the input asks for.
  case error

  /// Orders severities from mild to bad.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A further place that explains a diagnostic.
public struct DiagnosticNote: Sendable, Hashable, Codable {
  /// One sentence without a full stop.
  public var message: String
  /// Where it points, if anywhere.
  public var place: SourceRange?

  /// Creates a note from its sentence and place.
  public init(_ message: String, at place: SourceRange? = nil) {
    self.message = message
    self.place = place
  }
}

/// A replacement of a stretch of a file.
public struct SourceEdit: Sendable, Hashable, Codable {
  /// The file that is changed, as the user named it.
  public var path: String
  /// The bytes that are replaced.
  public var bytes: Range<Int>
  /// What stands there afterwards.
  public var replacement: String

  /// Creates an edit from its file, byte offsets and replacement.
  public init(path: String, bytes: Range<Int>, replacement: String) {
    self.path = path
    self.bytes = bytes
    self.replacement = replacement
  }
}

/// What the reader may do about a diagnostic.
public struct Hint: Sendable, Hashable, Codable {
  /// One sentence without a full stop.
  public var message: String
  /// Edits that carry the hint out; empty where a person has to decide.
  public var edits: [SourceEdit]

  /// Creates a hint from its sentence and edits.
  public init(_ message: String, edits: [SourceEdit] = []) {
    self.message = message
    self.edits = edits
  }
}

/// Something the input's author should know, with its place and a way out.
public struct Diagnostic: Sendable, Hashable, Codable {
  /// The stable name of what happened.
  public var code: DiagnosticCode
  /// How bad it is.
  public var severity: Severity
  /// One sentence without a full stop.
  public var message: String
  /// Where it was caused, if the input has places.
  public var place: SourceRange?
  /// Further places, in reading order.
  public var notes: [DiagnosticNote]
  /// Ways out, best first.
  public var hints: [Hint]

  /// Creates a diagnostic; its severity is the code's own unless another is given.
  public init(
    _ code: DiagnosticCode, _ message: String, at place: SourceRange? = nil,
    severity: Severity? = nil, notes: [DiagnosticNote] = [], hints: [Hint] = []
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.message = message
    self.place = place
    self.notes = notes
    self.hints = hints
  }
}

/// The best value that could be made of an input, and what its author should know.
public struct Diagnosed<Value> {
  /// The best value that could be made.
  public var value: Value
  /// What the author should know, in the order of the input.
  public var diagnostics: [Diagnostic]

  /// Creates a value with its diagnostics.
  public init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// The same diagnostics beside another value.
  public func map<Other>(_ transform: (Value) -> Other) -> Diagnosed<Other> {
    Diagnosed<Other>(transform(value), diagnostics: diagnostics)
  }
}

extension Diagnosed: Sendable where Value: Sendable {}
