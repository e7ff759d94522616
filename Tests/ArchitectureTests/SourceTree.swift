import Foundation

/// The Swift files of the package, read once.
struct SourceTree: Sendable {
  /// A file under `Sources`.
  struct File: Sendable {
    /// Its target: the first folder below `Sources`.
    var target: String
    /// Its path below `Sources`.
    var path: String
    /// Its lines without their ends.
    var lines: [String]
  }

  /// The package's own folder.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file under `Sources`, by path.
  static let sources: [File] = {
    let base = root.appending(path: "Sources").standardizedFileURL
    let found = FileManager.default.enumerator(atPath: base.path(percentEncoded: false))
    var files: [File] = []
    while let path = found?.nextObject() as? String {
      guard path.hasSuffix(".swift"),
        let text = try? String(contentsOf: base.appending(path: path), encoding: .utf8)
      else { continue }
      files.append(
        File(
          target: String(path.prefix { $0 != "/" }), path: path,
          // By bytes: a hundred thousand lines are a while by characters.
          lines: text.utf8.split(separator: 10, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }))
    }
    return files.sorted { $0.path < $1.path }
  }()
}
