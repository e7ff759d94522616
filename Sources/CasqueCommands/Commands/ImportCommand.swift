import Casque
import Foundation

/// `casque import`: writes the scenes of a storyboard or xib as layout documents.
public struct ImportCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "import", summary: "Write storyboards and xibs as layout documents",
    operands: "FILE",
    discussion: """
      Constraints stay constraints: views have frames only where the source places them by frames.
      Ids that documents do not take are renamed and kept after `source:`. A document with several
      scenes becomes a folder with a file for each. Images are written to images/ beside them, as
      grey areas where they are in no asset catalog. Files that exist are left as they are, all or
      none, unless --force is given.
      """,
    options: [
      OptionSpec("output", letter: "o", value: "PATH", "the .yml file, or a folder/"),
      OptionSpec(
        "locale", value: "LANGUAGE", "the language of localised texts, such as de or pt-BR"),
      OptionSpec("force", "write over files that exist"),
    ],
    examples: [
      "casque import Main.storyboard -o Layouts/main.yml",
      "casque import Main.storyboard -o Layouts/ --force",
    ])

  private let source: String
  private let output: String
  private let locale: String?
  private let isForced: Bool

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    guard arguments.operands.count == 1 else {
      throw .usage(UsageError("name one storyboard or xib"))
    }
    source = arguments.operands[0]
    guard source.hasSuffix(".storyboard") || source.hasSuffix(".xib") else {
      throw .usage(
        UsageError("'\(source)' is no document of Interface Builder", hint: ".storyboard or .xib"))
    }
    guard let output = arguments.value("output"), !output.isEmpty else {
      throw .usage(UsageError("-o is missing", hint: "for example -o Layouts/main.yml"))
    }
    self.output = output
    locale = try MatrixOptions.locale(of: arguments)
    isForced = arguments.flag("force")
  }

  /// Reads the source and writes the files.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    let read = InterfaceImport.read(source, locale: locale)
    let report = TextReport(io)
    for diagnostic in read.diagnostics { io.err(report.text(of: diagnostic)) }
    guard !read.value.documents.isEmpty else { return .failure }
    let files = try files(of: read.value)
    if !isForced, let taken = files.first(where: { FileKind(of: $0.name) != .missing }) {
      throw .failure("'\(taken.name)' is there already; --force writes over it")
    }
    for file in files {
      do throws(AtomicFile.WriteError) {
        try AtomicFile.write(file.bytes, to: file.name)
      } catch {
        throw .failure("\(error)")
      }
      io.err("wrote \(file.name)\n")
    }
    return read.diagnostics.contains { $0.severity == .error } ? .findings : .success
  }

  /// The files by their paths, documents first.
  private func files(of imported: InterfaceImport) throws(CommandError) -> [InterfaceImport.File] {
    guard output.hasSuffix(".yml") || output.hasSuffix(".yaml") else {
      let folder = output.hasSuffix("/") ? output : output + "/"
      return (imported.documents + imported.images).map { $0.below(folder) }
    }
    guard imported.documents.count == 1 else {
      throw .usage(
        UsageError(
          "'\(source)' has \(imported.documents.count) scenes, which do not fit into one file",
          hint: "name a folder, such as -o Layouts/"))
    }
    let folder = output.lastIndex(of: "/").map { String(output[...$0]) } ?? ""
    let document = InterfaceImport.File(name: output, bytes: imported.documents[0].bytes)
    return [document] + imported.images.map { $0.below(folder) }
  }
}

extension InterfaceImport.File {
  fileprivate func below(_ folder: String) -> InterfaceImport.File {
    InterfaceImport.File(name: folder + name, bytes: bytes)
  }
}
