import Casque
import Foundation

/// The files that documents may depend on, as they are on the disk.
///
/// Whatever a document names lies in its folder or below it, other layouts, strings, images and asset
/// catalogs, or in the catalogs of its project. So these folders are looked through; hidden ones are
/// left out.
struct WatchedFiles {
  /// What tells a file from what it was before.
  struct Stamp: Hashable {
    var modified: Date?
    var size: Int?
    /// Editors save by renaming: the new file may be as large and as old.
    var identity: Int?
  }

  /// The state of the files.
  struct State: Equatable {
    var stamps: [String: Stamp] = [:]
    var folders: [String] = []

    static func == (a: State, b: State) -> Bool { a.stamps == b.stamps }
  }

  /// How many entries of folders are looked at.
  private static let entryLimit = 20_000
  /// The endings of the names of files that a document may name.
  private static let endings: Set<String> = [
    "yml", "yaml", "storyboard", "xib", "json", "strings", "stringsdict", "xcstrings", "png", "jpg",
    "jpeg", "webp", "gif", "svg", "pdf", "heic",
  ]

  private let folders: [String]
  /// Files that do not count, since the command writes them.
  var ignored: Set<String> = []

  /// The files of documents and folders that operands name.
  init(_ operands: [String]) {
    var folders: [String] = []
    for operand in operands {
      var url = URL(filePath: operand).standardizedFileURL.resolvingSymlinksInPath()
      if FileKind(of: operand) != .folder { url = url.deletingLastPathComponent() }
      // Localised documents have their catalogs beside their folder.
      if url.pathExtension == "lproj" { url = url.deletingLastPathComponent() }
      let path = url.path(percentEncoded: false)
      if !folders.contains(path) { folders.append(path) }
      // An app's catalogs are seldom beside its storyboards.
      for catalog in Document.catalogFolders(around: path) where !catalog.hasPrefix(path) {
        if !folders.contains(catalog) { folders.append(catalog) }
      }
    }
    self.folders = folders
  }

  /// The files as they are now.
  func state() -> State {
    var state = State()
    var count = 0
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .contentModificationDateKey, .fileSizeKey]
    for folder in folders {
      state.folders += [WatchedFiles.surrounding(folder), folder]
      let found = FileManager.default.enumerator(
        at: URL(filePath: folder, directoryHint: .isDirectory),
        includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
      while let url = found?.nextObject() as? URL, count < WatchedFiles.entryLimit {
        count += 1
        let path = url.path(percentEncoded: false)
        guard let values = try? url.resourceValues(forKeys: keys) else { continue }
        if values.isDirectory == true {
          state.folders.append(path)
          // A folder in the place of a document is another thing to say than that it is gone.
          if ["yml", "yaml", "storyboard", "xib"].contains(url.pathExtension.lowercased()) {
            state.stamps[path] = Stamp()
          }
        } else if WatchedFiles.endings.contains(url.pathExtension.lowercased()),
          !ignored.contains(path)
        {
          state.stamps[path] = stamp(path, values)
        }
      }
    }
    return state
  }

  /// The nearest folder around a folder, which tells when that is deleted and made again.
  private static func surrounding(_ folder: String) -> String {
    var url = URL(filePath: folder, directoryHint: .isDirectory).deletingLastPathComponent()
    while FileKind(of: url.path(percentEncoded: false)) != .folder, url.pathComponents.count > 1 {
      url = url.deletingLastPathComponent()
    }
    return url.path(percentEncoded: false)
  }

  private func stamp(_ path: String, _ values: URLResourceValues) -> Stamp {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return Stamp(
      modified: values.contentModificationDate, size: values.fileSize,
      identity: attributes?[.systemFileNumber] as? Int)
  }
}
