import Foundation

/// What a path leads to.
package enum FileKind: Sendable {
  /// A folder.
  case folder
  /// A file, or anything else that is no folder.
  case file
  /// Nothing.
  case missing

  /// Looks at a path, through links.
  package init(of path: String) {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let values = try? url.resourceValues(forKeys: [.isDirectoryKey])
    guard let values else {
      self = .missing
      return
    }
    self = values.isDirectory == true ? .folder : .file
  }
}
