/// Where a command reads its surroundings and writes what it says.
///
/// Data goes to standard output, progress and diagnostics to standard error.
public struct CommandIO: Sendable {
  /// Writes to standard output.
  public var out: @Sendable (String) -> Void
  /// Writes to standard error.
  public var err: @Sendable (String) -> Void
  /// Reads a line of standard input without its end; nil after the last.
  public var input: @Sendable () -> String?
  /// What standard error is connected to.
  public var errorStream: Stream
  /// The environment variables.
  public var environment: [String: String]
  /// The folder where a `casque.yml` is looked for first.
  public var folder: String
  /// What comes in through standard input.
  public var standardInput: @Sendable () -> [UInt8]

  /// What a stream is connected to.
  public enum Stream: Sendable, Hashable {
    /// A terminal with so many columns.
    case terminal(columns: Int)
    /// A file or a pipe.
    case file
  }

  /// Creates the surroundings of a command.
  public init(
    out: @escaping @Sendable (String) -> Void, err: @escaping @Sendable (String) -> Void,
    input: @escaping @Sendable () -> String? = { nil }, errorStream: Stream = .file,
    environment: [String: String] = [:], folder: String = ".",
    standardInput: @escaping @Sendable () -> [UInt8] = { [] }
  ) {
    self.out = out
    self.err = err
    self.input = input
    self.errorStream = errorStream
    self.environment = environment
    self.folder = folder
    self.standardInput = standardInput
  }

  /// Whether reports on standard error are coloured: on a terminal without NO_COLOR.
  public var isColored: Bool {
    if case .file = errorStream { return false }
    return environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }
}

/// How a command ended, as its exit status.
public enum ExitStatus: Int32, Sendable {
  /// All is well.
  case success = 0
  /// There are findings, differences or errors in a document.
  case findings = 1
  /// Nothing could be done.
  case failure = 2
  /// The command line could not be understood.
  case usage = 64
  /// The user stopped it.
  case interrupted = 130
}
