public import Casque

/// Why a command could not do its work.
public enum CommandError: Error, Sendable {
  /// The command line could not be understood.
  case usage(UsageError)
  /// Something outside could not be used; one sentence without a full stop.
  case failure(String)
  /// A file is not as it should be.
  case diagnostic(Diagnostic)
}
