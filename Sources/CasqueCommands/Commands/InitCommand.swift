import Casque
import Foundation

/// `casque init`: writes a first layout, a `casque.yml` and a CI job that checks it.
public struct InitCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "init", summary: "Write a first layout, a casque.yml and a CI job",
    operands: "[FOLDER]",
    discussion: "Files that exist are left as they are.",
    examples: ["casque init", "casque init App"])

  private let folder: String?

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    guard arguments.operands.count <= 1 else {
      throw .usage(UsageError("name one folder, or none for this one"))
    }
    folder = arguments.operands.first
  }

  /// Writes the files.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    for (name, text) in Scaffold.files {
      let path = [folder ?? io.folder, name].joined(separator: "/")
      guard !FileManager.default.fileExists(atPath: path) else {
        io.err("kept \(name), which was there\n")
        continue
      }
      do throws(AtomicFile.WriteError) {
        try AtomicFile.write([UInt8](text.utf8), to: path)
      } catch {
        throw .failure("cannot write '\(error.path)': \(error.reason)")
      }
      io.err("wrote \(name)\n")
    }
    io.err("Try: casque check\n")
    return .success
  }
}
