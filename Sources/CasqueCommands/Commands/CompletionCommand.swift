/// `casque completion`: prints a script that completes command lines in a shell.
public struct CompletionCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "completion", summary: "Print a completion script for a shell",
    operands: "bash|zsh|fish", operandWords: Shell.allCases.map(\.rawValue),
    examples: ["casque completion bash > /etc/bash_completion.d/casque"])

  private let shell: Shell

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    guard arguments.operands.count == 1, let shell = Shell(rawValue: arguments.operands[0]) else {
      throw .usage(UsageError("name one shell: bash, zsh or fish"))
    }
    self.shell = shell
  }

  /// Prints the script.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    io.out(CompletionScript.text(for: shell, commands: Program.commands.map { $0.spec }))
    return .success
  }
}
