/// A command of `casque`: a value made from its arguments that can be run and tested.
public protocol Subcommand: Sendable {
  /// What the command takes.
  static var spec: CommandSpec { get }
  /// Makes the command from its arguments.
  ///
  /// Throws what is wrong with them.
  init(_ arguments: ParsedArguments) throws(CommandError)
  /// Does the work.
  func run(_ io: CommandIO) throws(CommandError) -> ExitStatus
}
