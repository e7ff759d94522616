public import CasqueDiagnostics
import CasqueImaging
import Foundation

/// A folder of references.
public struct ReferenceStore: Sendable, Hashable {
  /// How pictures are kept.
  public enum Pictures: String, Sendable, Hashable, Codable, CaseIterable {
    /// As PNG files.
    case png
    /// As WebP files without loss, which are a quarter as large and say nothing of their making.
    case webp
    /// As their hashes in one file, ``HashList``.
    case hashes
  }

  /// The folder; it need not exist.
  public var folder: String
  /// How pictures are kept.
  public var pictures: Pictures

  /// Creates the store of a folder.
  public init(folder: String, pictures: Pictures = .png) {
    self.folder = folder
    self.pictures = pictures
  }

  /// Creates the store of a test file: `__Snapshots__/<TestFile>` beside it.
  public init(besideTestFile path: String, pictures: Pictures = .png) {
    let file = URL(filePath: path)
    let folder = file.deletingLastPathComponent()
      .appending(path: "__Snapshots__", directoryHint: .notDirectory)
      .appending(
        path: file.deletingPathExtension().lastPathComponent, directoryHint: .notDirectory)
    self.init(folder: folder.path(percentEncoded: false), pictures: pictures)
  }

  /// The file of a snapshot's reference.
  public func path(of name: SnapshotName) -> String { "\(folder)/\(id(of: name))" }

  /// The path of a snapshot's reference within the folder.
  public func id(of name: SnapshotName) -> String {
    guard pictures == .webp, name.kind.form == .picture else { return name.path }
    return name.path.dropLast("png".count) + "webp"
  }

  /// The paths of all references below the folder, sorted; what killed writers left is none, and
  /// neither is what lies in hidden folders.
  ///
  /// Complexity: O(n log n).
  public func references() -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let parts = path.split(separator: "/")
      let file = parts.last ?? ""
      if parts.contains(where: { $0.hasPrefix(".") }) { continue }
      let plain = file.hasSuffix(".webp") ? file.dropLast("webp".count) + "png" : file
      let isReference = SnapshotKind.allCases.contains { plain.hasSuffix("." + $0.suffix) }
      if isReference { paths.append(path) }
    }
    let hashed = HashList.read(in: folder).entries.keys.filter { !paths.contains($0) }
    return (paths + hashed).sorted()
  }

  /// Deletes the temporary files that killed writers left below the folder.
  ///
  /// Younger ones may be those of a writer at work, and stay.
  /// - Parameter age: how old a file must be, in seconds.
  public func removeLeftovers(olderThan age: Double = 3600) {
    let files = FileManager.default
    let found = files.enumerator(atPath: folder)
    while let path = found?.nextObject() as? String {
      guard let name = path.split(separator: "/").last, AtomicFile.isLeftover(String(name))
      else { continue }
      let date = found?.fileAttributes?[.modificationDate] as? Date
      guard let date, -date.timeIntervalSinceNow > age else { continue }
      try? files.removeItem(atPath: "\(folder)/\(path)")
    }
  }

  /// Compares a snapshot with its reference, and writes it where the mode says so.
  ///
  /// It may be called from any number of tasks and processes: references are written whole.
  /// - Parameters:
  ///   - content: the snapshot.
  ///   - name: what it is of; its kind must be the content's.
  ///   - mode: when to write.
  ///   - place: where it was taken, for collisions.
  ///   - run: what was checked so far.
  ///
  /// Complexity: O(content).
  public func check(
    _ content: SnapshotContent, as name: SnapshotName, mode: RecordMode, at place: SourceRange,
    in run: SnapshotRun = .current
  ) -> SnapshotOutcome {
    precondition(name.kind.form == content.form, "a snapshot's name has the kind of its content")
    let path = path(of: name)
    if let collision = run.claim(path, for: name, digest: content.digest, at: place) {
      return .collision(collision)
    }
    do {
      if case .image(let bitmap, _, let maker) = content, pictures == .hashes {
        return try check(HashList.Entry(bitmap, madeBy: maker), at: name.path, mode, run)
      }
      guard let reference = try read(path) else {
        if mode == .never { return .missing }
        try write(try encoded(content), to: path)
        return .recorded(replacing: nil)
      }
      return try compare(content, with: reference, at: path, mode)
    } catch {
      return .inaccessible(reason: error.reason)
    }
  }

  private func compare(
    _ content: SnapshotContent, with reference: [UInt8], at path: String, _ mode: RecordMode
  ) throws(AccessError) -> SnapshotOutcome {
    let difference = content.difference(from: reference)
    if mode == .all {
      let bytes = try encoded(content)
      if bytes == reference { return .matched }
      try write(bytes, to: path)
      return .recorded(replacing: difference)
    }
    guard let difference else { return .matched }
    if mode == .failed || mode == .changed { try write(try encoded(content), to: path) }
    return ReferenceStore.outcome(difference, mode)
  }

  /// The file of a snapshot.
  private func encoded(_ content: SnapshotContent) throws(AccessError) -> [UInt8] {
    guard case .image(let bitmap, _, _) = content, pictures == .webp else {
      return content.encoded()
    }
    do {
      return try WebPWriter.encode(bitmap)
    } catch {
      throw AccessError(reason: "\(error)")
    }
  }

  /// Compares the hash of a picture with the one that is kept.
  private func check(
    _ entry: HashList.Entry, at path: String, _ mode: RecordMode, _ run: SnapshotRun
  ) throws(AccessError) -> SnapshotOutcome {
    func write() throws(AccessError) {
      do {
        try HashList.update(in: folder) { $0.set(path, to: entry) }
      } catch {
        throw AccessError(reason: error.reason)
      }
    }
    guard let old = run.hash(of: path, in: folder, expecting: entry) else {
      if mode == .never { return .missing }
      try write()
      return .recorded(replacing: nil)
    }
    if old.hash == entry.hash {
      if mode == .all, old != entry { try write() }
      return .matched
    }
    if mode != .missing, mode != .never { try write() }
    return ReferenceStore.outcome(
      .hash(HashDifference(reference: old, snapshot: entry)), mode)
  }

  /// What becomes of a difference, by the table of ``RecordMode``.
  private static func outcome(
    _ difference: SnapshotDifference, _ mode: RecordMode
  ) -> SnapshotOutcome {
    switch mode {
    case .missing, .never: .different(difference, reference: .kept)
    case .failed: .different(difference, reference: .replaced)
    case .changed, .all: .recorded(replacing: difference)
    }
  }

  /// Puts a snapshot in the place of its reference.
  ///
  /// - Throws: if the system refuses; the reference is then as it was.
  public func replace(
    _ path: String, by content: SnapshotContent
  ) throws(AtomicFile.WriteError) {
    if case .image(let bitmap, _, let maker) = content, pictures == .hashes {
      let entry = HashList.Entry(bitmap, madeBy: maker)
      try HashList.update(in: folder) { $0.set(path, to: entry) }
    } else {
      let file = "\(folder)/\(path)"
      do {
        try AtomicFile.write(try encoded(content), to: file)
      } catch let error as AccessError {
        throw AtomicFile.WriteError(path: file, reason: error.reason)
      } catch let error as AtomicFile.WriteError {
        throw error
      } catch {
        throw AtomicFile.WriteError(path: file, reason: "\(error)")
      }
    }
  }

  /// Deletes a reference, as a file and as a hash.
  ///
  /// - Throws: if the system refuses.
  public func remove(_ path: String) throws(AtomicFile.WriteError) {
    let file = "\(folder)/\(path)"
    if FileManager.default.fileExists(atPath: file) {
      do {
        try FileManager.default.removeItem(atPath: file)
      } catch {
        throw AtomicFile.WriteError(path: file, reason: error.localizedDescription)
      }
    }
    if HashList.read(in: folder).entries[path] != nil {
      try HashList.update(in: folder) { $0.set(path, to: nil) }
    }
  }

  /// The bytes of a file; nil if there is none.
  private func read(_ path: String) throws(AccessError) -> [UInt8]? {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      if !FileManager.default.fileExists(atPath: path) { return nil }
      throw AccessError(reason: error.localizedDescription)
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws(AccessError) {
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw AccessError(reason: error.reason)
    }
  }

  /// What the system said.
  private struct AccessError: Error {
    var reason: String
  }
}
