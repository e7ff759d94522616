public import CasqueImaging
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file `hashes.lock` of a store that keeps names of pictures in place of pictures.
///
/// A line for each picture, sorted by path: path, SHA-256 of size and pixels, size, and what made it,
/// separated by tabs. Since a picture follows from its document, the picture itself can be drawn again
/// from the commit that the line is of.
public struct HashList: Sendable, Hashable {
  /// What is kept of a picture.
  public struct Entry: Sendable, Hashable {
    /// SHA-256 of its size and its pixels, in hexadecimal digits.
    public var hash: String
    /// Its size in pixels, such as `1179x2556`.
    public var size: String
    /// What made it.
    public var maker: Provenance

    /// Creates the entry of a picture.
    ///
    /// Complexity: O(pixels).
    public init(_ bitmap: Bitmap, madeBy maker: Provenance?) {
      hash = bitmap.contentHash
      size = "\(bitmap.width)x\(bitmap.height)"
      self.maker = maker ?? Provenance(engine: "", fonts: "", device: "")
    }

    init?(_ fields: [Substring]) {
      guard fields.count == 6, fields[1].count == 64 else { return nil }
      hash = String(fields[1])
      size = String(fields[2])
      maker = Provenance(
        engine: String(fields[3]), fonts: String(fields[4]), device: String(fields[5]))
    }
  }

  /// The file's name.
  public static let fileName = "hashes.lock"
  static let title = "casque hashes 1"

  /// The entries by the paths of their references.
  public private(set) var entries: [String: Entry] = [:]

  /// Creates a list without entries.
  public init() {}

  /// Reads a list; lines that cannot be read are left out, and their pictures count as missing.
  ///
  /// Complexity: O(text).
  public init(parsing text: String) {
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if let path = fields.first, let entry = Entry(fields) { entries[String(path)] = entry }
    }
  }

  /// The text of the file.
  ///
  /// Complexity: O(n log n).
  public var text: String {
    let lines = entries.sorted { $0.key < $1.key }.map { path, entry in
      let maker = entry.maker
      let words = [maker.engine, maker.fonts, maker.device].map { word in
        String(word.map { $0.isNewline || $0 == "\t" ? " " : $0 })
      }
      return ([path, entry.hash, entry.size] + words).joined(separator: "\t")
    }
    return ([HashList.title] + lines).joined(separator: "\n") + "\n"
  }

  /// The list of a store's folder; empty if there is none.
  static func read(in folder: String) -> HashList {
    guard let text = try? String(contentsOfFile: "\(folder)/\(fileName)", encoding: .utf8) else {
      return HashList()
    }
    return HashList(parsing: text)
  }

  /// Changes the list of a folder: no change of another task or process is lost.
  static func update(
    in folder: String, _ change: (inout HashList) -> Void
  ) throws(AtomicFile.WriteError) {
    let path = "\(folder)/\(fileName)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // The folder is locked and not the file, whose place another one takes.
      let lock = try FileHandle(forReadingFrom: URL(filePath: folder))
      defer { try? lock.close() }
      while flock(lock.fileDescriptor, LOCK_EX) != 0, errno == EINTR {}
      var list = read(in: folder)
      change(&list)
      try AtomicFile.write(Array(list.text.utf8), to: path)
    } catch let error as AtomicFile.WriteError {
      throw error
    } catch {
      throw AtomicFile.WriteError(path: path, reason: error.localizedDescription)
    }
  }

  /// Sets an entry, or takes it out.
  mutating func set(_ path: String, to entry: Entry?) { entries[path] = entry }
}
