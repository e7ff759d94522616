/// When a snapshot is written to its reference.
///
/// | mode    | no reference  | the same | different            |
/// |---------|---------------|----------|----------------------|
/// | all     | write, pass   | pass     | write, pass          |
/// | missing | write, pass   | pass     | fail                 |
/// | failed  | write, pass   | pass     | write, fail this run |
/// | changed | write, pass   | pass     | write, pass          |
/// | never   | fail          | pass     | fail                 |
///
/// What a comparator lets pass is the same: `changed` leaves the file alone then, and `all` does
/// not unless the bytes are equal.
public enum RecordMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// Every snapshot is written.
  case all
  /// What has no reference yet is written.
  case missing
  /// What has no reference or differs from it is written; a difference still fails once.
  case failed
  /// What has no reference or differs from it is written, and passes.
  case changed
  /// Nothing is written; a snapshot without a reference fails.
  case never

  /// The environment variables that name a mode, the stronger first.
  ///
  /// The second is the one of swift-snapshot-testing.
  public static let variables = ["CASQUE_RECORD", "SNAPSHOT_TESTING_RECORD"]

  /// Why no mode could be found.
  public enum EnvironmentError: Error, Sendable, Hashable {
    /// A variable holds a word that is no mode.
    case unknownMode(variable: String, value: String)
  }

  /// The mode that holds: the explicit one, else the scope's, else the environment's, else
  /// ``never`` on a CI machine and ``missing`` elsewhere.
  ///
  /// - Parameters:
  ///   - explicit: what the call itself asks for.
  ///   - scoped: what the test, its suite or a scoped function asks for.
  ///   - environment: the environment variables; an empty one counts as not set.
  /// - Throws: if the environment decides and has a word that is no mode.
  public static func resolved(
    explicit: RecordMode? = nil, scoped: RecordMode? = nil, environment: [String: String]
  ) throws(EnvironmentError) -> RecordMode {
    if let mode = explicit ?? scoped { return mode }
    for variable in variables {
      guard let value = environment[variable], !value.isEmpty else { continue }
      guard let mode = RecordMode(rawValue: value.lowercased()) else {
        throw .unknownMode(variable: variable, value: value)
      }
      return mode
    }
    return isContinuousIntegration(environment) ? .never : .missing
  }

  /// Whether `CI` is set, as every service does, and not to a word for no.
  private static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    !["", "0", "false", "no"].contains(environment["CI", default: ""].lowercased())
  }
}

extension RecordMode.EnvironmentError: CustomStringConvertible {
  /// A sentence without a full stop.
  public var description: String {
    switch self {
    case .unknownMode(let variable, let value):
      "\(variable) is '\(value)', which is no record mode: use "
        + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }
}
