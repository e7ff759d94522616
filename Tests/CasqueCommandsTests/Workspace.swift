import Foundation

/// A folder of its own in which the program runs.
struct Workspace {
  private let folder: ScratchFolder

  init(files: [(name: String, text: String)] = []) throws {
    folder = try ScratchFolder()
    for file in files {
      let url = URL(filePath: folder.path + file.name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      _ = try folder.write(file.text, to: file.name)
    }
  }

  /// The folder, without a slash at its end.
  var path: String { String(folder.path.dropLast()) }

  /// Runs a command line, without the program's name, in the folder or in one below it.
  func run(_ words: String..., in subfolder: String? = nil) -> CommandRun {
    CommandRun(words: words, folder: subfolder.map { "\(path)/\($0)" } ?? path)
  }

  /// The text of a file.
  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }
}
