import CasqueDiagnostics
import CasqueModel

extension ViewTreeReader {
  /// Reads the layout that a container view shows: the root view of another document of the folder,
  /// with the container's id and a dot before all of its ids.
  mutating func readLayout(_ value: DocumentValue, in container: String) -> [View] {
    guard let root = context.readDocument(value)?.root else { return [] }
    return [root.renamed { "\(container).\($0)" }]
  }
}

extension ReadingContext {
  /// Reads another document of the folder; nil after a diagnostic.
  mutating func readDocument(_ value: DocumentValue) -> Layout? {
    guard let name = documentName(value) else { return nil }
    let whole = surroundings.folder + name
    guard !surroundings.chain.contains(whole) else {
      report(.documentCycle, "'\(name)' would be shown within itself", at: value.bytes)
      return nil
    }
    guard countInstance(at: value.bytes) else { return nil }
    let bytes: [UInt8]
    switch surroundings.files.read(whole) {
    case .success(let read): bytes = read
    case .failure(let failure):
      report(failure, name, at: value.bytes)
      return nil
    }
    var inner = surroundings
    inner.chain.append(whole)
    let read = DocumentReader.read(
      bytes, path: folderPath + name, inner, instances: instances)
    instances = read.instances
    add(fromElsewhere: read.diagnostics)
    return read.layout
  }

  /// The folder of the document as the user named it; empty or ending in `/`.
  fileprivate var folderPath: String {
    guard let slash = source.path.lastIndex(of: "/") else { return "" }
    return String(source.path[...slash])
  }

  /// The folder of the first document as the user named it; empty or ending in `/`.
  var rootPath: String {
    let inner = surroundings.folder
    return folderPath.hasSuffix(inner) ? String(folderPath.dropLast(inner.count)) : folderPath
  }

  /// The name of a document within the folder; nil after a diagnostic.
  fileprivate mutating func documentName(_ value: DocumentValue) -> String? {
    guard let scalar = value.scalar, !scalar.isNull else {
      wrongType(value, expected: "the name of a document")
      return nil
    }
    reportComment(after: value, scalar)
    guard let name = pathInFolder(scalar.text, at: value.bytes) else { return nil }
    guard name.hasSuffix(".yml") || name.hasSuffix(".yaml") else {
      report(
        .documentInvalidValue, "'\(name.prefix(60))' is not a layout document (.yml)",
        at: value.bytes)
      return nil
    }
    return name
  }

  fileprivate mutating func report(
    _ failure: DocumentFiles.Failure, _ name: String, at stretch: Range<Int>
  ) {
    switch failure {
    case .missing:
      report(.resourceMissing, "there is no document '\(name)'", at: stretch, severity: .error)
    case .outsideFolder:
      report(.resourceOutsideFolder, "'\(name)' leads out of the document's folder", at: stretch)
    case .tooLarge:
      report(.documentTooLarge, "'\(name)' is larger than what is read", at: stretch)
    }
  }
}
