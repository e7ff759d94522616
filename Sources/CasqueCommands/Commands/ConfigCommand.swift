import Casque

/// `casque config`: prints every setting with its value and where that comes from.
public struct ConfigCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "config", summary: "Print the settings and where each value comes from",
    discussion: """
      A `casque.yml` sets options of the commands that read documents, where the command line does
      not give them. It is looked for in this folder and those above it, up to one with `.git`.
      Options that all of them have may stand at its top, and every option of a command but
      --output below the command's name; `layouts` lists what is read if no file is named.
      """,
    examples: ["casque config"])

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {}

  /// Prints the settings.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    let file = try ConfigurationFile.find(io)
    io.out(file.map { "file: \($0.path)\n" } ?? "file: none\n")
    for command in Program.commands.map({ $0.spec }) where command.takesDocuments {
      io.out("\n\(command.name)\n" + ConfigCommand.table(of: command, file))
    }
    return .success
  }

  private static func table(of command: CommandSpec, _ file: ConfigurationFile?) -> String {
    let layouts = OptionSpec(ConfigurationFile.layouts, value: "FILE", "")
    let rows = ([layouts] + command.configurable).map { option -> [String] in
      guard let setting = file?.setting(option.name, for: command) else {
        let initial = option.value == nil ? "false" : option.initial
        return [option.name, initial.isEmpty ? "none" : initial, "built in"]
      }
      let values = option.value == nil && setting.values.isEmpty ? ["false"] : setting.values
      return [option.name, values.joined(separator: ", "), setting.place.description]
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return "  \(cells.joined(separator: "  "))  \(row[2])\n"
    }.joined()
  }
}
