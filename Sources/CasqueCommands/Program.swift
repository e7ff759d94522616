import Casque
import Foundation

/// The program `casque`: finds the command, runs it and says what went wrong.
public enum Program {
  /// The commands, in the order of the help.
  public static let commands: [any Subcommand.Type] = [
    CheckCommand.self, RenderCommand.self, AnimateCommand.self, FramesCommand.self,
    ImportCommand.self, SnapshotsCommand.self, ShowReportCommand.self, DevicesCommand.self,
    ExplainCommand.self, SchemaCommand.self, CompletionCommand.self, ManCommand.self,
    InitCommand.self, ConfigCommand.self,
  ]

  /// Runs a command line without the program's own name.
  public static func run(_ words: [String], io: CommandIO) -> ExitStatus {
    guard let name = words.first else {
      io.err(HelpText.overview(of: commands.map { $0.spec }))
      return .usage
    }
    switch name {
    case "--help", "-h", "help":
      return help(words.dropFirst().first, io)
    case "--version":
      io.out(Version.text())
      return .success
    default: break
    }
    guard let command = commands.first(where: { $0.spec.name == name }) else {
      let near = NearestName.of(name, in: commands.map { $0.spec.name })
      return fail(
        .usage(
          UsageError(
            "there is no command '\(name)'",
            hint: near.map { "did you mean '\($0)'?" } ?? "`casque --help` lists them")), io)
    }
    let rest = Array(words.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return help(name, io)
    }
    do throws(CommandError) {
      return try start(command, rest, io)
    } catch {
      return fail(error, io)
    }
  }

  private static func start(
    _ command: any Subcommand.Type, _ words: [String], _ io: CommandIO
  ) throws(CommandError) -> ExitStatus {
    var arguments: ParsedArguments
    do { arguments = try ParsedArguments(words, for: command.spec) } catch { throw .usage(error) }
    if command.spec.takesDocuments, let file = try ConfigurationFile.find(io) {
      arguments = file.completing(arguments)
    }
    return try command.init(arguments).run(io)
  }

  private static func help(_ name: String?, _ io: CommandIO) -> ExitStatus {
    if let name, let command = commands.first(where: { $0.spec.name == name }) {
      io.out(HelpText.page(of: command.spec))
    } else {
      io.out(HelpText.overview(of: commands.map { $0.spec }))
    }
    return .success
  }

  private static func fail(_ error: CommandError, _ io: CommandIO) -> ExitStatus {
    switch error {
    case .usage(let usage):
      io.err("casque: \(usage.message)\n")
      if let hint = usage.hint { io.err("  hint: \(hint)\n") }
      return .usage
    case .failure(let message):
      io.err("casque: \(message)\n")
      return .failure
    case .diagnostic(let diagnostic):
      io.err(TextReport(io).text(of: diagnostic))
      return .failure
    }
  }
}

extension TextReport {
  /// A report for standard error or output of a command.
  init(_ io: CommandIO) {
    self.init(coloring: io.isColored ? .ansi : .none) { path in
      path == StandardInput.path
        ? String(validating: io.standardInput(), as: UTF8.self) : Document.text(of: path)
    }
  }
}
