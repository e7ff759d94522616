import Casque
import Foundation

/// What a `casque.yml` sets: values of options for all commands or for one, and the documents.
///
/// A value counts where the command line does not give the option. Names of files and folders are
/// relative to the folder of the file.
struct ConfigurationFile: Sendable {
  /// A value of an option.
  struct Setting: Sendable {
    /// The option's name, or ``ConfigurationFile/layouts``.
    var name: String
    /// The one command that it is for, or nil for all.
    var command: String?
    /// The values, in order; empty for a flag that is off.
    var values: [String]
    /// Where it stands.
    var place: SourceRange
  }

  /// The key that names documents and folders with documents.
  static let layouts = "layouts"
  /// The file's name.
  static let fileName = "casque.yml"

  /// The file, relative to where the command runs.
  var path: String
  /// The settings, in the order of the file.
  var settings: [Setting]

  /// The file of a folder or of the nearest folder above it; nil if there is none.
  ///
  /// A folder with `.git` is the last that is looked into.
  ///
  /// - Throws: if the file has errors, after telling all of them.
  static func find(_ io: CommandIO) throws(CommandError) -> ConfigurationFile? {
    guard let path = path(from: io.folder) else { return nil }
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw .failure("cannot read '\(path)'")
    }
    let read = ConfigurationReader.read([UInt8](data), path: path)
    let report = TextReport(io)
    for diagnostic in read.diagnostics { io.err(report.text(of: diagnostic)) }
    guard !read.diagnostics.contains(where: { $0.severity == .error }) else {
      throw .failure("nothing was done, because of the errors in '\(path)'")
    }
    return read.value
  }

  private static func path(from folder: String) -> String? {
    let files = FileManager.default
    var prefix = folder == "." ? "" : folder + "/"
    let start = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    for _ in start.pathComponents {
      // A link that leads nowhere is a file that cannot be read, and not none.
      let isThere = (try? files.attributesOfItem(atPath: prefix + fileName)) != nil
      if isThere { return prefix + fileName }
      if files.fileExists(atPath: prefix + ".git") { return nil }
      prefix += "../"
    }
    return nil
  }

  /// The setting that counts for a command: its own, else that of all commands.
  func setting(_ name: String, for command: CommandSpec) -> Setting? {
    settings.last { $0.name == name && $0.command == command.name }
      ?? settings.last { $0.name == name && $0.command == nil }
  }

  /// A name in the file as one that can be opened from where the command runs.
  func resolved(_ name: String) -> String {
    if name.hasPrefix("/") { return name }
    return path.dropLast(ConfigurationFile.fileName.count) + name
  }

  /// The arguments with the file's values for what the command line does not give.
  func completing(_ arguments: ParsedArguments) -> ParsedArguments {
    var result = arguments
    for option in arguments.spec.options where !arguments.flag(option.name) {
      guard let setting = setting(option.name, for: arguments.spec), !setting.values.isEmpty
      else { continue }
      let isPath = option.value == "FILE" || option.value == "FOLDER"
      result.set(option.name, to: isPath ? setting.values.map(resolved) : setting.values)
    }
    let takesDocuments =
      arguments.spec.takesDocuments && !arguments.spec.otherVerbs.contains(arguments.verb ?? "")
    if arguments.operands.isEmpty, takesDocuments,
      let setting = setting(ConfigurationFile.layouts, for: arguments.spec)
    {
      result.operands = setting.values.map(resolved)
    }
    return result
  }
}

extension CommandSpec {
  /// Whether the operands are documents that are laid out, so that a `casque.yml` can stand for them.
  var takesDocuments: Bool {
    (operands?.hasPrefix("FILE") ?? false) && options.contains { $0.name == "device" }
  }
  /// The options that a `casque.yml` may set: all but where the outcome goes, and who looks at it.
  var configurable: [OptionSpec] {
    takesDocuments ? options.filter { !["output", "watch", "open"].contains($0.name) } : []
  }
}
