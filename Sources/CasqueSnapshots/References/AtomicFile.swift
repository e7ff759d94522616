import Foundation

/// Writes files whole: at any moment the old content is there or the new one.
///
/// The bytes go to a file of a unique name in the same folder, which then takes the place of the
/// old one; writers of one file at the same time leave the content of one of them. A process that
/// is killed between may leave its temporary file; ``isLeftover(_:)`` knows it.
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
  /// A link stays, and the file it leads to is written. What is no file, as `/dev/stdout` or a named
  /// pipe, stays and takes the bytes as they come.
  ///
  /// - Throws: if the system refuses; the file is then as it was.
  public static func write(_ bytes: [UInt8], to path: String) throws(WriteError) {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    do {
      if takesBytes(path, at: url) {
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.write(contentsOf: Data(bytes))
        return try handle.close()
      }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // Foundation writes `.dat.nosync<random>` beside the file, syncs it and renames it.
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw WriteError(path: path, reason: error.localizedDescription)
    }
  }

  /// Whether something is at a path that is neither a file nor a folder: a device or a pipe.
  ///
  /// A pipe that a shell opened has no path of its own: its link leads nowhere, and yet it exists.
  private static func takesBytes(_ path: String, at url: URL) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let type = attributes?[.type] as? FileAttributeType
    return type != .typeRegular && type != .typeDirectory
  }

  /// Whether a file of this name is what a killed writer left: no reference, and safe to delete.
  public static func isLeftover(_ name: String) -> Bool { name.hasPrefix(".dat.nosync") }
}

extension AtomicFile.WriteError: CustomStringConvertible {
  /// A sentence without a full stop.
  public var description: String { "'\(path)' cannot be written: \(reason)" }
}
