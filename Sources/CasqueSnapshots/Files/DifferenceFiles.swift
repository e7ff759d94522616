import CasqueImaging
import Foundation

/// The files about snapshots that failed, in a folder that is made anew by each run.
///
/// For `welcome@se.image.png` they are `welcome@se.image.reference.png`, `….snapshot.png`,
/// `….difference.png`, `….side-by-side.png` and `….difference.json`.
public struct DifferenceFiles: Sendable, Hashable {
  /// The folder.
  public var folder: String

  /// Creates the files of a folder; nothing is written yet.
  public init(folder: String) { self.folder = folder }

  /// Deletes what an earlier run has left: a snapshot that passes again has no files.
  public func removeAll() { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes what a person wants to see of a snapshot that failed.
  ///
  /// - Parameters:
  ///   - content: the snapshot.
  ///   - name: its name.
  ///   - difference: how it differs; nil where it has no reference.
  /// - Returns: the paths that were written, by their roles.
  /// - Throws: if the system refuses.
  public func write(
    _ content: SnapshotContent, _ name: SnapshotName, _ difference: SnapshotDifference?
  ) throws(AtomicFile.WriteError) -> SnapshotFiles {
    let suffix = name.kind.suffix
    let ending = suffix.split(separator: ".").last.map(String.init) ?? "txt"
    let base = "\(folder)/\(name.path.dropLast(ending.count + 1))"
    var files = SnapshotFiles(snapshot: "\(base).snapshot.\(ending)")
    try AtomicFile.write(content.encoded(), to: files.snapshot)
    guard let difference else { return files }
    if case .image(let image) = difference, let pictures = image.pictures {
      files.reference = try write(pictures.reference, "\(base).reference.png")
      files.difference = try write(pictures.difference, "\(base).difference.png")
      files.sideBySide = try write(pictures.sideBySide, "\(base).side-by-side.png")
    }
    let json = "\(base).difference.json"
    try AtomicFile.write(
      Array(DifferenceDocument(name, difference).text.utf8), to: json)
    files.report = json
    return files
  }

  private func write(
    _ bitmap: Bitmap, _ path: String
  ) throws(AtomicFile.WriteError) -> String {
    try AtomicFile.write(PNGWriter.encode(bitmap), to: path)
    return path
  }
}

/// The files about one snapshot.
public struct SnapshotFiles: Sendable, Hashable, Codable {
  /// The snapshot as its reference would be.
  public var snapshot: String
  /// The reference as a picture, if it is one.
  public var reference: String?
  /// The difference as a picture.
  public var difference: String?
  /// Reference, snapshot and difference beside each other.
  public var sideBySide: String?
  /// The difference as JSON.
  public var report: String?

  /// Creates the files of a snapshot without a reference.
  public init(snapshot: String) { self.snapshot = snapshot }

  /// All paths, for attachments.
  public var paths: [String] {
    [sideBySide, difference, reference, snapshot, report].compactMap(\.self)
  }
}
