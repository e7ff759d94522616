import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file in which a run of tests notes the references that it checked, so that those that no test
/// has any more can be told.
///
/// A line for each reference, its path; any number of processes append to it. A run that was asked
/// for some of its tests alone says so in a line that begins with `#`: of such a run nothing follows
/// about the references that it did not check.
public struct ReferenceLog: Sendable, Hashable {
  /// The environment variable that names the file.
  public static let variable = "CASQUE_TEST_LOG"

  private static let partial = "# not all tests ran"

  /// The paths that were checked, absolute and without links.
  public private(set) var paths: Set<String> = []
  /// Whether every test ran, as far as the runs know.
  public private(set) var isWhole = true

  /// Reads the text of a log.
  ///
  /// Complexity: O(text).
  public init(parsing text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("#") {
        isWhole = false
      } else {
        paths.insert(ReferenceLog.plain(String(line)))
      }
    }
  }

  /// Whether a reference was checked.
  public func contains(_ path: String) -> Bool { paths.contains(ReferenceLog.plain(path)) }

  /// Notes a reference in the file that the environment names, if it names one.
  ///
  /// What cannot be written is left out, and standard error is told so once: a later run that is told
  /// to delete orphans would take the reference for one.
  ///
  /// - Parameters:
  ///   - path: the reference.
  ///   - environment: the environment variables.
  ///   - arguments: the words that the process was started with.
  public static func note(
    _ path: String, environment: [String: String], arguments: [String]
  ) {
    guard let file = environment[variable], !file.isEmpty else { return }
    var text = "\(plain(path))\n"
    if isPartial(arguments) { text = "\(partial)\n" + text }
    if !FileManager.default.fileExists(atPath: file) {
      _ = FileManager.default.createFile(atPath: file, contents: nil)
    }
    guard let handle = FileHandle(forWritingAtPath: file) else { return warn(of: file) }
    defer { try? handle.close() }
    while flock(handle.fileDescriptor, LOCK_EX) != 0, errno == EINTR {}
    do {
      _ = try handle.seekToEnd()
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      warn(of: file)
    }
  }

  private static let hasWarned = Mutex(false)

  private static func warn(of file: String) {
    let isFirst = hasWarned.withLock { warned in
      defer { warned = true }
      return !warned
    }
    guard isFirst else { return }
    let text =
      "casque: cannot write '\(file)', which \(variable) names: do not prune with it\n"
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Whether the words that start a test binary choose some of its tests.
  static func isPartial(_ arguments: [String]) -> Bool {
    arguments.dropFirst().contains { word in
      ["--filter", "--skip"].contains { word == $0 || word.hasPrefix($0 + "=") }
        // XCTest takes the chosen tests as Module.Suite/test,…
        || !word.hasPrefix("-") && !word.hasPrefix("/") && word.contains(".") && word.contains("/")
          && !word.hasSuffix(".xctest") && !FileManager.default.fileExists(atPath: word)
    }
  }

  private static func plain(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path(percentEncoded: false)
  }
}
