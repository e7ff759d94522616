import Casque
import CasqueCommands
import Foundation
import Synchronization

/// What a command line wrote and how it ended.
struct CommandRun {
  var status: ExitStatus
  var out: String
  var err: String

  /// Runs a command line in this process.
  init(_ words: String..., environment: [String: String] = [:]) {
    self.init(words: words, environment: environment)
  }

  /// What another process wrote to standard output, and how it ended.
  init(status: ExitStatus, out: String) {
    self.status = status
    self.out = out
    err = ""
  }

  init(
    words: [String], environment: [String: String] = [:], folder: String = ".",
    input: [String] = []
  ) {
    let sink = Sink()
    let lines = Mutex(input)
    status = Program.run(
      words,
      io: CommandIO(
        out: { sink.add($0, to: \.out) }, err: { sink.add($0, to: \.err) },
        input: { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } },
        environment: environment,
        folder: folder))
    (self.out, self.err) = sink.texts
  }
}

/// Collects what is written from any task.
private final class Sink: Sendable {
  struct Texts: Sendable {
    var out = ""
    var err = ""
  }

  private let state = Mutex(Texts())

  func add(_ text: String, to stream: any WritableKeyPath<Texts, String> & Sendable) {
    state.withLock { $0[keyPath: stream] += text }
  }

  var texts: (String, String) { state.withLock { ($0.out, $0.err) } }
}

/// A folder that is gone after the test.
final class ScratchFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "casque-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  func write(_ text: String, to name: String) throws -> String {
    let file = path + name
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  func bytes(of name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: path + name))).map { [UInt8]($0) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
