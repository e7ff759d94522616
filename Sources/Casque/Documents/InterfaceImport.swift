public import CasqueDiagnostics
internal import CasqueDocument
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// The scenes of a storyboard or xib as layout documents with the images that they show.
public struct InterfaceImport: Sendable {
  /// A file that is made.
  public struct File: Sendable, Hashable {
    /// The name, in the folder that all files of an import are written to; `/` separates folders.
    public var name: String
    /// What it holds.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// A layout document for each scene, in their order.
  public let documents: [File]
  /// The images that they show, from asset catalogs and the folder; placeholders for others whose
  /// size is known.
  public let images: [File]

  /// Reads a storyboard or xib and writes its scenes anew.
  ///
  /// Constraints stay constraints, and a view has a frame only where the source places it by one.
  ///
  /// - Parameter path: the file.
  /// - Returns: the files, and what is wrong with the source or cannot be said in a document.
  public static func read(_ path: String) -> Diagnosed<InterfaceImport> {
    let read = Document.readAll(path)
    var images = ImportedImages()
    for document in read.value { images.add(document) }
    var files: [File] = []
    var diagnostics = read.diagnostics
    let names = images.names
    var taken: Set<String> = []
    for document in read.value {
      var layout = document.layout
      layout.root.dropDefaultPriorities()
      let text = DocumentWriter.text(of: layout) { names[$0] ?? $0 }
      diagnostics += text.diagnostics.filter { new in
        !diagnostics.contains { $0.code == new.code && $0.message == new.message }
      }
      var name = DocumentWriter.name(of: layout)
      while !taken.insert(name.lowercased()).inserted { name += "-\(taken.count)" }
      files.append(File(name: "\(name).yml", bytes: Array(text.value.utf8)))
    }
    return Diagnosed(
      InterfaceImport(documents: files, images: images.files), diagnostics: diagnostics)
  }
}

extension View {
  /// Leaves priorities out that the kinds of views have of their own.
  fileprivate mutating func dropDefaultPriorities() {
    for axis in Axis.allCases {
      if contentHuggingPriority[axis] == content.defaultHugging[axis] {
        contentHuggingPriority[axis] = nil
      }
      if contentCompressionResistancePriority[axis] == content.defaultCompressionResistance[axis] {
        contentCompressionResistancePriority[axis] = nil
      }
    }
    for index in subviews.indices { subviews[index].dropDefaultPriorities() }
  }
}
