import Casque

/// `casque man`: prints the manual page.
public struct ManCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "man", summary: "Print the manual page", discussion: "The page is source for man(7).",
    examples: ["casque man > casque.1", "casque man | man -l -"])

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {}

  /// Prints the page.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    io.out(ManPage.text(of: Program.commands.map { $0.spec }, version: Version.number))
    return .success
  }
}
