import Foundation

/// What a path leads to.
package enum FileKind: Sendable {
  /// A folder.
  case folder
  /// A file.
  case file
  /// A pipe, a device or a socket.
  case special
  /// Nothing.
  case missing

  /// Looks at a path, through links.
  package init(of path: String) {
    guard FileManager.default.fileExists(atPath: path) else {
      self = .missing
      return
    }
    // What a link to a pipe is resolved to has no attributes.
    let target = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory: self = .folder
    case .typeRegular: self = .file
    default: self = .special
    }
  }
}
