internal import CasqueDevices
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
  /// - Parameters:
  ///   - path: the file.
  ///   - locale: the language of the texts; nil for that of development.
  /// - Returns: the files, and what is wrong with the source or cannot be said in a document.
  public static func read(_ path: String, locale: String? = nil) -> Diagnosed<InterfaceImport> {
    let read = Document.readAll(path, locale: locale)
    var images = ImportedImages()
    for document in read.value { images.add(document) }
    var files: [File] = []
    var diagnostics = read.diagnostics
    let names = images.names
    let layoutNames = Self.layoutNames(of: read.value)
    let places = Dictionary(
      read.value.enumerated().map { ($1.layout.name, $0) }
    ) { first, _ in first }
    var told = Set(diagnostics.map(Told.init))
    for (document, name) in zip(read.value, layoutNames) {
      var layout = document.layout
      layout.name = name
      // The embedded layouts are documents of their own.
      var shown: [String: String] = [:]
      for (container, inner) in document.embedded {
        guard let place = places[inner] else { continue }
        shown[container] = "\(layoutNames[place]).yml"
      }
      layout.root.empty(Set(shown.keys))
      layout.root.dropDefaultPriorities()
      let text = DocumentWriter.text(
        of: layout, imageFile: { names[$0] ?? $0 }, layoutFile: { shown[$0] })
      let file = File(name: "\(layout.name).yml", bytes: Array(text.value.utf8))
      let new = (text.diagnostics + (shown.isEmpty ? unreadable(file) : [])).filter {
        !told.contains(Told($0))
      }
      told.formUnion(new.map(Told.init))
      diagnostics += new
      files.append(file)
    }
    return Diagnosed(
      InterfaceImport(documents: files, images: images.files), diagnostics: diagnostics)
  }

  /// What is told once, wherever it is found.
  private struct Told: Hashable {
    let code: DiagnosticCode
    let message: String

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      message = diagnostic.message
    }
  }

  /// The names that layouts have in their documents, no two of them alike in any case.
  private static func layoutNames(of documents: [Document]) -> [String] {
    var taken: Set<String> = []
    return documents.map { document in
      var name = DocumentWriter.name(of: document.layout)
      while !taken.insert(name.lowercased()).inserted { name += "-\(taken.count)" }
      return name
    }
  }

  /// What of a written document is beyond the bounds of the form, such as a font of no size.
  private static func unreadable(_ file: File) -> [Diagnostic] {
    DocumentReader.read(
      file.bytes, path: file.name, palette: Set(OSRelease.ios26.palette.names)
    ).diagnostics.filter { $0.severity == .error }
  }
}

extension View {
  /// Takes out what is shown by container views.
  fileprivate mutating func empty(_ containers: Set<String>) {
    if containers.contains(id), content == .containerView { subviews = [] }
    for index in subviews.indices { subviews[index].empty(containers) }
  }

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
