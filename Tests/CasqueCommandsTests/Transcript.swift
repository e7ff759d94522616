import CasqueCommands
import Foundation
import Synchronization

/// A run of the program in a folder of its own, with what it wrote.
final class Transcript: Sendable {
  /// The folder, removed with the transcript.
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "casque-\(UUID().uuidString)").path(percentEncoded: false)
  private let written = Mutex((out: "", err: ""))

  init(files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// What the program wrote to standard output.
  var out: String { written.withLock { $0.out } }
  /// What the program wrote to standard error.
  var err: String { written.withLock { $0.err } }

  /// Runs a command line without the program's name.
  func run(_ words: String..., in subfolder: String = "") -> ExitStatus {
    Program.run(words, io: io(subfolder))
  }

  /// The file's text.
  func read(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  /// Writes a file, with the folders above it.
  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func io(_ subfolder: String) -> CommandIO {
    CommandIO(
      out: { text in self.written.withLock { $0.out += text } },
      err: { text in self.written.withLock { $0.err += text } },
      folder: subfolder.isEmpty ? folder : "\(folder)/\(subfolder)")
  }
}
