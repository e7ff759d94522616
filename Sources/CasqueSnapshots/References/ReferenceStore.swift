public import CasqueDiagnostics
import Foundation

/// A folder of references.
public struct ReferenceStore: Sendable, Hashable {
  /// The folder; it need not exist.
  public var folder: String

  /// Creates the store of a folder.
  public init(folder: String) { self.folder = folder }

  /// Creates the store of a test file: `__Snapshots__/<TestFile>` beside it.
  public init(besideTestFile path: String) {
    let file = URL(filePath: path)
    let folder = file.deletingLastPathComponent()
      .appending(path: "__Snapshots__", directoryHint: .notDirectory)
      .appending(
        path: file.deletingPathExtension().lastPathComponent, directoryHint: .notDirectory)
    self.init(folder: folder.path(percentEncoded: false))
  }

  /// The file of a snapshot's reference.
  public func path(of name: SnapshotName) -> String { "\(folder)/\(name.path)" }

  /// The paths of all references below the folder, sorted; what killed writers left is none.
  ///
  /// Complexity: O(n log n).
  public func references() -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let file = path.split(separator: "/").last ?? ""
      let isReference = SnapshotKind.allCases.contains { file.hasSuffix("." + $0.suffix) }
      if isReference, !AtomicFile.isLeftover(String(file)) { paths.append(path) }
    }
    return paths.sorted()
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
    precondition(name.kind == content.kind, "a snapshot's name has the kind of its content")
    let path = path(of: name)
    if let collision = run.claim(path, for: name, digest: content.digest, at: place) {
      return .collision(collision)
    }
    do {
      guard let reference = try read(path) else {
        if mode == .never { return .missing }
        try write(content.encoded(), to: path)
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
      let bytes = content.encoded()
      if bytes == reference { return .matched }
      try write(bytes, to: path)
      return .recorded(replacing: difference)
    }
    guard let difference else { return .matched }
    switch mode {
    case .missing, .never: return .different(difference, reference: .kept)
    case .failed:
      try write(content.encoded(), to: path)
      return .different(difference, reference: .replaced)
    case .changed, .all:
      try write(content.encoded(), to: path)
      return .recorded(replacing: difference)
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
