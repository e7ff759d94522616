import Foundation

/// Writes files whole: at any moment the old content is there or the new one.
public enum AtomicFile {
  /// Why a file was not written; the file is as it was.
  public struct WriteError: Error, Sendable, Hashable {
    /// The file.
    public var path: String
    /// What the system said.
    public var reason: String
  }

  /// Writes `bytes` to `path`, making its folder if that is missing.
  ///
  /// - Throws: if the system refuses; the file is then as it was.
  public static func write(_ bytes: [UInt8], to path: String) throws(WriteError) {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw WriteError(path: path, reason: error.localizedDescription)
    }
  }
}
