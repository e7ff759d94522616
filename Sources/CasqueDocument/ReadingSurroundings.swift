public import CasqueModel
internal import CasqueStrings

/// What a document is read with beside its own text.
public struct ReadingSurroundings: Sendable {
  /// The names of the system's colours.
  public var palette: Set<String>
  /// The files of the document's folder.
  public var files: DocumentFiles
  /// The language that texts are shown in; nil for that of development.
  public var locale: String?
  /// The images of the document's folder, whose sizes layered images need.
  public var resources: any Resources

  /// The documents that are being read, by their names within the folder: each shows the next.
  var chain: [String] = []
  /// The folder of the innermost of them, within the folder of the first; empty or ending in `/`.
  var folder: String {
    guard let last = chain.last, let slash = last.lastIndex(of: "/") else { return "" }
    return String(last[...slash])
  }

  /// Creates the surroundings of a document.
  public init(
    palette: Set<String>, files: DocumentFiles = .none, locale: String? = nil,
    resources: any Resources = EmptyResources()
  ) {
    self.palette = palette
    self.files = files
    self.locale = locale
    self.resources = resources
  }
}
