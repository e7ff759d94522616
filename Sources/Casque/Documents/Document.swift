internal import CasqueDevices
public import CasqueDiagnostics
internal import CasqueDocument
internal import CasqueInterfaceBuilder
public import CasqueModel
internal import CasqueStrings
import Foundation

/// A layout document with the resources of its folder.
public struct Document: Sendable {
  /// The file, as the user named it.
  public let path: String
  /// The layout.
  public let layout: Layout
  /// The images of the document and its folder.
  public let resources: any Resources
  /// The names of the layouts that container views show, by the views, where they are of the same
  /// file.
  var embedded: [String: String] = [:]
  /// The asset catalogs of a document of Interface Builder.
  var catalogs: AssetCatalogs?
  /// What the ids of views begin with that belong to other layouts of the file, and are seen beside
  /// this one's.
  var companions: [String] = []

  /// The endings of file names that documents have.
  public static let fileExtensions = ["yml", "yaml", "storyboard", "xib"]

  /// Whether a file is a document of Interface Builder, by its ending.
  package static func isInterface(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Reads the layouts of a file: one of a YAML document, one a scene of a storyboard or xib.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - locale: the language that localised texts are shown in; nil for that of development.
  /// - Returns: the best layouts that could be made of it, and what is wrong.
  public static func readAll(_ path: String, locale: String? = nil) -> Diagnosed<[Document]> {
    guard isInterface(path) else {
      return read(path, locale: locale).map { $0.map { [$0] } ?? [] }
    }
    guard let bytes = bytes(of: path) else {
      return Diagnosed([], diagnostics: [unreadable(path)])
    }
    let folder = folder(of: path)
    let project = ProjectFiles(around: folder)
    let catalogs = AssetCatalogs(folder: folder, project: project, locale: locale)
    let strings = locale.map {
      InterfaceStrings(of: path, locale: $0, development: project.developmentRegion)
    }
    let read = InterfaceDocument.read(
      bytes, path: path, colors: catalogs.colors,
      texts: strings.map { strings in { strings.text($0) } })
    guard let document = read.value else { return Diagnosed([], diagnostics: read.diagnostics) }
    let scenes = SceneLayouts(document)
    let resources = CatalogResources(
      document, catalogs: catalogs, folder: loose(folder, project),
      languages: locale.map(LocaleName.candidates) ?? [])
    return Diagnosed(
      scenes.layouts.map {
        Document(
          path: path, layout: $0, resources: resources, embedded: scenes.embedded[$0.name] ?? [:],
          catalogs: catalogs, companions: scenes.companions[$0.name] ?? [])
      },
      diagnostics: read.diagnostics + (strings?.diagnostics(of: document) ?? [])
        + scenes.diagnostics
        + ImageDiagnostics.missing(in: scenes.layouts, from: resources, catalogs)
        + ImageDiagnostics.missingColors(of: document, catalogs))
  }

  /// The asset catalogs of the project around a folder.
  package static func catalogFolders(around folder: String) -> [String] {
    ProjectFiles(around: folder).catalogs.map { $0.path(percentEncoded: false) }
  }

  /// The images that are in no catalog: beside a document, and in its project.
  static func loose(_ folder: String, _ project: ProjectFiles) -> any Resources {
    let beside = FolderResources(folder: surrounding(folder))
    return ProjectImages(project).map { FallbackResources(first: beside, second: $0) } ?? beside
  }

  /// The folder around one of localised documents, and any other one itself.
  private static func surrounding(_ folder: String) -> String {
    let url = URL(filePath: folder)
    guard url.pathExtension == "lproj" else { return folder }
    return url.deletingLastPathComponent().path(percentEncoded: false)
  }

  /// Reads a document and looks at the images it names.
  ///
  /// - Parameters:
  ///   - path: the file; of a storyboard or xib the first scene is read.
  ///   - locale: the language that localised texts are shown in; nil for that of development.
  /// - Returns: the best layout that could be made of it, nil if there is none, and what is wrong.
  public static func read(_ path: String, locale: String? = nil) -> Diagnosed<Document?> {
    if isInterface(path) { return readAll(path, locale: locale).map(\.first) }
    guard let bytes = bytes(of: path) else {
      return Diagnosed(nil, diagnostics: [unreadable(path)])
    }
    return read(bytes, path: path, folder: folder(of: path), locale: locale)
  }

  /// Reads a layout document that is in no file, and looks at the images it names.
  ///
  /// - Parameters:
  ///   - bytes: the document, UTF-8.
  ///   - path: what diagnostics call it.
  ///   - folder: where images, other layouts and strings are.
  ///   - locale: the language that localised texts are shown in; nil for that of development.
  /// - Returns: the best layout that could be made of it, nil if there is none, and what is wrong.
  public static func read(
    _ bytes: [UInt8], path: String, folder: String = ".", locale: String? = nil
  ) -> Diagnosed<Document?> {
    let resources = FolderResources(folder: folder)
    let read = DocumentReader.read(
      bytes, path: path,
      ReadingSurroundings(
        palette: Set(OSRelease.ios26.palette.names), files: resources.documentFiles,
        locale: locale, resources: resources))
    guard let layout = read.value else { return Diagnosed(nil, diagnostics: read.diagnostics) }
    return Diagnosed(
      Document(path: path, layout: layout, resources: resources),
      diagnostics: read.diagnostics + ImageDiagnostics.diagnostics(of: layout, in: resources))
  }

  static func folder(of path: String) -> String {
    URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
  }

  /// What a file holds, at most one byte more than documents may have: a larger one is not read to
  /// its end to be refused.
  package static func bytes(of path: String) -> [UInt8]? {
    guard FileKind(of: path) == .file,
      let file = try? FileHandle(forReadingFrom: URL(filePath: path))
    else { return nil }
    defer { try? file.close() }
    do {
      // At the end of a file there is nil instead of nothing.
      return [UInt8](try file.read(upToCount: DocumentLimits().bytes + 1) ?? Data())
    } catch {
      return nil
    }
  }

  /// The text of a file that is read as a document, for excerpts; nil if it is none.
  package static func text(of path: String) -> String? {
    guard let bytes = bytes(of: path), bytes.count <= DocumentLimits().bytes else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  package static func unreadable(_ path: String) -> Diagnostic {
    let reason =
      switch FileKind(of: path) {
      case .folder: "is a folder"
      case .file: "cannot be read"
      case .special: "is a pipe or a device, not a file"
      case .missing where path.unicodeScalars.contains("\u{FFFD}"):
        "does not exist; names of files must be UTF-8"
      case .missing: "does not exist"
      }
    let start = SourcePosition(line: 1, column: 1)
    return Diagnostic(
      .documentUnreadable, "'\(path)' \(reason)",
      at: SourceRange(path: path, bytes: 0..<0, start: start, end: start))
  }
}
